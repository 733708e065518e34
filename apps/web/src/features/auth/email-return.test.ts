import { describe, expect, it } from 'vitest'
import { isEmailReturn } from './email-return.ts'

describe('isEmailReturn', () => {
  it('knows a return from the sign-up mail', () => {
    expect(isEmailReturn('/', '?code=abc', '')).toBe(true)
    expect(isEmailReturn('/', '', '#error=access_denied&error_code=otp_expired')).toBe(true)
  })
  it('leaves every other visit alone', () => {
    expect(isEmailReturn('/', '', '')).toBe(false)
    expect(isEmailReturn('/', '?debug=true', '#error-codes')).toBe(false)
    expect(isEmailReturn('/auth/callback', '?code=abc', '')).toBe(false)
  })
})
