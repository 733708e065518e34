import type { Client } from '../../backend/connection/connect.ts'
import { dataOf } from '../../backend/connection/data-of.ts'
import type { GoogleIdTokenRequest } from '../../platform/app/google.ts'
import { MissingIdToken } from './copy.ts'

export async function signInWithGoogle(
  client: Client,
  origin: string,
  requestIdToken: GoogleIdTokenRequest | null,
): Promise<void> {
  if (requestIdToken) {
    const token = await requestIdToken()
    if (!token) throw new MissingIdToken('Google')
    await dataOf(client.auth.signInWithIdToken({ provider: 'google', token }))
    return
  }
  const { error } = await client.auth.signInWithOAuth({
    provider: 'google',
    options: {
      redirectTo: `${origin}/auth/callback`,
      queryParams: { access_type: 'offline', prompt: 'consent' },
    },
  })
  if (error) throw error
}
