import { createHash } from 'node:crypto'
import type { JWTPayload } from 'jose'
import { AuthError } from '../../errors/auth.ts'
import type { Metadata } from '../accounts/users.ts'
import { isSameText } from '../secrets.ts'

const MAX_PROFILE_CHARACTERS = 500

const NAMES = ['google', 'apple'] as const
export type ProviderName = (typeof NAMES)[number]

export const isProviderName = (name: string): name is ProviderName => NAMES.some((each) => each === name)

export type ProviderUser = {
  provider: ProviderName
  subject: string
  email: string
  isEmailVerified: boolean
  /** Stored as the identity's data and merged into the user's metadata. */
  profile: Metadata
}

/** Against replay: the caller must know the nonce whose hash the token carries. */
export function requireNonce(payload: JWTPayload, nonce: string | null): void {
  const carried = typeof payload.nonce === 'string' ? payload.nonce : null
  if ((carried === null) !== (nonce === null)) {
    throw new AuthError('validation_failed', {
      message: 'Passed nonce and nonce in id_token should either both exist or not.',
    })
  }
  if (carried === null || nonce === null) return
  const expected = createHash('sha256').update(nonce).digest('hex')
  if (!isSameText(expected, carried)) throw new AuthError('validation_failed', { message: 'Nonces mismatch' })
}

/**
 * @param claims of a checked ID token
 * @param ownName the name where the token carries none
 * @throws AuthError validation_failed without a subject or an address
 */
export function providerUser(provider: ProviderName, claims: JWTPayload, ownName = ''): ProviderUser {
  const text = (name: string) => textOf(claims[name])
  const name = text('name') || textOf(ownName)
  const email = text('email').toLowerCase()
  if (text('sub') === '' || email === '') {
    throw new AuthError('validation_failed', { message: 'Error getting user email from external provider' })
  }
  const isEmailVerified = claims.email_verified === true || claims.email_verified === 'true'
  return {
    provider,
    subject: text('sub'),
    email,
    isEmailVerified,
    profile: {
      iss: text('iss'),
      sub: text('sub'),
      provider_id: text('sub'),
      email,
      email_verified: isEmailVerified,
      phone_verified: false,
      ...(name !== '' && { name, full_name: name }),
      ...(text('picture') !== '' && { picture: text('picture'), avatar_url: text('picture') }),
    },
  }
}

/** jsonb refuses NUL, and half of a surrogate pair. */
const textOf = (value: unknown) =>
  typeof value === 'string'
    ? Array.from(value.replaceAll(/[\p{Cc}\p{Cs}]/gu, ''))
        .slice(0, MAX_PROFILE_CHARACTERS)
        .join('')
    : ''
