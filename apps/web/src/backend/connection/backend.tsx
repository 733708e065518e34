import type { ReactNode } from 'react'
import { createContext, startTransition, use, useCallback, useEffect, useMemo, useState } from 'react'
import type { Backend } from './connect.ts'
import { connectToBackend } from './connection.ts'

type Connection = {
  promise: Promise<Backend>
  state: 'connecting' | 'ready' | 'failed'
  backend: Backend | null
  retry: () => void
}

const ConnectionContext = createContext<Connection | null>(null)

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
    // A tap in between is handled.
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

export function useConnection(): Connection {
  const connection = use(ConnectionContext)
  if (!connection) throw new Error('useConnection needs a BackendProvider above it')
  return connection
}

/** Suspends until connected; throws BackendUnreachable when that failed. */
export function useBackend(): Backend {
  const { promise } = useConnection()
  return use(promise)
}
