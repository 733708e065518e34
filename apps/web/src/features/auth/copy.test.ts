import { AuthApiError, AuthRetryableFetchError } from '@supabase/supabase-js'
import { describe, expect, it } from 'vitest'
import {
  failureMessage,
  MissingIdToken,
  newPasswordRefused,
  providerFailureMessage,
  recoverText,
  signedUpText,
} from './copy.ts'

const refused = new AuthApiError('Invalid login credentials', 400, 'invalid_credentials')
const wordless = new AuthApiError('', 500, undefined)
const unreachable = new AuthRetryableFetchError('fetch failed', 0)

describe('failureMessage', () => {
  it("shows the service's message [ERR-004]", () => {
    expect(failureMessage('signin', refused).description).toBe('Invalid login credentials')
  })
  it('shows "An error occurred" when the service gave no message [ERR-005]', () => {
    expect(failureMessage('signin', wordless).description).toBe('An error occurred')
  })
  it.each([unreachable, new TypeError('boom'), undefined])(
    'says "Failed to sign in" when the service did not answer [ERR-009]',
    (error) => {
      expect(failureMessage('signin', error).description).toBe('Failed to sign in')
    },
  )
  it.each([unreachable, new TypeError('boom'), undefined])(
    'says "Failed to create account" when the service did not answer [ERR-010]',
    (error) => {
      expect(failureMessage('signup', error).description).toBe('Failed to create account')
    },
  )
  it('titles a failed sign-in "Sign-in failed" [ERR-011]', () => {
    expect(failureMessage('signin', refused).title).toBe('Sign-in failed')
  })
  it('titles a failed sign-up "Sign-up failed" [ERR-012]', () => {
    expect(failureMessage('signup', refused).title).toBe('Sign-up failed')
  })
})

describe('providerFailureMessage', () => {
  it('titles every Google failure "Sign-in failed" [ERR-006]', () => {
    for (const error of [refused, wordless, unreachable, new MissingIdToken('Google')])
      expect(providerFailureMessage('Google', error).title).toBe('Sign-in failed')
  })
  it('names a missing id token [ERR-007]', () => {
    expect(providerFailureMessage('Google', new MissingIdToken('Google')).description).toBe(
      'No ID token received from Google',
    )
  })
  it('says "Failed to sign in with Google" when nobody said more [ERR-008]', () => {
    for (const error of [wordless, unreachable, new Error('popup closed'), null])
      expect(providerFailureMessage('Google', error).description).toBe('Failed to sign in with Google')
  })
  it('names Apple where Apple was asked', () => {
    expect(providerFailureMessage('Apple', unreachable).description).toBe('Failed to sign in with Apple')
  })
  it("passes on the service's message", () => {
    expect(providerFailureMessage('Google', refused).description).toBe('Invalid login credentials')
  })
})

describe('a refused new password', () => {
  it('leads to a new link when the sign-in is too old', () => {
    const stale = new AuthApiError(
      'Password update requires reauthentication',
      400,
      'reauthentication_needed',
    )
    expect(newPasswordRefused(stale)).toMatch(/15 minutes\. Ask for a new link; your password is unchanged/)
  })
  it("is told in the service's words otherwise", () => {
    expect(newPasswordRefused(new AuthApiError('Too weak', 422, 'weak_password'))).toBe('Too weak')
    expect(newPasswordRefused(wordless)).toBe('An error occurred')
  })
})

describe('what is said of mails', () => {
  it('names one only where the account waits for it', () => {
    expect(signedUpText(false)).toBe('Account created! Please check your email to verify your account')
    expect(signedUpText(true)).toBe('Account created! You are signed in.')
  })
  it('promises no link by mail where none is sent', () => {
    const { hint, submit, title, done } = recoverText(false)
    expect([hint, submit, title, done('a@b.c')].join(' ')).not.toMatch(
      /on its way|check your email|\bsend link/i,
    )
    expect(done('a@b.c')).toContain("the server's outbox")
    expect(recoverText(true).done('a@b.c')).toContain('on its way')
  })
})
