import type { SupabaseClient, User } from '@supabase/supabase-js'

/** Whether the account has a password that can prove who is there; else its way in is Google. */
export const hasPassword = ({ app_metadata }: Pick<User, 'app_metadata'>): boolean =>
  Array.isArray(app_metadata.providers) ? app_metadata.providers.includes('email') : true

export type Proof = 'proven' | 'wrong_password' | 'no_answer'

/** Signs in again with the password: what follows asks for a fresh sign-in. */
export async function proveIdentity(
  client: Pick<SupabaseClient, 'auth'>,
  email: string,
  password: string,
): Promise<Proof> {
  const { error } = await client.auth.signInWithPassword({ email, password })
  if (error === null) return 'proven'
  return error.code === 'invalid_credentials' ? 'wrong_password' : 'no_answer'
}
