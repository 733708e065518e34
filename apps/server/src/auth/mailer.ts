import { randomBytes } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { AuthError } from '../errors/auth.ts'
import type { AuthConfig } from './context.ts'

export type Letter = { to: string; subject: string; text: string; html: string }

export type Mailer = {
  /** Done when the mail server, or in test mode the folder, has it. */
  send(letter: Letter): Promise<void>
}

const SEND_TIMEOUT_MS = 15_000

/** Mail through the operator's SMTP server, or into the outbox when there is none. */
export function createMailer(config: AuthConfig, now: () => number): Mailer {
  return config.mail === undefined ? outbox(config, now) : smtp(config.mail)
}

/**
 * Connects to the mail server and signs in; sends nothing.
 *
 * @throws Error with the server's own words
 */
export async function tryMailServer(smtpUrl: string): Promise<void> {
  const transport = connection(smtpUrl)
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}

const connection = (smtpUrl: string) =>
  createTransport({
    url: smtpUrl,
    connectionTimeout: SEND_TIMEOUT_MS,
    greetingTimeout: SEND_TIMEOUT_MS,
    socketTimeout: SEND_TIMEOUT_MS,
  })

function smtp(mail: { smtpUrl: string; from: string }): Mailer {
  const transport = connection(mail.smtpUrl)
  return {
    async send(letter) {
      try {
        await transport.sendMail({ ...addressed(letter), from: mail.from })
      } catch (cause) {
        throw new AuthError('unexpected_failure', { message: 'Error sending mail', cause })
      }
    },
  }
}

function outbox(config: AuthConfig, now: () => number): Mailer {
  const folder = join(config.dataFolder, 'outbox')
  const transport = createTransport({ streamTransport: true, buffer: true })
  const from = { name: 'Tappet', address: `no-reply@${new URL(config.siteUrl).hostname}` }
  return {
    async send(letter) {
      const { message } = await transport.sendMail({ ...addressed(letter), from, date: new Date(now()) })
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const name = `${new Date(now()).toISOString().replace(/[:.]/g, '-')}-${randomBytes(4).toString('hex')}.eml`
      // Under another name until it is whole, so that nobody reads half a mail.
      await writeFile(join(folder, `.${name}`), message, { mode: 0o600 })
      await rename(join(folder, `.${name}`), join(folder, name))
    },
  }
}

/** An address object, never a string to be parsed: it can name one receiver only. */
const addressed = (letter: Letter) => ({ ...letter, to: { name: '', address: letter.to } })
