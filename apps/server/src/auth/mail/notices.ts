import type { AuthContext } from '../context.ts'
import { type NoticeKind, noticeMail } from './templates.ts'

/**
 * Mails a change that could take the account away, after it is stored.
 * @param to the address that the account had before
 */
export async function sendNotice(auth: AuthContext, kind: NoticeKind, to: string | null): Promise<void> {
  if (auth.isTestMode || to === null) return
  await auth.later(() => auth.mailer.send(noticeMail(kind, to, auth.config.siteUrl)))
}
