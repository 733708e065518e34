import type { Session } from '@supabase/supabase-js'
import { describe, expect, it } from 'vitest'
import { storedSession } from '../../app/testing/harness.tsx'
import { sessionState } from './session.tsx'

const session: Session = JSON.parse(storedSession())

describe('sessionState', () => {
  it('is loading before the session is known [AUTH-029]', () => {
    expect(sessionState(undefined)).toEqual({ user: null, session: null, loading: true, status: 'loading' })
  })
  it('becomes unauthenticated without a session [AUTH-029]', () => {
    expect(sessionState(null)).toMatchObject({ loading: false, status: 'unauthenticated' })
  })
  it('holds the user, the session and a loading flag [AUTH-030]', () => {
    expect(sessionState(session)).toEqual({
      user: session.user,
      session,
      loading: false,
      status: 'authenticated',
    })
  })
})
