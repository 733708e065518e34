import { z } from 'zod'
import { AuthError } from '../../errors/auth.ts'
import { findUserByEmail, isBanned } from '../accounts/users.ts'
import type { AuthContext } from '../context.ts'
import { allowedRedirect } from '../redirects.ts'
import { type AuthRequest, readBody, readEmail, takeByAddress } from '../request.ts'
import { type Challenge, challengeFields, readChallenge } from '../sessions/pkce.ts'
import { mailLink } from './link-mail.ts'

const RESET_SCREEN = '/auth/reset'

const recoverBody = z.object({ email: z.string().nullish(), ...challengeFields })

/** POST /recover: the same answer whether or not the account exists. */
export const recover = (auth: AuthContext) => async (request: AuthRequest) => {
  const body = await readBody(request, recoverBody)
  if (!body.email) {
    throw new AuthError('validation_failed', { message: 'Password recovery requires an email' })
  }
  const mail = await admitMail(request, auth, body.email, readChallenge(body), RESET_SCREEN)
  await auth.later(async () => {
    const user = await findUserByEmail(auth.accounts, mail.email)
    if (user === null || isBanned(user, auth.now())) return
    await mailLink(auth, { ...mail, userId: user.id, kind: 'recovery', to: mail.email })
  })
  return request.json({})
}

type AdmittedMail = { email: string; redirectTo: string; challenge: Challenge | null }

/** @throws AuthError over_email_send_rate_limit, whether or not the account exists */
export async function admitMail(
  request: AuthRequest,
  auth: AuthContext,
  givenEmail: string,
  challenge: Challenge | null,
  defaultPath: string,
): Promise<AdmittedMail> {
  await takeByAddress(request, auth, 'mail_by_address')
  const email = readEmail(givenEmail)
  await auth.limits.take('mail_by_account', email)
  const target = request.req.query('redirect_to') || `${auth.config.siteUrl}${defaultPath}`
  const redirectTo = allowedRedirect(target, auth)
  return { email, redirectTo, challenge }
}
