import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { inject, vi } from 'vitest'
import { startServer, type TestServer } from '../harness/server.ts'
import { type ReadMail, readMail } from './auth-mailbox.ts'

/** What one browser keeps. */
export class BrowserStorage {
  private readonly values = new Map<string, string>()
  getItem = (key: string) => this.values.get(key) ?? null
  setItem = (key: string, value: string) => void this.values.set(key, value)
  removeItem = (key: string) => void this.values.delete(key)
}

/**
 * A server in real mode: with a mail server, whose mails are read here.
 * @param sql run before it starts
 */
export async function startRealMode(now?: () => number, sql?: string) {
  const received: ReadMail[] = []
  const refusal = { isOn: false }
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => done(refusal.isOn ? new Error('mailbox full') : undefined),
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        received.push(readMail(Buffer.concat(chunks).toString()))
        done()
      })
    },
  })
  smtp.listen(0, '127.0.0.1')
  await once(smtp.server, 'listening')
  const { port } = smtp.server.address() as AddressInfo
  const server: TestServer = await startServer({
    adminUrl: inject('adminUrl'),
    env: {
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'Tappet <hello@tappet.example>',
      TRUST_PROXY: '1',
    },
    ...(now && { now }),
    ...(sql && { sql }),
  })
  return {
    server,
    received,
    refusal,
    /** Waits for the newest mail to an address: the answer does not wait for it. */
    mailTo: (address: string, subject: RegExp): Promise<ReadMail> =>
      vi.waitFor(
        () => {
          const mail = received.findLast((each) => each.to === address && subject.test(each.subject))
          if (mail === undefined) throw new Error(`no mail to ${address}`)
          return mail
        },
        { timeout: 20_000 },
      ),
    /** Lets an account ask for the next mail without waiting out the minute. */
    forgetLimits: () => server.admin('delete from auth.rate_limits'),
    async close() {
      await server.close()
      await new Promise<void>((resolve) => smtp.close(() => resolve()))
    },
  }
}
