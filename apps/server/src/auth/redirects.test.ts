import { describe, expect, it } from 'vitest'
import { AuthError } from '../errors/auth.ts'
import { allowedRedirect, withCode, withError, withHash } from './redirects.ts'

const real = { config: { siteUrl: 'https://tappet.example/app' }, isTestMode: false }
const test = { config: { siteUrl: 'http://localhost:8787' }, isTestMode: true }

describe('the redirect for tokens', () => {
  it.each([
    'https://tappet.example/app',
    'https://tappet.example/app/auth/reset?from=mail',
    'tappet://auth/callback',
  ])('to %s', (place) => {
    expect(allowedRedirect(place, real)).toBe(place)
  })

  it.each([
    undefined,
    null,
    '',
    'not a place',
    '/auth/reset',
    '//tappet.example/app',
    'https://tappet.example/',
    'https://tappet.example/application',
    'https://tappet.example/app/../other',
    'http://tappet.example/app',
    'https://tappet.example:8443/app',
    'https://tappet.example.evil.example/app',
    'https://tappet.example@evil.example/app',
    'https://evil.example\\@tappet.example/app',
    'https://someone@tappet.example/app',
    'http://localhost:3000/',
    'javascript:alert(1)//tappet:',
    'https:evil.example',
    'data:text/html,tappet:',
    'tappets://auth',
    'tappet://elsewhere/callback',
    'tappet://auth/',
    'tappet://auth/callback/../other',
    'tappet://auth@elsewhere/callback',
    'tappet:auth/callback',
  ])('not to %s [V3.7.2]', (place) => {
    expect(allowedRedirect(place, real)).toBe(real.config.siteUrl)
  })

  it.each(['http://localhost:5173/', 'http://127.0.0.1:3000/auth', 'http://[::1]:3000/'])(
    'in test mode also to %s on this machine',
    (place) => {
      expect(allowedRedirect(place, test)).toBe(place)
      expect(allowedRedirect(place, real)).toBe(real.config.siteUrl)
    },
  )
})

describe('a redirect with values', () => {
  it('keeps the query of the URL', () => {
    expect(withCode('https://tappet.example/?a=1', 'c')).toBe('https://tappet.example/?a=1&code=c')
    expect(withHash('tappet://auth/reset', { type: 'recovery' })).toBe('tappet://auth/reset#type=recovery')
  })

  it('carries an error in the hash and, for PKCE, in the query too', () => {
    const error = new AuthError('link_expired')
    const message =
      'error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired'
    expect(withError('https://tappet.example/', error, false)).toBe(`https://tappet.example/#${message}`)
    expect(withError('https://tappet.example/', error, true)).toBe(
      `https://tappet.example/?${message}#${message}`,
    )
  })
})
