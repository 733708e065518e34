/** Runs work while no other tab of this app runs it; waits its turn. */
export type Exclusively = (name: string, work: () => Promise<void>) => Promise<void>

/** By Web Locks, which are released when their tab is closed or killed. Without them, immediately. */
export const exclusively: Exclusively = async (name, work) => {
  if (!('locks' in navigator)) return work()
  await navigator.locks.request(name, work)
}

/** Messages between the tabs of this app. */
export type TabSignal = {
  send(message: string): void
  /** Calls back with each message of another tab; returns how to stop. */
  listen(heard: (message: string) => void): () => void
}

export function createTabSignal(name: string): TabSignal {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : null
  return {
    send: (message) => channel?.postMessage(message),
    listen: (heard) => {
      const received = ({ data }: MessageEvent) => heard(String(data))
      channel?.addEventListener('message', received)
      return () => channel?.removeEventListener('message', received)
    },
  }
}
