import type { Client } from '../../backend/connection/connect.ts'
import { dataOf } from '../../backend/connection/data-of.ts'
import type { AppleIdTokenRequest } from '../../platform/app/apple.ts'
import { MissingIdToken } from './copy.ts'

/**
 * In the iOS app with the dialog's id token, tied to this sign-in by a nonce; elsewhere by a redirect to
 * /auth/callback, whose address says whose answer it is.
 * @throws AuthError, or MissingIdToken when the phone gave none
 */
export async function signInWithApple(
  client: Pick<Client, 'auth' | 'from'>,
  origin: string,
  requestIdToken: AppleIdTokenRequest | null,
): Promise<void> {
  if (requestIdToken) {
    await signInOnPhone(client, requestIdToken)
    return
  }
  const { error } = await client.auth.signInWithOAuth({
    provider: 'apple',
    options: { redirectTo: `${origin}/auth/callback?by=apple` },
  })
  if (error) throw error
}

async function signInOnPhone(
  client: Pick<Client, 'auth' | 'from'>,
  requestIdToken: AppleIdTokenRequest,
): Promise<void> {
  const nonce = crypto.randomUUID()
  const { token, name } = await requestIdToken(await sha256(nonce))
  if (!token) throw new MissingIdToken('Apple')
  const data = await dataOf(client.auth.signInWithIdToken({ provider: 'apple', token, nonce }))
  // Apple tells the name once; the sign-in counts without it.
  if (name !== '') await client.from('profiles').update({ name }).eq('user_id', data.user.id).is('name', null)
}

async function sha256(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export const answererOf = (params: URLSearchParams): 'Apple' | 'Google' =>
  params.get('by') === 'apple' ? 'Apple' : 'Google'
