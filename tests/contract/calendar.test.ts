import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { TestServer } from '../harness/server.ts'
import { startBothHosts } from './both-hosts.ts'
import { type Driver, keepRecords, newDriver } from './exports-account.ts'

let server: TestServer
const { ours, hosts } = startBothHosts('calendar-feed', (started) => {
  server = started
})

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

async function makeLink({ client }: Driver): Promise<string> {
  const { data, error } = await client.rpc('make_calendar_link')
  expect(error).toBeNull()
  return data
}

async function remind(
  { id }: Driver,
  item: string,
  last: { months?: number; date?: string; miles?: number; mileage?: number },
) {
  const [row] = await server.admin<{ id: string }>(
    `insert into reminder_prefs (user_id, item, months_interval, last_done_date, miles_interval, last_done_mileage)
     values ($1, $2, $3, $4, $5, $6) returning id`,
    [id, item, last.months ?? null, last.date ?? null, last.miles ?? null, last.mileage ?? null],
  )
  return row?.id ?? ''
}

/** A calendar program sends nothing but the address. */
async function read(
  url: string,
  token: string,
): Promise<{ status: number; text: string; type: string | null }> {
  const response = await fetch(`${url}?token=${encodeURIComponent(token)}`)
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() }
}

type Event = Record<string, string>
/** The events of an ICS text, their lines unfolded (RFC 5545, 3.1). */
function eventsOf(text: string): Event[] {
  const lines = text.replaceAll(/\r\n[ \t]/g, '').split('\r\n')
  const events: Event[] = []
  for (const line of lines) {
    if (line === 'BEGIN:VEVENT') events.push({})
    const [, name = '', value = ''] = /^([^:;]+)[^:]*:(.*)$/.exec(line) ?? []
    const last = events.at(-1)
    if (last !== undefined && name !== '') last[name] ??= value
  }
  return events
}

describe.each(hosts)('the calendar on %s', (_, url) => {
  it('lists due items without sign-in, with stable UIDs', async () => {
    const [driver, other] = [await newDriver(server), await newDriver(server)]
    const ids = [
      await remind(driver, 'Oil Change, synthetic; 0W-20', { months: 1, date: dayIn(-10) }),
      await remind(driver, 'Brake Fluid', { months: 1, date: dayIn(-90) }),
      await remind(driver, 'Tires', { miles: 5_000, mileage: 40_000 }),
    ]
    await remind(driver, 'Far by mileage', { miles: 50_000, mileage: 40_000 })
    await remind(driver, 'Never done', { months: 6 })
    await remind(other, 'Somebody else’s', { months: 1, date: dayIn(-40) })
    await keepRecords(server, driver, [{ item: 'Mileage Update', mileage: 44_500 }])
    const token = await makeLink(driver)
    const { status, type, text } = await read(url(), token)
    expect([status, type]).toEqual([200, 'text/calendar; charset=utf-8'])
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n[\s\S]*END:VCALENDAR/)
    const events = eventsOf(text)
    expect(events.map(({ UID }) => UID).sort()).toEqual(ids.map((id) => `${id}@tappet`).sort())
    expect(Object.fromEntries(events.map(({ SUMMARY, DTSTART }) => [SUMMARY, DTSTART]))).toMatchObject({
      'Brake Fluid is overdue': dayIn(0).replaceAll('-', ''),
      'Tires is due': dayIn(0).replaceAll('-', ''),
    })
    expect(text).toContain('Oil Change\\, synthetic\\; 0W-20 is due')
    const again = eventsOf((await read(url(), token)).text)
    expect(again.map(({ UID }) => UID)).toEqual(events.map(({ UID }) => UID))
  })

  it('answers whatever days a driver has written: none that no calendar has is taken', async () => {
    const driver = await newDriver(server)
    const write = async (day: string) => {
      const { error } = await driver.client
        .from('reminder_prefs')
        .insert({ user_id: driver.id, item: `Own ${day}`, months_interval: 12, last_done_date: day })
      const logged = await driver.client
        .from('maintenance')
        .insert({ user_id: driver.id, item: 'Wash', date: day, cost: 'NaN' })
      return [error?.code, logged.error?.code]
    }
    for (const day of ['infinity', '-infinity', '10000-01-01', '0044-03-15 BC'])
      expect([day, await write(day)]).toEqual([day, ['23514', '23514']])
    for (const day of ['0001-01-01', '9999-12-31'])
      expect([day, await write(day)]).toEqual([day, [undefined, '23514']])
    const { status, text } = await read(url(), await makeLink(driver))
    expect(status).toBe(200)
    expect(eventsOf(text).map(({ SUMMARY }) => SUMMARY)).toEqual(['Own 0001-01-01 is overdue'])
  })

  it('answers nothing without a valid link', async () => {
    const driver = await newDriver(server)
    await remind(driver, 'Oil Change', { months: 1, date: dayIn(-40) })
    const token = await makeLink(driver)
    const hash = createHash('sha256').update(token).digest('hex')
    for (const wrong of [
      '',
      'x',
      token.slice(1),
      `${token}0`,
      token.toUpperCase(),
      hash,
      "' or 1=1",
      driver.id,
    ]) {
      const { status, text } = await read(url(), wrong)
      expect([status, JSON.parse(text)]).toEqual([
        404,
        { error: 'This calendar link doesn’t work anymore', code: 'not_found' },
      ])
    }
  })
})

describe('the link', () => {
  it('is stored as its SHA-256 alone', async () => {
    const driver = await newDriver(server)
    const token = await makeLink(driver)
    expect(token).toMatch(/^[0-9a-f]{64}$/)
    const rows = await server.admin('select * from calendar_feeds where user_id = $1', [driver.id])
    expect(rows).toMatchObject([{ token_hash: createHash('sha256').update(token).digest('hex') }])
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('ends when a new one is made, and when it is revoked', async () => {
    const driver = await newDriver(server)
    const [first, second] = [await makeLink(driver), await makeLink(driver)]
    const works = async (token: string) => (await read(ours(), token)).status === 200
    expect([await works(first), await works(second)]).toEqual([false, true])
    expect((await driver.client.from('calendar_feeds').delete().eq('user_id', driver.id)).error).toBeNull()
    expect(await works(second)).toBe(false)
  })

  it('computes today in the driver’s time zone', async () => {
    const driver = await newDriver(server)
    await remind(driver, 'Oil Change', { miles: 100, mileage: 1 })
    await keepRecords(server, driver, [{ item: 'Mileage Update', mileage: 500 }])
    const token = await makeLink(driver)
    const dayThere = async (time_zone: string) => {
      await driver.client.from('notification_settings').upsert({ user_id: driver.id, time_zone })
      return eventsOf((await read(ours(), token)).text)[0]?.DTSTART
    }
    // These two are never on the same day: they are 26 hours apart.
    expect(await dayThere('Etc/GMT+12')).not.toBe(await dayThere('Pacific/Kiritimati'))
  })
})
