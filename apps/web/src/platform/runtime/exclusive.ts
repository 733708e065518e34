/** Waits while another tab runs it. */
export type Exclusively = (name: string, work: () => Promise<void>) => Promise<void>

/** Web Locks are released when their tab is closed or killed; without them, immediately. */
export const exclusively: Exclusively = async (name, work) => {
  if (!('locks' in navigator)) return work()
  await navigator.locks.request(name, work)
}

export type TabSignal = {
  send(message: string): void
  /** Returns how to stop. */
  listen(heard: (message: string) => void): () => void
}

export function createTabSignal(name: string): TabSignal {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : null
  return {
    send: (message) => channel?.postMessage(message),
    listen: (onMessage) => {
      const received = ({ data }: MessageEvent) => onMessage(String(data))
      channel?.addEventListener('message', received)
      return () => channel?.removeEventListener('message', received)
    },
  }
}
