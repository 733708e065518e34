import type { PoolClient } from 'pg'
import { AuthError } from '../../errors/auth.ts'
import type { AuthContext } from '../context.ts'
import { mailLink } from '../mail/link-mail.ts'
import { dropPendingTokens, issueOneTimeToken } from '../mail/one-time-tokens.ts'
import { alreadyRegisteredMail } from '../mail/templates.ts'
import type { Challenge } from '../sessions/pkce.ts'
import { isUniqueViolation, timestamp } from '../sql.ts'
import { findUserByEmail, type UserRow, updateUser } from './users.ts'

type EmailChange = { email: string; redirectTo: string; challenge: Challenge | null }

/**
 * Mails a link to the old and to the new address. Both must be followed before the address
 * changes, so that an unattended browser is not enough to take over the account.
 *
 * @throws AuthError email_exists in test mode; in real mode the owner of that address is mailed instead
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
    // The token for the new address is stored but never mailed, so the change stays pending.
    await issueOneTimeToken(auth, auth.accounts, {
      userId: user.id,
      purpose: 'email_change_new',
      email,
      challenge,
    })
    await updateUser(auth.accounts, user.id, { email_change_sent_at: timestamp(auth.now()) }, auth.now())
    await auth.mailer.send(alreadyRegisteredMail(email, auth.config.siteUrl))
  })
}

/**
 * Completes the change when neither link is left to follow.
 *
 * @returns false while the other address has not confirmed
 * @throws AuthError email_exists when another account has taken the address meanwhile
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
  await dropPendingTokens(client, user.id)
  return true
}
