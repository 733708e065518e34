import type { Session } from '@supabase/supabase-js'
import { describe, expect, it } from 'vitest'
import { keptSession } from '../app/testing/harness.tsx'
import { sessionState } from './session.tsx'

const session: Session = JSON.parse(keptSession())

describe('sessionState', () => {
  it('[AUTH-029] is loading before anybody knows', () => {
    expect(sessionState(undefined)).toEqual({ user: null, session: null, loading: true, status: 'loading' })
  })
  it('[AUTH-029] becomes unauthenticated without a session', () => {
    expect(sessionState(null)).toMatchObject({ loading: false, status: 'unauthenticated' })
  })
  it('[AUTH-030] holds the user, the session and a loading flag', () => {
    expect(sessionState(session)).toEqual({
      user: session.user,
      session,
      loading: false,
      status: 'authenticated',
    })
  })
})
