import { type AuthContext, timestamp } from './context.ts'
import { type LinkLetterKind, linkLetter } from './letters.ts'
import { issueOneTimeToken, typeOf } from './one-time.ts'
import type { Challenge } from './pkce.ts'
import { type UserChanges, updateUser } from './users.ts'

const sentColumns: Record<LinkLetterKind, keyof UserChanges> = {
  signup: 'confirmation_sent_at',
  recovery: 'recovery_sent_at',
  email_change_current: 'email_change_sent_at',
  email_change_new: 'email_change_sent_at',
}

/** Where a mail's link leads: to us, and from us on to `redirectTo`. */
export function verifyLink(
  siteUrl: string,
  link: { token: string; type: string; redirectTo: string },
): string {
  const query = new URLSearchParams({ token: link.token, type: link.type, redirect_to: link.redirectTo })
  return `${siteUrl}/auth/v1/verify?${query}`
}

/** Makes a fresh link and mails it. */
export async function mailLink(
  auth: AuthContext,
  mail: { userId: string; kind: LinkLetterKind; to: string; redirectTo: string; challenge: Challenge | null },
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
  await auth.mailer.send(linkLetter(mail.kind, mail.to, link, code))
}
