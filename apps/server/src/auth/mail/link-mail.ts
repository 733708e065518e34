import { type UserChanges, updateUser } from '../accounts/users.ts'
import type { AuthContext } from '../context.ts'
import type { Challenge } from '../sessions/pkce.ts'
import { timestamp } from '../sql.ts'
import { issueOneTimeToken, typeOf } from './one-time-tokens.ts'
import { type LinkMailKind, linkMail } from './templates.ts'

const sentColumns: Record<LinkMailKind, keyof UserChanges> = {
  signup: 'confirmation_sent_at',
  recovery: 'recovery_sent_at',
  email_change_current: 'email_change_sent_at',
  email_change_new: 'email_change_sent_at',
}

/** The link in a mail: /verify, which redirects to `redirectTo`. */
export function verifyLink(
  siteUrl: string,
  link: { token: string; type: string; redirectTo: string },
): string {
  const query = new URLSearchParams({ token: link.token, type: link.type, redirect_to: link.redirectTo })
  return `${siteUrl}/auth/v1/verify?${query}`
}

/** Issues a token and mails it as link and code. */
export async function mailLink(
  auth: AuthContext,
  mail: { userId: string; kind: LinkMailKind; to: string; redirectTo: string; challenge: Challenge | null },
): Promise<void> {
  const { token, code } = await issueOneTimeToken(auth, auth.accounts, {
    userId: mail.userId,
    purpose: mail.kind,
    email: mail.to,
    challenge: mail.challenge,
  })
  const now = auth.now()
  await updateUser(auth.accounts, mail.userId, { [sentColumns[mail.kind]]: timestamp(now) }, now)
  const link = verifyLink(auth.config.siteUrl, {
    token,
    type: typeOf(mail.kind),
    redirectTo: mail.redirectTo,
  })
  await auth.mailer.send(linkMail(mail.kind, mail.to, link, code))
}
