import type { Mail } from './mailer.ts'

type Copy = {
  subject: string
  lead: string
  action: string
  closing: string
}

const IGNORE = 'If you did not ask for this, you can ignore this mail: nothing will change.'

const copy = {
  signup: {
    subject: 'Confirm your address for Tappet',
    lead: 'Please confirm that this is your address. Your Tappet account is then ready.',
    action: 'Confirm address',
    closing: `The link works once, for 24 hours. ${IGNORE}`,
  },
  recovery: {
    subject: 'Set a new password for Tappet',
    lead: 'Somebody, hopefully you, asked to set a new password for your Tappet account.',
    action: 'Set a new password',
    closing: `The link works once, for one hour. ${IGNORE} Your password stays as it is.`,
  },
  magiclink: {
    subject: 'Your code for Tappet',
    lead: 'Somebody, hopefully you, asked to sign in to Tappet with this address.',
    action: 'Sign in',
    closing: `Code and link work once, for one hour; the link in the browser that asked for it. Give the code to nobody. ${IGNORE}`,
  },
  email_change_current: {
    subject: 'Your Tappet account is moving to another address',
    lead: 'Please confirm here, and in the mail to the new address, that your Tappet account should move.',
    action: 'Confirm the change',
    closing:
      'The link works once, for 24 hours. If you did not ask for this, do not confirm, and set a new password: somebody may be using your account.',
  },
  email_change_new: {
    subject: 'Confirm your new address for Tappet',
    lead: 'Please confirm that this is the new address of your Tappet account.',
    action: 'Confirm address',
    closing: `The link works once, for 24 hours. ${IGNORE}`,
  },
} as const satisfies Record<string, Copy>
export type LinkMailKind = keyof typeof copy

export function linkMail(kind: LinkMailKind, to: string, link: string, code: string): Mail {
  const { subject, lead, action, closing } = copy[kind]
  return mail(to, subject, [lead, { words: action, link }, { code }, closing])
}

/** Sent instead of a confirmation: only the owner of the address learns that an account exists. */
export function alreadyRegisteredMail(to: string, siteUrl: string): Mail {
  const lead =
    'Somebody, hopefully you, tried to use this address for a Tappet account. You already have one.'
  const advice = 'You can sign in, or set a new password if you have forgotten yours:'
  const closing = 'If it was not you, you can ignore this mail: nothing has changed.'
  const link = `${siteUrl}/login`
  return mail(to, 'You already have a Tappet account', [lead, { words: advice, link }, closing])
}

const notices = {
  password_changed: {
    subject: 'Your Tappet password was changed',
    lead: 'The password of your Tappet account was changed. Every other device was signed out.',
  },
  email_changed: {
    subject: 'Your Tappet account has another address now',
    lead: 'The address of your Tappet account was changed. Mails no longer go to this one.',
  },
  factor_added: {
    subject: 'A second step protects your Tappet account',
    lead: 'An authenticator app or a passkey was added to your Tappet account. Signing in asks for one now.',
  },
  factor_removed: {
    subject: 'A second step of your Tappet account was removed',
    lead: 'An authenticator app or a passkey of your Tappet account was removed. Where it was the last one, the password alone opens the account.',
  },
} as const
export type NoticeKind = keyof typeof notices

export function noticeMail(kind: NoticeKind, to: string, siteUrl: string): Mail {
  const { subject, lead } = notices[kind]
  const advice = 'If that was not you, set a new password at once, or write to the operator:'
  return mail(to, subject, [lead, { words: advice, link: `${siteUrl}/login` }])
}

export function reminderMail(
  to: string,
  siteUrl: string,
  items: readonly { title: string; message: string }[],
  stopUrl: string,
): Mail {
  const [first] = items
  const subject = items.length === 1 && first ? first.title : `${items.length} services of your car are due`
  const parts = [
    ...items.map(({ title, message }) => `${title}. ${message}`.trim()),
    { words: 'Your service log', link: `${siteUrl}/maintenance` },
    { words: 'No more such mails', link: stopUrl },
  ]
  return { ...mail(to, subject, parts), stopUrl }
}

/** A paragraph; a link by its words, or behind words that end with a colon. */
type Part = string | { words: string; link: string } | { code: string }

function mail(to: string, subject: string, parts: readonly Part[]): Mail {
  const paragraphs = parts.map((part) => `<p>${htmlOf(part)}</p>\n`).join('')
  return {
    to,
    subject,
    text: `${[...parts.map(textOf), 'Tappet'].join('\n\n')}\n`,
    html: `<!doctype html><html lang="en"><body style="font-family:sans-serif">\n${paragraphs}<p>Tappet</p>\n</body></html>\n`,
  }
}

const TYPE_CODE = 'Or type this code where you are asked for it:'

function textOf(part: Part): string {
  if (typeof part === 'string') return part
  return 'code' in part ? `${TYPE_CODE} ${part.code}` : `${part.words.replace(/:?$/, ':')}\n${part.link}`
}

function htmlOf(part: Part): string {
  if (typeof part === 'string') return escapeHtml(part)
  if ('code' in part) return `${TYPE_CODE} <strong>${part.code}</strong>`
  const [words, link] = [part.words, part.link].map(escapeHtml)
  return part.words.endsWith(':')
    ? `${words} <a href="${link}">${link}</a>`
    : `<a href="${link}">${words}</a>`
}

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
