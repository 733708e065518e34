import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

const TOKEN_BYTES = 32
const CODE_DIGITS = 6

/** 256 random bits, base64url. */
export const randomToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url')

export const randomCode = (): string => String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')

/** SHA-256, hex: what is stored of a token. */
export const digest = (token: string): string => createHash('sha256').update(token).digest('hex')

export const keyedDigest = (key: string, message: string): string =>
  createHmac('sha256', key).update(message).digest('hex')

/**
 * Derived from the token and a stored random value: computed again for a client that still has the parent, and not from
 * the database alone.
 */
export const successorToken = (parent: string, derivation: string): string =>
  createHmac('sha256', parent).update(derivation).digest('base64url')

export function isSameText(a: string, b: string): boolean {
  const first = Buffer.from(a)
  const right = Buffer.from(b)
  return first.length === right.length && timingSafeEqual(first, right)
}
