/** Due service by mail: what the sweep has told the bell, once a day at most. */
import { afterEach, describe, expect, it } from 'vitest'
import { createCounts } from '../../apps/server/src/database/counts.ts'
import { createLog } from '../../apps/server/src/log.ts'
import { type DueMail, mailReminders } from '../../apps/server/src/schedule/index.ts'
import { fileDatabase, forFile } from '../harness/for-file.ts'
import { startRealMode } from './auth-smtp.ts'

const HOUR_MS = 3_600_000

describe('mails of due service', () => {
  const test = fileDatabase()
  let nowMs = Date.parse('2026-03-15T12:00:00Z')
  const at = () => new Date(nowMs).toISOString()
  afterEach(() => test.admin('delete from auth.users'))

  const tell = (userId: string, title: string, { type = 'maintenance_due', read = false } = {}) =>
    test.admin(
      'insert into notifications (user_id, type, title, message, read, created_at) values ($1, $2, $3, $4, $5, $6)',
      [userId, type, title, 'In 3 days.', read, at()],
    )
  const run = async (mailServer: (due: DueMail) => void = () => undefined) => {
    const mails: string[] = []
    const { database, tokens } = test
    await mailReminders(
      {
        database,
        tokens,
        fetch: () => new Response(),
        baseUrl: 'http://localhost',
        log: createLog('fatal'),
        counts: createCounts(),
        now: () => nowMs,
      },
      async (due) => {
        mailServer(due)
        mails.push(`${due.email}: ${due.items.map(({ title }) => title).join(', ')}`)
      },
    )
    return mails
  }

  it('hold all that is due, one mail a day for each person', async () => {
    const [ada, ben] = [await test.user('ada@example.com'), await test.user('ben@example.com')]
    await tell(ada.userId, 'Oil')
    await tell(ada.userId, 'Tires', { type: 'maintenance_overdue' })
    await tell(ben.userId, 'Brakes')
    expect((await run()).sort()).toEqual(['ada@example.com: Tires, Oil', 'ben@example.com: Brakes'])
    nowMs += HOUR_MS
    await tell(ada.userId, 'Coolant')
    await tell(ada.userId, 'Filter')
    expect(await run()).toEqual([])
    nowMs += 23 * HOUR_MS
    expect(await run()).toEqual(['ada@example.com: Coolant, Filter'])
    nowMs += 25 * HOUR_MS
    expect(await run()).toEqual([])
  })

  it('go to nobody who has read it, turned them off, is banned, unconfirmed or a demo', async () => {
    const [reader, other, off, banned, unconfirmed, demo] = await Promise.all(
      Array.from({ length: 6 }, () => test.user()),
    )
    await tell(reader?.userId ?? '', 'Oil', { read: true })
    await tell(other?.userId ?? '', 'Welcome', { type: 'other' })
    for (const one of [off, banned, unconfirmed, demo]) await tell(one?.userId ?? '', 'Oil')
    await test.admin('insert into notification_settings (user_id, mail) values ($1, false)', [off?.userId])
    await test.admin("update auth.users set banned_until = 'infinity' where id = $1", [banned?.userId])
    await test.admin('update auth.users set email_confirmed_at = null where id = $1', [unconfirmed?.userId])
    await test.admin(`update auth.users set raw_app_meta_data = '{"demo": true}' where id = $1`, [
      demo?.userId,
    ])
    expect(await run()).toEqual([])
  })

  it('that fail are tried again a day later, with what came meanwhile', async () => {
    const { userId } = await test.user('ada@example.com')
    await tell(userId, 'Oil')
    const refuse = () => {
      throw new Error('mailbox full')
    }
    expect(await run(refuse)).toEqual([])
    nowMs += 24 * HOUR_MS
    await tell(userId, 'Tires')
    expect(await run()).toEqual(['ada@example.com: Oil, Tires'])
  })
})

describe('a mail of due service', () => {
  const real = forFile(() =>
    startRealMode(
      undefined,
      `with ada as (
       insert into auth.users (id, email, email_confirmed_at) values (gen_random_uuid(), 'ada@example.com', now()) returning id)
     insert into public.notifications (user_id, type, title, message)
       select id, 'maintenance_due', 'Oil Change is due soon', 'Due in 3 days, <b>soon</b>.' from ada`,
    ),
  )
  const isOn = async () =>
    (await real.server.admin('select mail from notification_settings where mail = false')).length === 0

  it('is stopped by a press, not by a scanner that follows its link, and by a mail program at once', async () => {
    const mail = await real.mailTo('ada@example.com', /^Oil Change is due soon$/)
    expect(mail.text).toContain('Due in 3 days, <b>soon</b>.')
    expect(mail.text).toContain(mail.stopUrl)
    expect(mail.stopUrl).toMatch(/\/functions\/v1\/stop-reminder-mail\?token=[0-9a-f]{64}$/)
    const answer = await fetch(mail.stopUrl)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(await answer.text()).toContain('<form method="post">')
    expect(await isOn()).toBe(true)
    const stopped = await fetch(mail.stopUrl, { method: 'POST', body: 'List-Unsubscribe=One-Click' })
    expect([stopped.status, await isOn()]).toEqual([200, false])
  })

  it.each(['0'.repeat(64), 'x', ''])('is not stopped by the token "%s"', async (token) => {
    const url = `${real.server.url}/functions/v1/stop-reminder-mail?token=${token}`
    expect((await fetch(url, { method: 'POST' })).status).toBe(404)
    // One that could be real is asked about, and says only then that it is none.
    expect((await fetch(url)).status).toBe(token.length === 64 ? 200 : 404)
  })
})
