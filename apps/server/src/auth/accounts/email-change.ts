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
  { email, ...way }: EmailChange,
): Promise<void> {
  if (auth.isTestMode && (await findUserByEmail(auth.accounts, email)) !== null)
    throw new AuthError('email_exists')
  await auth.limits.take('mail_by_account', email)
  // In one transaction: two changes at once must not mix one's address with the other's links.
  const links = await inTransaction(auth.accounts, async (client) => {
    const user = await lockUser(client, userId)
    if (user === null) throw new AuthError('user_gone')
    await dropEmailChange(client, userId)
    await updateUser(client, userId, { email_change: email }, auth.now())
    const old = user.email === null ? [] : [{ kind: 'email_change_current' as const, to: user.email }]
    const issued: IssuedLink[] = []
    for (const link of [...old, { kind: 'email_change_new' as const, to: email }])
      issued.push(await issueLink(auth, client, { ...way, ...link, userId }))
    return issued
  })
  await auth.later(() => sendLinks(auth, links))
}

/** The link to an address that another account has is stored but never mailed, so the change stays pending. */
async function sendLinks(auth: AuthContext, links: readonly IssuedLink[]): Promise<void> {
  for (const link of links) {
    const isTaken =
      link.kind === 'email_change_new' && (await findUserByEmail(auth.accounts, link.to)) !== null
    await (isTaken
      ? auth.mailer.send(alreadyRegisteredMail(link.to, auth.config.siteUrl))
      : sendLink(auth, link))
  }
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
  const { rowCount: pending } = await client.query(
    "select from auth.one_time_tokens where user_id = $1 and token_type like 'email_change_%'",
    [user.id],
  )
  if (pending !== 0) return false
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
