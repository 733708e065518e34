import type { PoolClient } from 'pg'
import { z } from 'zod'
import { AuthError } from '../../errors/auth.ts'
import type { AuthContext } from '../context.ts'
import { verifyLink } from '../mail/link-mail.ts'
import { dropEmailChange, issueOneTimeToken, type Purpose, typeOf } from '../mail/one-time-tokens.ts'
import { allowedRedirect } from '../redirects.ts'
import { type AuthRequest, readBody, readEmail, requireSmall } from '../request.ts'
import { requireService } from '../sessions/caller.ts'
import { inTransaction } from '../sql.ts'
import {
  findUserByEmail,
  insertUser,
  lockUser,
  markPasswordProven,
  type UserRow,
  updateUser,
  userJson,
} from './users.ts'

const linkBody = z.object({
  type: z.enum(['signup', 'invite', 'magiclink', 'recovery', 'email_change_current', 'email_change_new']),
  email: z.string(),
  password: z.string().nullish(),
  new_email: z.string().nullish(),
  data: z.record(z.string(), z.unknown()).nullish(),
  redirect_to: z.string().nullish(),
})
type LinkBody = z.infer<typeof linkBody>

const CREATES_ACCOUNT: readonly Purpose[] = ['signup', 'invite', 'magiclink']

/** POST /admin/generate_link: returns a link and a code, which the caller sends. */
export const generateLink = (auth: AuthContext) => async (request: AuthRequest) => {
  requireService(request)
  const body = await readBody(request, linkBody)
  const email = readEmail(body.email)
  const user = await accountFor(auth, email, body)
  const sentTo = body.type === 'email_change_new' ? readEmail(body.new_email ?? undefined) : email
  const { token, code } = await inTransaction(auth.accounts, async (client) => {
    if (body.type.startsWith('email_change')) {
      await wantEmail(auth, client, user.id, readEmail(body.new_email ?? undefined))
    } else await lockUser(client, user.id)
    const mail = { userId: user.id, purpose: body.type, email: sentTo, challenge: null }
    return issueOneTimeToken(auth, client, mail)
  })
  const target = request.req.query('redirect_to') ?? body.redirect_to
  const redirectTo = allowedRedirect(target, auth)
  return request.json({
    ...userJson(user),
    action_link: verifyLink(auth.config.siteUrl, { token, type: typeOf(body.type), redirectTo }),
    email_otp: code,
    hashed_token: token,
    redirect_to: redirectTo,
    verification_type: body.type,
  })
}

/** Both links of one change may be asked for in turn; another address voids them. */
async function wantEmail(auth: AuthContext, client: PoolClient, userId: string, email: string) {
  const user = await lockUser(client, userId)
  if (user?.email_change === email) return
  await dropEmailChange(client, userId)
  await updateUser(client, userId, { email_change: email }, auth.now())
}

async function accountFor(auth: AuthContext, email: string, body: LinkBody): Promise<UserRow> {
  const earlier = await findUserByEmail(auth.accounts, email)
  if (earlier !== null) {
    const isConfirmed = earlier.email_confirmed_at !== null
    if (isConfirmed && (body.type === 'signup' || body.type === 'invite')) throw new AuthError('email_exists')
    return earlier
  }
  if (!CREATES_ACCOUNT.includes(body.type)) throw new AuthError('user_not_found')
  if (body.type === 'signup' && !body.password) {
    throw new AuthError('validation_failed', { message: 'Signup requires a valid password' })
  }
  const encryptedPassword = body.password ? await auth.passwords.hashStrong(body.password, email) : null
  const userMetadata = requireSmall(body.data ?? {})
  await inTransaction(auth.accounts, async (client) => {
    const account = { email, encryptedPassword, isConfirmed: false, userMetadata }
    const userId = await insertUser(client, account, auth.now())
    // By the operator's word.
    if (userId !== null && encryptedPassword !== null) await markPasswordProven(client, userId)
  })
  const account = await findUserByEmail(auth.accounts, email)
  if (account === null) throw new AuthError('user_not_found')
  return account
}
