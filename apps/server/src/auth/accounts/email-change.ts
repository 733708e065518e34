import type { PoolClient } from 'pg'
import { AuthError } from '../../errors/auth.ts'
import type { AuthContext } from '../context.ts'
import { type IssuedLink, issueLink, sendLink } from '../mail/link-mail.ts'
import { dropEmailChange, dropPendingTokens, type OneTimeToken } from '../mail/one-time-tokens.ts'
import { alreadyRegisteredMail } from '../mail/templates.ts'
import type { Challenge } from '../sessions/pkce.ts'
import { inTransaction, timestamp } from '../sql.ts'
import { findUserByEmail, lockUser, type UserRow, updateUser } from './users.ts'

type EmailChange = { email: string; redirectTo: string; challenge: Challenge | null }

/**
 * Mails a link to the old and to the new address; both must be followed, so that an unattended browser is not enough.
 * Voids the links of every earlier change.
 * @throws AuthError email_exists in test mode; in real mode the owner of that address is mailed instead
 */
export async function beginEmailChange(
  auth: AuthContext,
  userId: string,
  change: EmailChange,
): Promise<void> {
  const { email } = change
  const isTaken = (await findUserByEmail(auth.accounts, email)) !== null
  if (isTaken && auth.isTestMode) throw new AuthError('email_exists')
  await auth.limits.take('mail_by_account', email)
  const mails = await inTransaction(auth.accounts, (client) => issueLinks(auth, client, userId, change))
  await auth.later(async () => {
    for (const mail of mails) {
      // Stored but never mailed, so the change stays pending.
      if (isTaken && mail.kind === 'email_change_new') {
        await auth.mailer.send(alreadyRegisteredMail(email, auth.config.siteUrl))
      } else await sendLink(auth, mail)
    }
  })
}

// In one transaction: two changes at once must not mix one's address with the other's links.
async function issueLinks(
  auth: AuthContext,
  client: PoolClient,
  userId: string,
  { email, redirectTo, challenge }: EmailChange,
): Promise<IssuedLink[]> {
  const user = await lockUser(client, userId)
  if (user === null) throw new AuthError('user_gone')
  await dropEmailChange(client, userId)
  await updateUser(client, userId, { email_change: email }, auth.now())
  const mail = { userId, redirectTo, challenge }
  const toNew = await issueLink(auth, client, { ...mail, kind: 'email_change_new', to: email })
  if (user.email === null) return [toNew]
  return [await issueLink(auth, client, { ...mail, kind: 'email_change_current', to: user.email }), toNew]
}

/**
 * Completes the change when neither link is left to follow.
 * @param user locked, so that no other change begins meanwhile
 * @param link the link that was followed, which confirms its own address alone
 * @returns false while the other address has not confirmed
 * @throws AuthError link_expired; email_exists when another account has taken the address meanwhile
 */
export async function confirmEmailChange(
  auth: AuthContext,
  client: PoolClient,
  user: UserRow,
  link: Pick<OneTimeToken, 'token_type' | 'relates_to'>,
): Promise<boolean> {
  const confirms = link.token_type === 'email_change_new' ? user.email_change : user.email
  // Of an earlier or withdrawn change.
  if (user.email_change === null || link.relates_to !== confirms) throw new AuthError('link_expired')
  const waiting = await client.query(
    "select from auth.one_time_tokens where user_id = $1 and token_type like 'email_change_%'",
    [user.id],
  )
  if (waiting.rowCount !== null && waiting.rowCount > 0) return false
  const email = user.email_change
  const now = auth.now()
  await updateUser(
    client,
    user.id,
    { email, email_change: null, email_change_sent_at: null, email_confirmed_at: timestamp(now) },
    now,
  )
  await client.query(
    `update auth.identities set updated_at = $3,
       identity_data = identity_data || jsonb_build_object('email', $2::text, 'email_verified', true)
     where user_id = $1 and provider = 'email'`,
    [user.id, email, timestamp(now)],
  )
  await dropPendingTokens(client, user.id)
  return true
}
