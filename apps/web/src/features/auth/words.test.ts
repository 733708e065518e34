import { AuthApiError, AuthRetryableFetchError } from '@supabase/supabase-js'
import { describe, expect, it } from 'vitest'
import { failureWords, googleFailureWords, MissingIdToken } from './words.ts'

const refused = new AuthApiError('Invalid login credentials', 400, 'invalid_credentials')
const wordless = new AuthApiError('', 500, undefined)
const unreachable = new AuthRetryableFetchError('fetch failed', 0)

describe('failureWords', () => {
  it("[ERR-004] shows the service's message", () => {
    expect(failureWords('signin', refused).description).toBe('Invalid login credentials')
  })
  it('[ERR-005] shows "An error occurred" when the service gave no message', () => {
    expect(failureWords('signin', wordless).description).toBe('An error occurred')
  })
  it.each([unreachable, new TypeError('boom'), undefined])(
    '[ERR-009] says "Failed to sign in" when the service did not answer',
    (error) => {
      expect(failureWords('signin', error).description).toBe('Failed to sign in')
    },
  )
  it.each([unreachable, new TypeError('boom'), undefined])(
    '[ERR-010] says "Failed to create account" when the service did not answer',
    (error) => {
      expect(failureWords('signup', error).description).toBe('Failed to create account')
    },
  )
  it('[ERR-011] titles a failed sign-in "Sign-in failed"', () => {
    expect(failureWords('signin', refused).title).toBe('Sign-in failed')
  })
  it('[ERR-012] titles a failed sign-up "Sign-up failed"', () => {
    expect(failureWords('signup', refused).title).toBe('Sign-up failed')
  })
})

describe('googleFailureWords', () => {
  it('[ERR-006] titles every Google failure "Sign-in failed"', () => {
    for (const error of [refused, wordless, unreachable, new MissingIdToken()])
      expect(googleFailureWords(error).title).toBe('Sign-in failed')
  })
  it('[ERR-007] names a missing id token', () => {
    expect(googleFailureWords(new MissingIdToken()).description).toBe('No ID token received from Google')
  })
  it('[ERR-008] says "Failed to sign in with Google" when nobody said more', () => {
    for (const error of [wordless, unreachable, new Error('popup closed'), null])
      expect(googleFailureWords(error).description).toBe('Failed to sign in with Google')
  })
  it("passes on the service's message", () => {
    expect(googleFailureWords(refused).description).toBe('Invalid login credentials')
  })
})
