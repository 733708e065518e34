import { isAuthRetryableFetchError, type User } from '@supabase/supabase-js'
import { codeRefused, giveCode } from '../../../backend/account/give-code.ts'
import { passkeysOf, proveByPasskey } from '../../../backend/account/passkeys.ts'
import { confirmedFactors } from '../../../backend/account/second-factor.ts'
import type { Client } from '../../../backend/connection/connect.ts'

/** Before what could take the account or its data away. */
export type ProofKind = 'passkey' | 'code' | 'password' | 'sign-in'

/** Else the way in is Google, Apple or a code by mail. */
export const hasPassword = ({ app_metadata }: Pick<User, 'app_metadata'>): boolean =>
  Array.isArray(app_metadata.providers) ? app_metadata.providers.includes('email') : true

/** `passkey`: or a code in its place. `sign-in`: without factor and password the server asks for a recent sign-in. */
export function proofOf(user: Pick<User, 'app_metadata' | 'factors'>): ProofKind {
  if (passkeysOf(user).length > 0) return 'passkey'
  if (confirmedFactors(user).length > 0) return 'code'
  return hasPassword(user) ? 'password' : 'sign-in'
}

export const isSecondFactor = (kind: ProofKind): boolean => kind === 'passkey' || kind === 'code'

const NO_ANSWER = 'The server gave no answer. Please try again.'

/**
 * @param typed the password or the code; empty for a passkey
 * @returns what was wrong, or null
 */
export async function prove(
  client: Pick<Client, 'auth'>,
  user: Pick<User, 'app_metadata' | 'factors' | 'email'>,
  typed: string,
): Promise<string | null> {
  const kind = proofOf(user)
  if (kind === 'sign-in') return null
  if (kind === 'passkey' && typed.trim() === '') return proveByPasskey(client, user)
  if (isSecondFactor(kind)) return codeRefused(await giveCode(client, user, typed), user)
  const { error } = await client.auth.signInWithPassword({ email: user.email ?? '', password: typed })
  if (error === null) return null
  if (error.code === 'invalid_credentials') return 'This is not the password of this account.'
  if (isAuthRetryableFetchError(error)) return NO_ANSWER
  return error.message || NO_ANSWER
}
