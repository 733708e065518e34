/** Does a piece of work while no other tab of this app does it; waits for its turn. */
export type Exclusively = (name: string, work: () => Promise<void>) => Promise<void>

/** By the browser's Web Locks: a lock falls free when its tab is closed or killed. Without them, at once. */
export const exclusively: Exclusively = async (name, work) => {
  if (!('locks' in navigator)) return work()
  await navigator.locks.request(name, work)
}

/** A word between the tabs of this app: says that something changed, and hears it from the others. */
export type TabSignal = { send(): void; listen(heard: () => void): () => void }

export function createTabSignal(name: string): TabSignal {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : null
  return {
    send: () => channel?.postMessage(null),
    listen: (heard) => {
      channel?.addEventListener('message', heard)
      return () => channel?.removeEventListener('message', heard)
    },
  }
}
