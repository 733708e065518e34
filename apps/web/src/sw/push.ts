/** Shows push messages and, on a press, opens the app at their path. */
import { readPushMessage } from './push-message.ts'

export function listenForPush(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener('push', (event) => event.waitUntil(show(worker, event.data?.text() ?? null)))
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(open(worker, String(event.notification.data ?? '/')))
  })
}

function show(worker: ServiceWorkerGlobalScope, text: string | null): Promise<void> {
  const { id, title, body, path } = readPushMessage(text)
  return worker.registration.showNotification(title, {
    body,
    // The same tag: a message sent twice is shown once.
    tag: id,
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    data: path,
  })
}

/** An open window may hold a form and so decides itself. */
async function open(worker: ServiceWorkerGlobalScope, path: string): Promise<void> {
  const [window] = await worker.clients.matchAll({ type: 'window' })
  if (window === undefined) await worker.clients.openWindow(path)
  else (await window.focus()).postMessage({ open: path })
}
