import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { useConnection } from '../../../backend/backend.tsx'
import { useSession } from '../../../backend/session.tsx'
import { bindOutbox, outbox, readAnew } from './instance.ts'
import type { OutboxState } from './outbox.ts'

/** Tells the outbox who writes. A page that writes does so too: the frame's own code may come later than it. */
export function useWriter(): void {
  const { backend } = useConnection()
  const { user } = useSession()
  const queryClient = useQueryClient()
  const client = backend?.client ?? null
  const userId = user?.id ?? null
  useEffect(() => {
    bindOutbox({ client, userId, queryClient })
    void outbox.refresh().then(outbox.flush)
  }, [client, userId, queryClient])
}

/** Sends what waits: at start, on a sign-in, and when the network or the driver comes back. */
export function useSender(): void {
  useWriter()
  useEffect(() => {
    const stop = outbox.start(readAnew)
    const send = () => void outbox.flush()
    const seen = () => {
      if (document.visibilityState === 'visible') send()
    }
    window.addEventListener('online', send)
    document.addEventListener('visibilitychange', seen)
    return () => {
      stop()
      window.removeEventListener('online', send)
      document.removeEventListener('visibilitychange', seen)
    }
  }, [])
}

/** What is still on its way to the server. */
export function useOutboxState(): OutboxState {
  return useSyncExternalStore(outbox.subscribe, outbox.state)
}
