import { describe, expect, it } from 'vitest'
import { carriesTokens, landingTarget } from './landing.ts'

describe('carriesTokens', () => {
  it('finds an access or a refresh token, and nothing else', () => {
    expect(carriesTokens('#access_token=a&type=x')).toBe(true)
    expect(carriesTokens('#refresh_token=r')).toBe(true)
    expect(carriesTokens('#state=access_token')).toBe(false)
    expect(carriesTokens('')).toBe(false)
  })
})

describe('landingTarget', () => {
  it('waits while it has to, then follows the session', () => {
    expect(landingTarget({ status: 'authenticated', waiting: true })).toBeNull()
    expect(landingTarget({ status: 'loading', waiting: false })).toBeNull()
    expect(landingTarget({ status: 'authenticated', waiting: false })).toBe('/')
    expect(landingTarget({ status: 'unauthenticated', waiting: false })).toBe('/login')
  })
})
