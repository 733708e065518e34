import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

const TOKEN_BYTES = 32
const CODE_DIGITS = 6

/** An opaque token nobody can guess, safe in a URL. */
export const randomToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url')

/** Six digits that a person can type. */
export const randomCode = (): string => String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')

/** What is kept of a token: enough to recognise it, not enough to use it. */
export const digest = (token: string): string => createHash('sha256').update(token).digest('hex')

export const keyedDigest = (key: string, message: string): string =>
  createHmac('sha256', key).update(message).digest('hex')

/**
 * The successor of a refresh token: made from the token itself and a kept random value,
 * so that it can be told again to who still holds the parent, and by nobody else.
 */
export const successorToken = (parent: string, derivation: string): string =>
  createHmac('sha256', parent).update(derivation).digest('base64url')

export function isSameText(a: string, b: string): boolean {
  const left = Buffer.from(a)
  const right = Buffer.from(b)
  return left.length === right.length && timingSafeEqual(left, right)
}
