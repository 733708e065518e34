import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { AuthError } from '../../errors/auth.ts'
import { lockUser } from '../accounts/users.ts'
import type { AuthContext } from '../context.ts'
import { sendNotice } from '../mail/notices.ts'
import { type AuthRequest, nameDevice, originOf, readBody, takeByAddress } from '../request.ts'
import { type Caller, requireCaller } from '../sessions/caller.ts'
import { deviceOf, rememberDevice, withinAttempts } from '../sessions/known-devices.ts'
import { raiseSession } from '../sessions/sessions.ts'
import { inTransaction, type Querier, timestamp } from '../sql.ts'
import { type PasskeyAnswer, passkeyBody, passkeyOptions, takePasskey } from './passkeys.ts'
import { type FactorRow, factorId, factorOf, useStep } from './rows.ts'
import { stepOfCode } from './totp.ts'

/** GoTrue's default. */
const CHALLENGE_MS = 300_000

/** POST /factors/:factor/challenge; for a passkey, what the authenticator has to sign. */
export const challenge = (auth: AuthContext) => async (request: AuthRequest) => {
  await takeByAddress(request, auth, 'verify_by_address')
  const caller = await requireCaller(request, auth)
  const { user, sessionId } = caller
  const factor = await factorOf(auth.accounts, caller, factorId(request), auth.now())
  if (factor.factor_type === 'recovery_code') throw new AuthError('factor_not_found')
  const { siteUrl } = auth.config
  const webauthn =
    factor.factor_type === 'webauthn'
      ? await passkeyOptions(auth.accounts, { user, factor, siteUrl, timeoutMs: CHALLENGE_MS })
      : null
  const id = randomUUID()
  const now = auth.now()
  await auth.accounts.query(
    'delete from auth.mfa_challenges where factor_id = $1 and (created_at < $2 or auth.lies_ahead(created_at, $3))',
    [factor.id, timestamp(now - CHALLENGE_MS), timestamp(now)],
  )
  await auth.accounts.query(
    `insert into auth.mfa_challenges (id, factor_id, session_id, created_at, ip_address, web_authn_session_data)
     values ($1, $2, $3, $4, $5, $6)`,
    [
      id,
      factor.id,
      sessionId,
      timestamp(now),
      originOf(request, auth).address,
      webauthn && JSON.stringify({ challenge: webauthn.credential_options.publicKey.challenge }),
    ],
  )
  await auth.accounts.query('update auth.mfa_factors set last_challenged_at = $2 where id = $1', [
    factor.id,
    timestamp(now),
  ])
  return request.json({
    id,
    type: factor.factor_type,
    expires_at: Math.floor((now + CHALLENGE_MS) / 1000),
    ...(webauthn && { webauthn }),
  })
}

const verifyBody = z.object({
  challenge_id: z.uuid().nullish(),
  code: z.string().nullish(),
  webauthn: passkeyBody.nullish(),
})
type Answer = { code: string; passkey: PasskeyAnswer | null }

/**
 * POST /factors/:factor/verify: the session becomes aal2, with new tokens. The first proof of a new factor turns it on
 * and ends the sessions without it.
 */
