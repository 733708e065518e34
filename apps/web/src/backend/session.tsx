import type { Session, User } from '@supabase/supabase-js'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createContext, use, useEffect, useMemo, useRef, useState } from 'react'
import { useConnection } from './backend.tsx'

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
  useEffect(() => {
    if (!backend) return
    const { auth } = backend.client
    let current = true
    auth.getSession().then(({ data }) => {
      if (current) setSession((known) => (known === undefined ? data.session : known))
    })
    const { data } = auth.onAuthStateChange((_event, next) => setSession(next))
    return () => {
      current = false
      data.subscription.unsubscribe()
    }
  }, [backend])
  useForgetOnLeave(session?.user.id)
  const state = useMemo(() => sessionState(session), [session])
  return <SessionContext value={state}>{children}</SessionContext>
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
