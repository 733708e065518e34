import { SignJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { createTokens } from './token.ts'

const SECRET = 'tests-only-secret-of-at-least-32-characters'
const SUBJECT = '5f1e0a52-6a36-4d3a-9d0b-6c1f0a8f3f10'
const START_MS = 1_800_000_000_000

async function tokensAt(startMs: number) {
  let nowMs = startMs
  const tokens = await createTokens(SECRET, () => nowMs)
  return {
    tokens,
    pass(milliseconds: number) {
      nowMs += milliseconds
    },
  }
}

const userClaims = { role: 'authenticated', sub: SUBJECT, aud: 'authenticated' } as const

describe('a token', () => {
  it('names its caller, the first time and every time after', async () => {
    const { tokens } = await tokensAt(START_MS)
    const token = await tokens.sign(userClaims, 3600)
    const first = await tokens.verify(token)
    expect(first).toMatchObject({ role: 'authenticated', userId: SUBJECT, token })
    expect(await tokens.verify(token)).toBe(first)
  })

  it('is refused from the millisecond it expires, though it was accepted before [V9.2.1]', async () => {
    const { tokens, pass } = await tokensAt(START_MS)
    const token = await tokens.sign(userClaims, 60)
    await tokens.verify(token)
    pass(59_999)
    await expect(tokens.verify(token)).resolves.toMatchObject({ userId: SUBJECT })
    pass(1)
    await expect(tokens.verify(token)).rejects.toMatchObject({ reason: 'expired' })
  })

  it('cannot be changed by a request that was given it', async () => {
    const { tokens } = await tokensAt(START_MS)
    const { claims } = await tokens.verify(await tokens.sign(userClaims, 60))
    expect(() => Object.assign(claims, { role: 'service_role' })).toThrow(TypeError)
  })

  it.each([
    ['another secret', 'HS256', 'x'.repeat(40)],
    ['another algorithm of the same family', 'HS512', SECRET],
  ])('signed with %s is refused [V9.1.2]', async (_, alg, secret) => {
    const { tokens } = await tokensAt(START_MS)
    const forged = await new SignJWT(userClaims)
      .setProtectedHeader({ alg })
      .sign(new TextEncoder().encode(secret.padEnd(64, 'x')))
    await expect(tokens.verify(forged)).rejects.toMatchObject({ reason: 'invalid' })
  })

  it.each(['anon', 'service_role'])('of the local Supabase, without iat, is a key: %s', async (role) => {
    const { tokens } = await tokensAt(START_MS)
    const key = await new SignJWT({ iss: 'supabase-demo', role, exp: 1_983_812_996 })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .sign(new TextEncoder().encode(SECRET))
    expect((await tokens.verify(key)).role).toBe(role)
  })

  it('without a signature is refused [V9.1.1]', async () => {
    const { tokens } = await tokensAt(START_MS)
    const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const unsigned = `${part({ alg: 'none' })}.${part({ role: 'service_role' })}.`
    await expect(tokens.verify(unsigned)).rejects.toMatchObject({ reason: 'invalid' })
  })

  it.each([
    ['no role', { sub: SUBJECT }],
    ['a role of the database', { role: 'postgres', sub: SUBJECT }],
    ['a user without a number', { role: 'authenticated', sub: 'ada' }],
  ])('with %s is refused', async (_, claims) => {
    const { tokens } = await tokensAt(START_MS)
    const token = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode(SECRET))
    await expect(tokens.verify(token)).rejects.toMatchObject({ reason: 'invalid' })
  })
})
