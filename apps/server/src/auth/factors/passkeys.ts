import { isIP } from 'node:net'
import { z } from 'zod'
import { AuthError } from '../../errors/auth.ts'
import type { UserRow } from '../accounts/users.ts'
import { isUniqueViolation, type Querier, timestamp } from '../sql.ts'
import { type FactorRow, listFactors, type Passkey } from './rows.ts'

/** Passkeys as GoTrue takes them for a second factor (WebAuthn level 3). */
const library = () => import('@simplewebauthn/server')

const NAME = 'Tappet'
/** EdDSA, ES256 and RS256 (COSE): every authenticator has one. */
const ALGORITHMS = [-8, -7, -257]

/** The host that a passkey is bound to, and the address that asks for it. */
type Site = { id: string; origin: string }

/**
 * @param siteUrl the app's public address, never what a request says
 * @throws AuthError mfa_webauthn_enroll_not_enabled where it has no host name
 */
export function siteOfPasskeys(siteUrl: string): Site {
  const { hostname, origin } = new URL(siteUrl)
  if (isIP(hostname.replaceAll(/[[\]]/g, '')) !== 0) throw new AuthError('mfa_webauthn_enroll_not_enabled')
  return { id: hostname, origin }
}

const envelope = {
  id: z.string().min(1).max(1400),
  rawId: z.string().max(1400),
  type: z.literal('public-key'),
}
const created = z.object({
  ...envelope,
  response: z.object({
    clientDataJSON: z.string(),
    attestationObject: z.string(),
    transports: z.array(z.string().max(32)).max(10).nullish(),
  }),
})
const assertion = z.object({
  ...envelope,
  response: z.object({ clientDataJSON: z.string(), authenticatorData: z.string(), signature: z.string() }),
})

/** auth-js sends rpId and rpOrigins too: the server knows its own. */
export const passkeyBody = z.discriminatedUnion('type', [
  z.object({ type: z.literal('create'), credential_response: created }),
  z.object({ type: z.literal('request'), credential_response: assertion }),
])
export type PasskeyAnswer = z.infer<typeof passkeyBody>

const passkeysOf = (factors: FactorRow[]): Passkey[] =>
  factors.flatMap(({ status, credential }) => (status === 'verified' && credential ? [credential] : []))

/** Makes a passkey for a new factor, or uses one of the account's. */
export async function passkeyOptions(
  db: Querier,
  {
    user,
    factor,
    siteUrl,
    timeoutMs,
  }: { user: UserRow; factor: FactorRow; siteUrl: string; timeoutMs: number },
) {
  const { id: rpID } = siteOfPasskeys(siteUrl)
  const passkeys = passkeysOf(await listFactors(db, user.id)).map(({ id, transports }) => ({
    id,
    transports,
  }))
  const { generateAuthenticationOptions, generateRegistrationOptions } = await library()
  if (factor.status === 'verified') {
    const publicKey = await generateAuthenticationOptions({
      rpID,
      allowCredentials: passkeys,
      timeout: timeoutMs,
      userVerification: 'required',
    })
    return { type: 'request' as const, credential_options: { publicKey } }
  }
  const publicKey = await generateRegistrationOptions({
    rpName: NAME,
    rpID,
    userName: user.email ?? user.id,
    userDisplayName: user.email ?? '',
    userID: new Uint8Array(Buffer.from(user.id)),
    excludeCredentials: passkeys,
    timeout: timeoutMs,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  })
  return { type: 'create' as const, credential_options: { publicKey } }
}

type Asked = { factor: FactorRow; userId: string; challenge: string; siteUrl: string; now: number }

/**
 * Must be made at our address, for our host and this challenge, by a person whom the device has verified.
 * @param db in a transaction that has locked the user
 * @returns the factor that answered: any passkey of the account may
 * @throws AuthError mfa_verification_failed, mfa_verified_factor_exists
 */
export async function takePasskey(db: Querier, question: Asked, answer: PasskeyAnswer): Promise<string> {
  const isNew = question.factor.status === 'unverified'
  if (isNew !== (answer.type === 'create')) throw refused('it answers another question')
  return answer.type === 'create'
    ? keepNew(db, question, answer.credential_response)
    : useKnown(db, question, answer.credential_response)
}

async function keepNew(db: Querier, question: Asked, { response, ...rest }: z.infer<typeof created>) {
  const { verifyRegistrationResponse } = await library()
  const { transports, ...signed } = response
  const registration = await verifyRegistrationResponse({
    ...expected(question),
    response: { ...rest, response: signed, clientExtensionResults: {} },
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(refuse)
  if (!registration.verified) throw refused('it is not signed by its own key')
  const { credential, aaguid } = registration.registrationInfo
  const passkey: Passkey = {
    id: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    transports: transports ?? [],
    counter: credential.counter,
  }
  await db
    .query('update auth.mfa_factors set web_authn_credential = $2, web_authn_aaguid = $3 where id = $1', [
      question.factor.id,
      JSON.stringify(passkey),
      aaguid,
    ])
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? new AuthError('mfa_passkey_exists') : error
    })
  return question.factor.id
}

async function useKnown(db: Querier, question: Asked, { response, ...rest }: z.infer<typeof assertion>) {
  const factors = await listFactors(db, question.userId)
  const factor = factors.find(({ status, credential }) => status === 'verified' && credential?.id === rest.id)
  if (!factor?.credential) throw refused('it is none of this account')
  const { id, publicKey, counter } = factor.credential
  const { verifyAuthenticationResponse } = await library()
  const used = await verifyAuthenticationResponse({
    ...expected(question),
    response: { ...rest, response, clientExtensionResults: {} },
    credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
  }).catch(refuse)
  if (!used.verified) throw refused('its signature is wrong')
  await db.query(
    `update auth.mfa_factors set web_authn_credential = web_authn_credential || jsonb_build_object('counter', $2::bigint),
       updated_at = $3 where id = $1`,
    [factor.id, used.authenticationInfo.newCounter, timestamp(question.now)],
  )
  return factor.id
}

function expected({ challenge, siteUrl }: Asked) {
  const { id, origin } = siteOfPasskeys(siteUrl)
  return {
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
  }
}

const refused = (why: string, cause?: unknown) =>
  new AuthError('mfa_verification_failed', { message: `The passkey was not accepted: ${why}`, cause })

// The library throws what does not hold.
const refuse = (error: unknown): never => {
  throw refused(error instanceof Error ? error.message : 'it cannot be read', error)
}
