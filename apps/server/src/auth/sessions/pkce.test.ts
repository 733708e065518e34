import { describe, expect, it } from 'vitest'
import { answersChallenge, readChallenge } from './pkce.ts'

// The pair of RFC 7636 appendix B.
const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'

describe('PKCE', () => {
  it('accepts the verifier of the challenge and no other', () => {
    expect(answersChallenge(verifier, { challenge, method: 's256' })).toBe(true)
    expect(answersChallenge(`${verifier}x`, { challenge, method: 's256' })).toBe(false)
    expect(answersChallenge(challenge, { challenge, method: 's256' })).toBe(false)
    expect(answersChallenge(challenge, { challenge, method: 'plain' })).toBe(true)
  })

  it('reads a challenge with its method, in capitals too', () => {
    const fields = { code_challenge: challenge, code_challenge_method: 'S256' }
    expect(readChallenge(fields)).toEqual({ challenge, method: 's256' })
    expect(readChallenge({ code_challenge: null, code_challenge_method: null })).toBeNull()
  })

  it.each([
    [{ code_challenge: challenge }],
    [{ code_challenge_method: 's256' }],
    [{ code_challenge: challenge, code_challenge_method: 'md5' }],
    [{ code_challenge: 'short', code_challenge_method: 's256' }],
    [{ code_challenge: `${'x'.repeat(50)}\n`, code_challenge_method: 's256' }],
  ])('refuses %j', (fields) => {
    expect(() => readChallenge(fields)).toThrow(expect.objectContaining({ code: 'validation_failed' }))
  })
})
