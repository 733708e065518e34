import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { fileFolder } from '../../../../../tests/harness/folder.ts'
import { createMailer } from './mailer.ts'
import { alreadyRegisteredMail, linkMail } from './templates.ts'

const dataFolder = fileFolder()

const mailer = () =>
  createMailer({ siteUrl: 'https://tappet.example', dataFolder }, () => Date.UTC(2026, 0, 2, 3, 4, 5))

describe('the outbox', () => {
  it('holds one file per mail, readable by the operator alone', async () => {
    await mailer().send(
      linkMail('signup', 'driver@example.com', 'https://tappet.example/x?a=1&b=2', '123456'),
    )
    const [name = ''] = await readdir(join(dataFolder, 'outbox'))
    expect(name).toMatch(/^2026-01-02T03-04-05-000Z-[0-9a-f]{8}\.eml$/)
    const file = join(dataFolder, 'outbox', name)
    expect((await stat(file)).mode & 0o077).toBe(0)
    const mail = await readFile(file, 'utf8')
    expect(mail).toMatch(/^To: driver@example\.com$/m)
    expect(mail).toMatch(/^From: Tappet <no-reply@tappet\.example>$/m)
    expect(mail).toMatch(/^Date: Fri, 02 Jan 2026 03:04:05 \+0000$/m)
    expect(mail).toMatch(/text\/plain/)
    expect(mail).toMatch(/text\/html/)
  })

  it('has no header and no recipient that an address injected [V1.3.11]', async () => {
    const address = 'a@example.com\r\nBcc: victim@example.com, b@example.com'
    await mailer().send(alreadyRegisteredMail(address, 'https://tappet.example'))
    const names = await readdir(join(dataFolder, 'outbox'))
    const mails = await Promise.all(names.map((name) => readFile(join(dataFolder, 'outbox', name), 'utf8')))
    for (const mail of mails) expect(mail).not.toMatch(/^Bcc:/m)
  })
})

describe('mail templates', () => {
  it('escape their values', () => {
    const { html } = linkMail('recovery', 'a@example.com', 'https://x/?a="><script>', '000000')
    expect(html).not.toContain('<script>')
    expect(html).toContain('&#34;&#62;&#60;script&#62;')
  })

  it('have the same content as text and as HTML', () => {
    const { text, html } = linkMail('recovery', 'a@example.com', 'https://tappet.example/', '654321')
    for (const form of [text, html]) {
      expect(form).toContain('https://tappet.example/')
      expect(form).toContain('654321')
      expect(form).toContain('Your password stays as it is.')
    }
  })
})
