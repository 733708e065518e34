import { toast } from '../../ui/index.ts'
import { hasUnsavedWork } from './unsaved.ts'

/** What the worker hears of a pressed notification: only paths of this app are followed. */
function pathOf(message: unknown): string | null {
  const path = typeof message === 'object' && message !== null && 'open' in message ? message.open : null
  return typeof path === 'string' && /^\/(?!\/)/.test(path) ? path : null
}

/**
 * Goes where a notification leads that was pressed while the app was open. A page with something unsaved stays:
 * the driver is offered the way instead. Called once, at start.
 */
export function followNotifications(
  go: (path: string) => void,
  worker: EventTarget | undefined = globalThis.navigator?.serviceWorker,
): void {
  worker?.addEventListener('message', (event) => {
    const path = pathOf((event as MessageEvent).data)
    if (path === null) return
    if (!hasUnsavedWork()) return go(path)
    toast.info('A notification was opened', {
      description: 'What you are writing stays until you leave this page.',
      action: { label: 'View', onClick: () => go(path) },
    })
  })
}
