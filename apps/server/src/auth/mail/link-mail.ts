import { lockUser, type UserChanges, updateUser } from '../accounts/users.ts'
import type { AuthContext } from '../context.ts'
import type { Challenge } from '../sessions/pkce.ts'
import { inTransaction, type Querier, timestamp } from '../sql.ts'
import { issueOneTimeToken } from './one-time-tokens.ts'
import { type LinkMailKind, linkMail } from './templates.ts'

const sentColumns: Record<LinkMailKind, keyof UserChanges> = {
  signup: 'confirmation_sent_at',
  recovery: 'recovery_sent_at',
  // As GoTrue has it.
  magiclink: 'recovery_sent_at',
  email_change_current: 'email_change_sent_at',
  email_change_new: 'email_change_sent_at',
}

type LinkMail = {
  userId: string
  kind: LinkMailKind
  to: string
  redirectTo: string
  challenge: Challenge | null
  encryptedPassword?: string
}
export type IssuedLink = Pick<LinkMail, 'kind' | 'to'> & { link: string; code: string }

/** @param db in a transaction that has locked the user */
export async function issueLink(auth: AuthContext, db: Querier, mail: LinkMail): Promise<IssuedLink> {
  const { userId, kind, to, redirectTo } = mail
  const { token, code } = await issueOneTimeToken(auth, db, { ...mail, purpose: kind, email: to })
  const now = auth.now()
  await updateUser(db, userId, { [sentColumns[kind]]: timestamp(now) }, now)
  const type = kind.startsWith('email_change') ? 'email_change' : kind
  const query = new URLSearchParams({ token, type, redirect_to: redirectTo })
  return { kind, to, code, link: `${auth.config.siteUrl}/auth/v1/verify?${query}` }
}

export async function sendLink(auth: AuthContext, { kind, to, link, code }: IssuedLink): Promise<void> {
  await auth.mailer.send(linkMail(kind, to, link, code))
}

/** Nothing is mailed to a deleted account. */
export async function mailLink(auth: AuthContext, mail: LinkMail): Promise<void> {
  const issued = await inTransaction(auth.accounts, async (client) => {
    const user = await lockUser(client, mail.userId)
    return user === null ? null : issueLink(auth, client, mail)
  })
  if (issued !== null) await sendLink(auth, issued)
}
