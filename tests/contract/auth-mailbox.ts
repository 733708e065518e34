/** What a person finds in a mail: where its link leads, the code under it, and what stops such mails. */
export type ReadMail = {
  to: string
  subject: string
  text: string
  link: string
  code: string
  stopUrl: string
}

/** Reads one mail as it lies in the outbox or came over SMTP: its plain part, decoded. */
export function readMail(raw: string): ReadMail {
  const message = raw.replaceAll('\r\n', '\n')
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(message)?.[1] ?? ''
  const plain = /Content-Type: text\/plain[^\n]*\n([\s\S]*?)\n\n([\s\S]*?)\n--/i.exec(message)
  if (plain === null) throw new Error(`the mail has no plain part:\n${message}`)
  const [, headers = '', body = ''] = plain
  const text = /quoted-printable/i.test(headers) ? decodeQuotedPrintable(body) : body
  return {
    to: header('To'),
    subject: header('Subject'),
    text,
    link: /https?:\/\/\S+/.exec(text)?.[0] ?? '',
    code: /: (\d{6})$/m.exec(text)?.[1] ?? '',
    // Long headers are folded (RFC 5322, 2.2.3).
    stopUrl: /^List-Unsubscribe:\s*<([^>]*)>/im.exec(message)?.[1] ?? '',
  }
}

function decodeQuotedPrintable(text: string): string {
  const bytes = text
    .replaceAll(/=\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
