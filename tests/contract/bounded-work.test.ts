/** What one person asks for keeps nobody else waiting, and takes bounded time and disk. */
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { beforeAll, describe, expect, it } from 'vitest'
import { forFile } from '../harness/for-file.ts'
import { type Driver, startRestWire } from './rest-wire.ts'

/** `held` ends once the gate has a row, `slow` after 30 seconds. */
const SLOW = `create table public.gate (); grant select on public.gate to authenticated;
  create function public.held() returns int language plpgsql as
  $$ begin while not exists (select from public.gate) loop perform pg_sleep(0.02); end loop; return 1; end $$;
  create function public.slow() returns int stable language plpgsql as $$ begin perform pg_sleep(30); return 1; end $$;
  create table public.wide (id int, data text); grant select on public.wide to authenticated;
  insert into public.wide select n, repeat('x', 1000000) from generate_series(1, 30) n;`

const PATIENT = { timeout: 60_000 }

const wire = forFile(() => startRestWire(SLOW))
let greedy: Driver
let honest: Driver
/** Takes eight seconds, and so runs beside the first test. */
let endless: ReturnType<typeof ask>
beforeAll(async () => {
  greedy = await wire.driver()
  honest = await wire.driver()
  endless = ask(await wire.driver(), '/rpc/slow')
})

const ask = async (driver: Pick<Driver, 'token'>, path: string) => {
  const answer = await wire.send(path, {
    token: driver.token,
    method: path.startsWith('/rpc/') ? 'POST' : 'GET',
  })
  const text = await answer.text()
  return { status: answer.status, text, retryAfter: answer.headers.get('retry-after') }
}

/**
 * An answer of which nothing is read, on a connection of its own: one that carried large answers before has a receive
 * buffer that grew, and may take the whole of the next one.
 */
async function sendUnread(path: string, token: string): Promise<IncomingMessage> {
  const headers = { apikey: wire.server.anonKey, authorization: `Bearer ${token}` }
  const [answer] = await once(get(`${wire.server.url}/rest/v1${path}`, { agent: false, headers }), 'response')
  return answer
}

describe('the database', () => {
  it('answers one person while another’s 105 slow queries fill their share, and refuses only what waits too long', async () => {
    const refused: string[] = []
    const flood = Array.from({ length: 105 }, async () => {
      const { status, text, retryAfter } = await ask(greedy, '/rpc/held')
      if (status === 429) refused.push(`${retryAfter} ${JSON.parse(text).code}`)
      return status
    })
    const statuses = []
    for (let count = 0; count < 10; count++) statuses.push((await ask(honest, '/history')).status)
    expect(statuses).toEqual(Array(10).fill(200))
    await expect.poll(() => refused.length, PATIENT).toBe(101)
    expect(new Set(refused)).toEqual(new Set(['2 PGRST003']))
    await wire.server.admin('insert into public.gate default values')
    expect((await Promise.all(flood)).filter((status) => status !== 429)).toEqual(Array(4).fill(200))
  })

  it('answers all that a page asks for on two devices at once', async () => {
    const page = ['history', 'maintenance', 'vehicles', 'profiles', 'reminder_prefs', 'preferences']
    const requests = Array.from({ length: 54 }, (_, at) =>
      ask(honest, `/${page[at % page.length]}?select=*&limit=20`),
    )
    expect((await Promise.all(requests)).map(({ status }) => status)).toEqual(Array(54).fill(200))
  })

  it('ends what 240 requests ran whose client left, and answers others meanwhile', async () => {
    const running = () =>
      wire.server.admin(
        "select pid from pg_stat_activity where state = 'active' and query like '%slow%' and query not like '%pg_stat_activity%'",
      )
    const leaver = await wire.driver()
    const all = new AbortController()
    const storm = Array.from({ length: 240 }, () =>
      wire
        .send('/rpc/slow', { method: 'POST', token: leaver.token, signal: all.signal })
        .then(({ status }) => status)
        .catch(() => 'left'),
    )
    await expect.poll(async () => (await running()).length, PATIENT).toBe(4)
    all.abort()
    const answers = []
    for (let count = 0; count < 6; count++) answers.push((await ask(honest, '/history')).status)
    expect(answers).toEqual(Array(6).fill(200))
    // On a slow machine some are refused before all have left.
    expect((await Promise.all(storm)).filter((each) => each !== 'left' && each !== 429)).toEqual([])
    await expect.poll(running, PATIENT).toEqual([])
  })

  it('gives up a query before its 30 seconds are over', async () => {
    const { status, text } = await endless
    expect([status, JSON.parse(text).code]).toEqual([500, '57014'])
  })
})

describe('an answer that is too large for one text', () => {
  it('waits in a file for who reads slowly, and one person has four of them', async () => {
    const { token } = await wire.driver()
    const large = '/wide?select=*&limit=30'
    const unread: IncomingMessage[] = []
    // One at a time: one person's large answers are read in turns, and the fourth would wait for three.
    while (unread.length < 4) unread.push(await sendUnread(large, token))
    expect(unread.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    expect((await ask({ token }, large)).status).toBe(429)
    expect((await ask({ token }, '/wide?select=*&limit=3')).status).toBe(200)
    unread[0]?.destroy()
    await expect.poll(async () => (await ask({ token }, large)).status, PATIENT).toBe(200)
    for (const answer of unread) answer.destroy()
  })
})
