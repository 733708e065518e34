import { isAuthRetryableFetchError, type User } from '@supabase/supabase-js'
import { WRONG_CODE } from '../../../backend/account/give-code.ts'
import { addPasskey } from '../../../backend/account/passkeys.ts'
import { confirmedFactors } from '../../../backend/account/second-factor.ts'
import type { Client } from '../../../backend/connection/connect.ts'
import { NOT_KNOWN_WHETHER } from '../../../backend/connection/failed-write.ts'
import { prove } from './prove.ts'

export type StepDialogProps = { user: User; onOpenChange: (open: boolean) => void }

type Auth = Pick<Client, 'auth'>
export type Setup = { factorId: string; qrCode: string; secret: string }

const NO_ANSWER = `${NOT_KNOWN_WHETHER} it did that. Look at the account again before you rely on it.`
const STALE = 'This needs a sign-in of the last 15 minutes. Sign out, sign in again, and come back here.'

const wordsOf = (error: { message: string; code?: string | undefined }) =>
  isAuthRetryableFetchError(error)
    ? NO_ANSWER
    : error.code === 'reauthentication_needed'
      ? STALE
      : error.message || NO_ANSWER

export async function beginSetup(client: Auth, user: User, typed: string): Promise<Setup | string> {
  const refused = await prove(client, user, typed)
  if (refused !== null) return refused
  await dropUnfinished(client)
  const { data, error } = await client.auth.mfa.enroll({
    factorType: 'totp',
    friendlyName: 'Authenticator app',
    issuer: 'Tappet',
  })
  if (error) return wordsOf(error)
  return { factorId: data.id, qrCode: data.totp.qr_code, secret: data.totp.secret }
}

/** An abandoned set-up has the name that the next one wants. */
async function dropUnfinished(client: Auth): Promise<void> {
  const { data } = await client.auth.mfa.listFactors()
  for (const { id, status } of data?.all ?? [])
    if (status === 'unverified') await client.auth.mfa.unenroll({ factorId: id })
}

export async function confirmSetup(client: Auth, { factorId }: Setup, code: string): Promise<string | null> {
  const { error } = await client.auth.mfa.challengeAndVerify({ factorId, code: code.replaceAll(/\s/g, '') })
  if (error === null) return null
  if (error.code === 'mfa_verification_failed' || error.code === 'validation_failed') return WRONG_CODE
  return wordsOf(error)
}

/** Null when none were made. */
export async function makeRecoveryCodes(client: Auth): Promise<string[] | null> {
  const answer = await client.auth.mfa.recoveryCodes.generate()
  if (answer.data) return answer.data.codes
  if (answer.error.code !== 'mfa_verified_factor_exists') return null
  return (await client.auth.mfa.recoveryCodes.regenerate()).data?.codes ?? null
}

/** Null, or what was wrong. */
export async function setUpPasskey(
  client: Auth,
  user: User,
  typed: string,
  name: string,
): Promise<string | null> {
  const refused = await prove(client, user, typed)
  if (refused !== null) return refused
  await dropUnfinished(client)
  return addPasskey(client, name.trim() || 'Passkey')
}

/** `kept`: those of an earlier second step still stand. */
export async function firstRecoveryCodes(client: Auth, user: User): Promise<string[] | 'kept' | null> {
  const has = confirmedFactors(user).some(({ factor_type }) => factor_type === 'recovery_code')
  return has ? 'kept' : makeRecoveryCodes(client)
}

export const mainFactors = (user: Pick<User, 'factors'>) =>
  confirmedFactors(user).filter(({ factor_type }) => factor_type !== 'recovery_code')

/** Another device may have added one; false where the server does not say. */
export async function isStepOff(client: Auth): Promise<boolean> {
  const { data } = await client.auth.getUser()
  return data.user !== null && confirmedFactors(data.user).length === 0
}

/**
 * With the last one the recovery codes, first.
 * @returns what was wrong, or null
 */
export async function removeFactor(
  client: Auth,
  user: User,
  typed: string,
  factorId: string,
): Promise<string | null> {
  const refused = await prove(client, user, typed)
  if (refused !== null) return refused
  if (mainFactors(user).every(({ id }) => id === factorId)) {
    const codes = await client.auth.mfa.recoveryCodes.unenroll()
    if (codes.error && codes.error.code !== 'mfa_factor_not_found') return wordsOf(codes.error)
  }
  const { error } = await client.auth.mfa.unenroll({ factorId })
  // The kept session still says that the account has a factor.
  await client.auth.refreshSession()
  return error ? wordsOf(error) : null
}
