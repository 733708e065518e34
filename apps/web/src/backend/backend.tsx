import type { ReactNode } from 'react'
import { createContext, startTransition, use, useCallback, useEffect, useMemo, useState } from 'react'
import type { Backend } from './connect.ts'
import { connectToBackend } from './connection.ts'

type Connection = {
  promise: Promise<Backend>
  state: 'connecting' | 'ready' | 'failed'
  backend: Backend | null
  /** Tries once more; what waits for the backend goes on waiting meanwhile. */
  retry: () => void
}

const ConnectionContext = createContext<Connection | null>(null)

/** Connects once at start and holds the connection for everything below. */
export function BackendProvider({
  connect = connectToBackend,
  children,
}: {
  connect?: () => Promise<Backend>
  children: ReactNode
}) {
  const [promise, setPromise] = useState(connect)
  const [settled, setSettled] = useState<{ promise: Promise<Backend>; backend: Backend | null } | null>(null)
  useEffect(() => {
    let current = true
    // What waited for the backend is drawn in pieces: a tap in between is answered.
    const settle = (backend: Backend | null) =>
      startTransition(() => {
        if (current) setSettled({ promise, backend })
      })
    promise.then(settle, () => settle(null))
    return () => {
      current = false
    }
  }, [promise])
  const retry = useCallback(() => setPromise(connect()), [connect])
  const connection = useMemo<Connection>(() => {
    const result = settled?.promise === promise ? settled : null
    const state = result === null ? 'connecting' : result.backend ? 'ready' : 'failed'
    return { promise, state, backend: result?.backend ?? null, retry }
  }, [promise, settled, retry])
  return <ConnectionContext value={connection}>{children}</ConnectionContext>
}

/** How the connection stands, without waiting for it. */
export function useConnection(): Connection {
  const connection = use(ConnectionContext)
  if (!connection) throw new Error('useConnection needs a BackendProvider above it')
  return connection
}

/** The backend. Suspends until it is there; throws BackendUnreachable when it can not be. */
export function useBackend(): Backend {
  const { promise } = useConnection()
  return use(promise)
}
