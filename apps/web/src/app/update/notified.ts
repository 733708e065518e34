import { toast } from '../../ui/index.ts'
import { hasUnsavedWork } from './unsaved.ts'

/** Null unless it is a path of this app. */
function pathOf(message: unknown): string | null {
  const path = typeof message === 'object' && message !== null && 'open' in message ? message.open : null
  return typeof path === 'string' && /^\/(?!\/)/.test(path) ? path : null
}

/**
 * A page with unsaved work stays, with a link in a toast.
 * @returns how to stop
 */
export function followNotifications(
  go: (path: string) => void,
  worker: EventTarget | undefined = globalThis.navigator?.serviceWorker,
): () => void {
  const follow = (event: Event) => {
    const path = pathOf((event as MessageEvent).data)
    if (path === null) return
    if (!hasUnsavedWork()) return go(path)
    toast.info('A notification was opened', {
      description: 'What you are writing stays until you leave this page.',
      action: { label: 'View', onClick: () => go(path) },
    })
  }
  worker?.addEventListener('message', follow)
  return () => worker?.removeEventListener('message', follow)
}
