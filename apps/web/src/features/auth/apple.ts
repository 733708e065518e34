import type { Client } from '../../backend/connect.ts'

/**
 * Leaves for Apple, to come back at /auth/callback. The address says whose answer it is, for the words there.
 * @throws AuthError
 */
export async function signInWithApple(client: Pick<Client, 'auth'>, origin: string): Promise<void> {
  const { error } = await client.auth.signInWithOAuth({
    provider: 'apple',
    options: { redirectTo: `${origin}/auth/callback?by=apple` },
  })
  if (error) throw error
}

/** Whose answer an address of ours tells of. */
export const answererOf = (params: URLSearchParams): 'Apple' | 'Google' =>
  params.get('by') === 'apple' ? 'Apple' : 'Google'
