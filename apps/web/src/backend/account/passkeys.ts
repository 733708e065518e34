import {
  type AuthError,
  isAuthRetryableFetchError,
  type MFAVerifyWebauthnParams,
  type User,
} from '@supabase/supabase-js'
import { givePasskey, makePasskey, type PasskeyProblem } from '../../platform/app/passkey.ts'
import type { Client } from '../connection/connect.ts'
import { NOT_KNOWN_WHETHER } from '../connection/failed-write.ts'
import { confirmedFactors } from './second-factor.ts'

type Auth = Pick<Client, 'auth'>
type Credential<T extends 'create' | 'request'> =
  MFAVerifyWebauthnParams<T>['webauthn']['credential_response']

export const passkeysOf = (user: Pick<User, 'factors'>) =>
  confirmedFactors(user).filter(({ factor_type }) => factor_type === 'webauthn')

export const NO_PASSKEY: Readonly<Record<PasskeyProblem, string>> = {
  none_here:
    'This browser has no passkeys. They need https and a browser that has them; the phone app has none.',
  cancelled:
    'No passkey was given: it was cancelled, took too long, or this device holds none of this account.',
  known: 'This device holds a passkey of this account already.',
  other_address: 'Passkeys work only at the address that the operator of this server has set.',
  failed: 'The device gave no passkey.',
}

/** No host name in its address, or WebAuthn is off in the Supabase project. */
export const NOT_OFFERED = 'This server offers no passkeys. An authenticator app does the same.'
const NOT_ASKED = 'This server asks for no passkey any more. Use a code of the app, or a recovery code.'
const NOT_TAKEN = 'The server did not accept this passkey.'

function wordsOf(error: AuthError): string {
  if (isAuthRetryableFetchError(error)) return `${NOT_KNOWN_WHETHER} it took the passkey. Please look again.`
  if (error.status === 429) return 'Too many tries. Try again in an hour.'
  if (error.code === 'mfa_webauthn_enroll_not_enabled') return NOT_OFFERED
  if (error.code === 'mfa_webauthn_verify_not_enabled') return NOT_ASKED
  if (error.code === 'mfa_verification_failed') return NOT_TAKEN
  if (error.code === 'reauthentication_needed')
    return 'This needs a sign-in of the last 15 minutes. Sign out, sign in again, and come back here.'
  return error.message || NOT_TAKEN
}

// auth-js's types ask for it.
const site = () => ({ rpId: location.hostname, rpOrigins: [location.origin] })

/** Null, or what was wrong. */
export async function proveByPasskey(client: Auth, user: Pick<User, 'factors'>): Promise<string | null> {
  const factorId = passkeysOf(user)[0]?.id ?? ''
  const challenge = await client.auth.mfa.challenge({ factorId, webauthn: site() })
  if (challenge.error) return wordsOf(challenge.error)
  const { id: challengeId, webauthn } = challenge.data
  if (webauthn.type !== 'request') return NOT_TAKEN
  const proof = await givePasskey(webauthn.credential_options.publicKey as PublicKeyCredentialRequestOptions)
  if (typeof proof === 'string') return NO_PASSKEY[proof]
  const { error } = await client.auth.mfa.verify({
    factorId,
    challengeId,
    webauthn: { ...site(), type: 'request', credential_response: proof as unknown as Credential<'request'> },
  })
  return error ? wordsOf(error) : null
}

/** Nothing is added before the server took it. @returns what was wrong, or null */
export async function addPasskey(client: Auth, friendlyName: string): Promise<string | null> {
  const enrolled = await client.auth.mfa.enroll({ factorType: 'webauthn', friendlyName })
  if (enrolled.error) return wordsOf(enrolled.error)
  const factorId = enrolled.data.id
  const refused = await confirmNew(client, factorId)
  if (refused !== null) await client.auth.mfa.unenroll({ factorId })
  return refused
}

async function confirmNew(client: Auth, factorId: string): Promise<string | null> {
  const challenge = await client.auth.mfa.challenge({ factorId, webauthn: site() })
  if (challenge.error) return wordsOf(challenge.error)
  const { id: challengeId, webauthn } = challenge.data
  if (webauthn.type !== 'create') return NOT_TAKEN
  const proof = await makePasskey(webauthn.credential_options.publicKey as PublicKeyCredentialCreationOptions)
  if (typeof proof === 'string') return NO_PASSKEY[proof]
  const { error } = await client.auth.mfa.verify({
    factorId,
    challengeId,
    webauthn: { ...site(), type: 'create', credential_response: proof as unknown as Credential<'create'> },
  })
  return error ? wordsOf(error) : null
}
