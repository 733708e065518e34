import { describe, expect, it } from 'vitest'
import { returnPath } from './return-path.ts'

describe('returnPath', () => {
  it.each(['/history', '/maintenance/reminders', '/history?page=2#top'])(
    'leads back to the path first asked for: %s [AUTH-016]',
    (from) => {
      expect(returnPath({ from })).toBe(from)
    },
  )
  it.each([null, undefined, {}, { from: 7 }, 'history'])(
    'leads home when no path was asked for: %j [AUTH-017]',
    (state) => {
      expect(returnPath(state)).toBe('/')
    },
  )
  it.each([
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'https://evil.example/history',
    'javascript:alert(1)',
    'history',
    '',
    '/login',
    '/login?tab=signup',
    '/auth/callback',
    '/a/../login',
  ])('never leaves the app nor goes in a circle: %j', (from) => {
    expect(returnPath({ from })).toBe('/')
  })
  it('keeps a page that only begins like a sign-in page', () => {
    expect(returnPath({ from: '/authors' })).toBe('/authors')
  })
})
