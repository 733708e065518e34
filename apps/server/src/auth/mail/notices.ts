import type { AuthContext } from '../context.ts'
import { type NoticeKind, noticeMail } from './templates.ts'

/**
 * Tells a driver of a change that could take the account away. Called after the change is stored, and only where mail is
 * set up: without, the log on the account page tells it. A failure is logged and changes nothing.
 *
 * @param to the address that the account had before
 */
export async function sendNotice(auth: AuthContext, kind: NoticeKind, to: string | null): Promise<void> {
  if (auth.isTestMode || to === null) return
  await auth.later(() => auth.mailer.send(noticeMail(kind, to, auth.config.siteUrl)))
}
