import type { Session, User } from '@supabase/supabase-js'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createContext, startTransition, use, useEffect, useMemo, useRef, useState } from 'react'
import { deviceStorage } from '../../platform/storage/storage.web.ts'
import { useConnection } from '../connection/backend.tsx'
import type { Backend } from '../connection/connect.ts'
import { isProven } from './second-factor.ts'

export type SessionState = {
  user: User | null
  session: Session | null
  loading: boolean
  status: 'loading' | 'authenticated' | 'unauthenticated'
  /** The password was given, the second factor's code not yet. */
  awaitsCode?: User
}

export function sessionState(session: Session | null | undefined): SessionState {
  if (session === undefined) return { user: null, session: null, loading: true, status: 'loading' }
  if (session && !isProven(session))
    return { user: null, session: null, loading: false, status: 'unauthenticated', awaitsCode: session.user }
  return session
    ? { user: session.user, session, loading: false, status: 'authenticated' }
    : { user: null, session: null, loading: false, status: 'unauthenticated' }
}

const SessionContext = createContext<SessionState | null>(null)

export function SessionProvider({ children }: { children: ReactNode }) {
  const { backend } = useConnection()
  const [session, setSession] = useState<Session | null | undefined>(undefined)
  useEffect(() => (backend ? followSession(backend, setSession) : undefined), [backend])
  const state = useMemo(() => sessionState(session), [session])
  useForgetOnLeave(state.user?.id)
  return <SessionContext value={state}>{children}</SessionContext>
}

type SetSession = (next: (known: Session | null | undefined) => Session | null | undefined) => void

/** Without a network an expired token cannot be renewed; the driver stays signed in while the device has a session. */
function followSession({ client, storedSession }: Backend, setSession: SetSession): () => void {
  let latest = 0
  const show = (session: Session | null) => {
    const isFirst = latest === 0
    latest += 1
    const known = () => setSession(() => session)
    // Whole pages wait for the first state; a later transition would keep the previous person's rows on the screen.
    if (isFirst) startTransition(known)
    else known()
  }
  const showKept = async () => {
    const before = latest
    const session = await storedSession()
    if (before === latest) show(session)
  }
  void showKept().then(() => client.auth.getSession())
  const { data } = client.auth.onAuthStateChange((event, next) => {
    if (next || event === 'SIGNED_OUT') show(next)
    else void showKept()
  })
  return () => {
    latest = Number.NaN
    data.subscription.unsubscribe()
  }
}

/** The next person never sees them. */
function useForgetOnLeave(userId: string | undefined): void {
  const queryClient = useQueryClient()
  const last = useRef(userId)
  useEffect(() => {
    if (last.current && last.current !== userId) queryClient.clear()
    last.current = userId
  }, [userId, queryClient])
}

/** Known at once, though not whether it still holds; a phone's app keeps its own elsewhere. */
export const hasKeptSession = () => deviceStorage.getItem('tappet.session') !== null

export function useSession(): SessionState {
  const state = use(SessionContext)
  if (!state) throw new Error('useSession needs a SessionProvider above it')
  return state
}
