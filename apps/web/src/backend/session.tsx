import type { Session, User } from '@supabase/supabase-js'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createContext, startTransition, use, useEffect, useMemo, useRef, useState } from 'react'
import { useConnection } from './backend.tsx'
import type { Backend } from './connect.ts'

export type SessionState = {
  user: User | null
  session: Session | null
  loading: boolean
  status: 'loading' | 'authenticated' | 'unauthenticated'
}

/** What a session, or the lack of one, means; undefined while nobody knows yet. */
export function sessionState(session: Session | null | undefined): SessionState {
  if (session === undefined) return { user: null, session: null, loading: true, status: 'loading' }
  return session
    ? { user: session.user, session, loading: false, status: 'authenticated' }
    : { user: null, session: null, loading: false, status: 'unauthenticated' }
}

const SessionContext = createContext<SessionState | null>(null)

/** Holds who is signed in, from the kept session and then from every change of it. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const { backend } = useConnection()
  const [session, setSession] = useState<Session | null | undefined>(undefined)
  useEffect(() => (backend ? followSession(backend, setSession) : undefined), [backend])
  useForgetOnLeave(session?.user.id)
  const state = useMemo(() => sessionState(session), [session])
  return <SessionContext value={state}>{children}</SessionContext>
}

type SetSession = (next: (known: Session | null | undefined) => Session | null | undefined) => void

/**
 * Shows the kept session at once, then every change of it. Without a network its token can not be
 * renewed, and the client then speaks of no session: the driver stays known while the device keeps one.
 */
function followSession({ client, keptSession }: Backend, setSession: SetSession): () => void {
  let latest = 0
  const show = (session: Session | null) => {
    const isFirst = latest === 0
    latest += 1
    const known = () => setSession(() => session)
    // Whole pages wait to know who is there; a change of it is shown at once: a transition
    // would leave what belongs to the person before on the screen while a part is fetched.
    if (isFirst) startTransition(known)
    else known()
  }
  const showKept = async () => {
    const asked = latest
    const session = await keptSession()
    if (asked === latest) show(session)
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

/** Drops every loaded row when the person changes: the next one must not see a glimpse of them. */
function useForgetOnLeave(userId: string | undefined): void {
  const queryClient = useQueryClient()
  const last = useRef(userId)
  useEffect(() => {
    if (last.current && last.current !== userId) queryClient.clear()
    last.current = userId
  }, [userId, queryClient])
}

/** Who is signed in, if anybody. */
export function useSession(): SessionState {
  const state = use(SessionContext)
  if (!state) throw new Error('useSession needs a SessionProvider above it')
  return state
}
