import { FunctionError } from './errors.ts'

const TOKEN = /^[0-9a-f]{64}$/

/** @throws FunctionError not_found with these words, for what is no token */
export function linkToken(request: Request, words: string): string {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  if (!TOKEN.test(token)) throw new FunctionError('not_found', words)
  return token
}

/** SHA-256 in hex: the database keeps no link's token and no address. */
export async function tokenHash(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
