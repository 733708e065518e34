/** Shows what is pushed while the app is closed, and opens the app where it leads. */
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
    // Sent twice, it is shown once.
    tag: id,
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    data: path,
  })
}

/** In a window that is open already, which may hold a form and so decides itself; else in a new one. */
async function open(worker: ServiceWorkerGlobalScope, path: string): Promise<void> {
  const [window] = await worker.clients.matchAll({ type: 'window' })
  if (window === undefined) await worker.clients.openWindow(path)
  else (await window.focus()).postMessage({ open: path })
}
