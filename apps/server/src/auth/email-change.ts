import type { PoolClient } from 'pg'
import { AuthError } from '../errors/auth.ts'
import { type AuthContext, timestamp } from './context.ts'
import { alreadyRegisteredLetter } from './letters.ts'
import { dropPendingProofs, issueOneTimeToken } from './one-time.ts'
import type { Challenge } from './pkce.ts'
import { mailLink } from './post.ts'
import { isUniqueViolation } from './transaction.ts'
import { findUserByEmail, type UserRow, updateUser } from './users.ts'

type EmailChange = { email: string; redirectTo: string; challenge: Challenge | null }

/**
 * Asks the old and the new address; both must agree before the account moves, so that
 * who finds an open browser cannot walk off with the account.
 *
 * @throws AuthError email_exists in test mode; in real mode only the address's owner is told
 */
export async function beginEmailChange(auth: AuthContext, user: UserRow, change: EmailChange): Promise<void> {
  const { email, redirectTo, challenge } = change
  const isTaken = (await findUserByEmail(auth.accounts, email)) !== null
  if (isTaken && auth.isTestMode) throw new AuthError('email_exists')
  await auth.limits.take('mail_by_account', email)
  await updateUser(auth.accounts, user.id, { email_change: email }, auth.now())
  await auth.later(async () => {
    const mail = { userId: user.id, redirectTo, challenge }
    if (user.email !== null) await mailLink(auth, { ...mail, kind: 'email_change_current', to: user.email })
    if (!isTaken) return mailLink(auth, { ...mail, kind: 'email_change_new', to: email })
    // The question to the new address is there but never sent: the change stays open.
    await issueOneTimeToken(auth, auth.accounts, {
      userId: user.id,
      purpose: 'email_change_new',
      email,
      challenge,
    })
    await updateUser(auth.accounts, user.id, { email_change_sent_at: timestamp(auth.now()) }, auth.now())
    await auth.mailer.send(alreadyRegisteredLetter(email, auth.config.siteUrl))
  })
}

/**
 * One of the two addresses has agreed.
 *
 * @returns whether the account has moved; false while the other address has not answered
 * @throws AuthError email_exists when somebody else has the address by now
 */
export async function confirmEmailChange(
  auth: AuthContext,
  client: PoolClient,
  user: UserRow,
): Promise<boolean> {
  const waiting = await client.query(
    "select from auth.one_time_tokens where user_id = $1 and token_type like 'email_change_%'",
    [user.id],
  )
  if (waiting.rowCount !== null && waiting.rowCount > 0) return false
  const email = user.email_change
  if (email === null) throw new AuthError('otp_expired')
  const now = auth.now()
  try {
    await updateUser(
      client,
      user.id,
      { email, email_change: null, email_change_sent_at: null, email_confirmed_at: timestamp(now) },
      now,
    )
  } catch (error) {
    throw isUniqueViolation(error) ? new AuthError('email_exists') : error
  }
  await client.query(
    `update auth.identities set updated_at = $3,
       identity_data = identity_data || jsonb_build_object('email', $2::text, 'email_verified', true)
     where user_id = $1 and provider = 'email'`,
    [user.id, email, timestamp(now)],
  )
  await dropPendingProofs(client, user.id)
  return true
}
