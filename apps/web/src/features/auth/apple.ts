import type { Client } from '../../backend/connection/connect.ts'
import type { AppleIdTokenRequest } from '../../platform/app/apple.ts'
import { MissingIdToken } from './copy.ts'

/**
 * Signs in with Apple. In the iOS app with the id token of the phone's own dialog, tied to this sign-in by a nonce;
 * elsewhere by leaving for Apple, to come back at /auth/callback. The address says whose answer it is, for the words there.
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
  const { data, error } = await client.auth.signInWithIdToken({ provider: 'apple', token, nonce })
  if (error) throw error
  // Apple tells it once. The sign-in still counts where it cannot be kept; the account page takes a name.
  if (name !== '') await client.from('profiles').update({ name }).eq('user_id', data.user.id).is('name', null)
}

async function sha256(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Whose answer an address of ours tells of. */
export const answererOf = (params: URLSearchParams): 'Apple' | 'Google' =>
  params.get('by') === 'apple' ? 'Apple' : 'Google'
