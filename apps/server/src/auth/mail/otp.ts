import { z } from 'zod'
import { AuthError } from '../../errors/auth.ts'
import { findUserByEmail, insertUser, isBanned } from '../accounts/users.ts'
import type { AuthContext } from '../context.ts'
import { type AuthRequest, readBody, requireSmall } from '../request.ts'
import { challengeFields, readChallenge } from '../sessions/pkce.ts'
import { inTransaction } from '../sql.ts'
import { mailLink } from './link-mail.ts'
import { admitMail } from './recover.ts'

const otpBody = z.object({
  email: z.string().nullish(),
  phone: z.string().nullish(),
  create_user: z.boolean().nullish(),
  data: z.record(z.string(), z.unknown()).nullish(),
  ...challengeFields,
})

/**
 * POST /otp: mails a code and a link that sign in once. The same answer whether or not the account exists, where GoTrue
 * refuses an unknown address without `create_user`.
 */
export const otp = (auth: AuthContext) => async (request: AuthRequest) => {
  const body = await readBody(request, otpBody)
  if (body.phone) throw new AuthError('phone_provider_disabled')
  if (!body.email) throw new AuthError('validation_failed', { message: 'One of email or phone must be set' })
  const userMetadata = requireSmall(body.data ?? {})
  const mail = await admitMail(request, auth, body.email, readChallenge(body), '')
  await auth.later(async () => {
    const account = await findUserByEmail(auth.accounts, mail.email)
    if (account === null && body.create_user === false) return
    if (account !== null && isBanned(account, auth.now())) return
    const wanted = { email: mail.email, encryptedPassword: null, isConfirmed: false, userMetadata }
    // Null where a concurrent request has made it, and mails.
    const userId =
      account?.id ?? (await inTransaction(auth.accounts, (client) => insertUser(client, wanted, auth.now())))
    // Not the mail of a sign-up: who follows this one has proven the address, and not an earlier stranger's password.
    if (userId !== null) await mailLink(auth, { ...mail, userId, kind: 'magiclink', to: mail.email })
  })
  return request.json({})
}