export const verifyFactor = (auth: AuthContext) => async (request: AuthRequest) => {
  const caller = await requireCaller(request, auth)
  const id = factorId(request)
  const body = await readBody(request, verifyBody)
  const answer = { code: body.code?.replaceAll(/\s/g, '') ?? '', passkey: body.webauthn ?? null }
  if (answer.code === '' && answer.passkey === null)
    throw new AuthError('validation_failed', { message: 'Code needs to be non-empty' })
  let isNew = false
  const session = await withinFactorAttempts(request, auth, caller, () =>
    inTransaction(auth.accounts, async (client) => {
      await nameDevice(request, auth, client)
      if ((await lockUser(client, caller.user.id)) === null) throw new AuthError('user_gone')
      const factor = await factorOf(client, caller, id, auth.now())
      const challenged = await takeChallenge(auth, client, factor, caller, body.challenge_id ?? null)
      const proven = await takeAnswer(
        auth,
        client,
        { userId: caller.user.id, factor, asked: challenged },
        answer,
      )
      isNew = factor.status === 'unverified'
      if (isNew) await turnOn(auth, client, caller.user.id, factor)
      const method = factor.factor_type === 'webauthn' ? 'mfa/webauthn' : 'totp'
      return raiseSession(auth, client, caller, proven, method)
    }),
  )
  auth.log.info({ userId: caller.user.id, sessionId: caller.sessionId }, 'a second factor was proven')
  if (isNew) await sendNotice(auth, 'factor_added', caller.user.email)
  return request.json(session)
}

/** @throws AuthError 429, or whatever `attempt` throws */
export async function withinFactorAttempts<T>(
  request: AuthRequest,
  auth: AuthContext,
  { user }: Caller,
  attempt: () => Promise<T>,
): Promise<T> {
  await takeByAddress(request, auth, 'verify_by_address')
  const origin = originOf(request, auth)
  const result = await withinAttempts(auth, 'factor', { name: user.id, userId: user.id }, origin, attempt)
  await rememberDevice(auth.accounts, user.id, deviceOf(origin), auth.now())
  return result
}

/**
 * Once, by the session that asked for it.
 * @returns what a passkey was to sign; null for a code
 */
async function takeChallenge(
  auth: AuthContext,
  client: Querier,
  factor: FactorRow,
  { sessionId }: Caller,
  challengeId: string | null,
): Promise<string | null> {
  const { rows } = await client.query<{ is_expired: boolean; asked: string | null }>(
    `delete from auth.mfa_challenges where id = $1 and factor_id = $2 and session_id = $3
     returning created_at < $4 or auth.lies_ahead(created_at, $5) as is_expired,
       web_authn_session_data ->> 'challenge' as asked`,
    [challengeId, factor.id, sessionId, timestamp(auth.now() - CHALLENGE_MS), timestamp(auth.now())],
  )
  const [challenge] = rows
  if (challenge === undefined) throw new AuthError('mfa_challenge_not_found')
  if (challenge.is_expired)
    throw new AuthError('mfa_challenge_expired', {
      message: `MFA challenge ${challengeId} has expired, verify against another challenge or create a new challenge.`,
    })
  return challenge.asked
}

async function takeAnswer(
  auth: AuthContext,
  client: Querier,
  { userId, factor, asked }: { userId: string; factor: FactorRow; asked: string | null },
  { code, passkey }: Answer,
): Promise<string> {
  if (factor.factor_type === 'webauthn') {
    if (passkey === null || asked === null)
      throw new AuthError('validation_failed', { message: 'WebAuthn config required' })
    const { siteUrl } = auth.config
    return takePasskey(client, { factor, userId, challenge: asked, siteUrl, now: auth.now() }, passkey)
  }
  await takeCode(auth, client, factor, code)
  return factor.id
}

async function takeCode(auth: AuthContext, client: Querier, factor: FactorRow, code: string): Promise<void> {
  if (factor.secret === null) throw new AuthError('factor_not_found')
  const step = stepOfCode(auth.secrets.open(factor.secret, factor.id), code, auth.now())
  if (step === null || !(await useStep(client, factor.id, step)))
    throw new AuthError('mfa_verification_failed')
}

/** Drops what other sessions have begun. */
async function turnOn(auth: AuthContext, client: Querier, userId: string, factor: FactorRow): Promise<void> {
  await client.query(
    "update auth.mfa_factors set status = 'verified', session_id = null, updated_at = $2 where id = $1",
    [factor.id, timestamp(auth.now())],
  )
  await client.query("delete from auth.mfa_factors where user_id = $1 and status = 'unverified'", [userId])
}
