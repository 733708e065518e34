import { randomBytes } from 'node:crypto'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { writeWhole } from '../../database/folder.ts'
import { AuthError } from '../../errors/auth.ts'

export type Mail = {
  to: string
  subject: string
  text: string
  html: string
  /** Posted to by a mail program that stops such mails at one press (RFC 8058). */
  stopUrl?: string
}

export type MailConfig = {
  siteUrl: string
  /** Test mode writes mails to its folder `outbox`. */
  dataFolder: string
  mail?: { smtpUrl: string; from: string }
}

export type Mailer = {
  /** Resolves when the mail server has accepted it or the file is written. */
  send(mail: Mail): Promise<void>
  /** Removes the outbox's mails to a deleted account. */
  forget(address: string): Promise<void>
}

const SEND_TIMEOUT_MS = 15_000

export function createMailer(config: MailConfig, now: () => number): Mailer {
  return config.mail === undefined ? outbox(config, now) : smtp(config.mail)
}

/**
 * Authenticates and sends nothing.
 * @throws Error with the server's message
 */
export async function tryMailServer(smtpUrl: string): Promise<void> {
  const transport = await connection(smtpUrl)
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}

/** It takes 10 MB. */
const nodemailer = () => import('nodemailer')

async function connection(smtpUrl: string) {
  const { createTransport } = await nodemailer()
  return createTransport({
    url: smtpUrl,
    connectionTimeout: SEND_TIMEOUT_MS,
    greetingTimeout: SEND_TIMEOUT_MS,
    socketTimeout: SEND_TIMEOUT_MS,
  })
}

function smtp(server: { smtpUrl: string; from: string }): Mailer {
  const opened = connection(server.smtpUrl)
  return {
    async send(mail) {
      try {
        const transport = await opened
        await transport.sendMail({ ...addressed(mail), from: server.from })
      } catch (cause) {
        throw new AuthError('unexpected_failure', { message: 'Error sending mail', cause })
      }
    },
    forget: async () => undefined,
  }
}

function outbox(config: MailConfig, now: () => number): Mailer {
  const folder = join(config.dataFolder, 'outbox')
  const from = { name: 'Tappet', address: `no-reply@${new URL(config.siteUrl).hostname}` }
  return {
    async send(mail) {
      const { createTransport } = await nodemailer()
      const transport = createTransport({ streamTransport: true, buffer: true })
      const { message } = await transport.sendMail({ ...addressed(mail), from, date: new Date(now()) })
      const name = `${new Date(now()).toISOString().replace(/[:.]/g, '-')}-${randomBytes(4).toString('hex')}.eml`
      await writeWhole(join(folder, name), Buffer.isBuffer(message) ? message : await buffer(message))
    },
    async forget(address) {
      for (const name of await readdir(folder).catch(() => [])) {
        const path = join(folder, name)
        const mail = await readFile(path, 'utf8').catch(() => '')
        const to = /^To: (.*)$/im.exec(mail.split(/\r?\n\r?\n/)[0] ?? '')?.[1] ?? ''
        if (to.trim().replace(/^<|>$/g, '') === address) await rm(path, { force: true })
      }
    },
  }
}

/** An address object is not parsed, so it names one recipient only. */
const addressed = ({ stopUrl, ...mail }: Mail) => ({
  ...mail,
  to: { name: '', address: mail.to },
  ...(stopUrl !== undefined && {
    headers: { 'List-Unsubscribe': `<${stopUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  }),
})
