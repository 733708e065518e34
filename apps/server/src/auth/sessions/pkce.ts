import { createHash } from 'node:crypto'
import { z } from 'zod'
import { AuthError } from '../../errors/auth.ts'
import { isSameText } from '../secrets.ts'

/** RFC 7636 section 4.2. */
export type Challenge = { challenge: string; method: 's256' | 'plain' }

/** Null from a client without PKCE. */
export const challengeFields = {
  code_challenge: z.string().nullish(),
  code_challenge_method: z.string().nullish(),
}

const CHALLENGE_SHAPE = /^[A-Za-z0-9._~-]{43,128}$/

/**
 * Null without a challenge: the client expects tokens in the hash.
 * @throws AuthError validation_failed
 */
export function readChallenge(fields: {
  code_challenge?: string | null | undefined
  code_challenge_method?: string | null | undefined
}): Challenge | null {
  const challenge = fields.code_challenge ?? ''
  const method = (fields.code_challenge_method ?? '').toLowerCase()
  if (challenge === '' && method === '') return null
  if (challenge === '' || method === '') {
    throw new AuthError('validation_failed', {
      message: 'PKCE flow requires code_challenge_method and code_challenge',
    })
  }
  if (method !== 's256' && method !== 'plain') {
    throw new AuthError('validation_failed', { message: `unsupported code_challenge method "${method}"` })
  }
  if (!CHALLENGE_SHAPE.test(challenge)) {
    throw new AuthError('validation_failed', {
      message: 'code challenge has to be between 43 and 128 characters',
    })
  }
  return { challenge, method }
}

/** RFC 7636 section 4.6. */
export function answersChallenge(verifier: string, challenge: Challenge): boolean {
  const answer =
    challenge.method === 'plain' ? verifier : createHash('sha256').update(verifier).digest('base64url')
  return isSameText(answer, challenge.challenge)
}
