/** What one person asks for keeps nobody else waiting, and takes bounded memory and time. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Driver, type RestWire, startRestWire } from './rest-wire.ts'

const SLOW = `create function public.slow(seconds float) returns int language plpgsql as
  $$ begin perform pg_sleep(seconds); return 1; end $$;
  create table public.wide (id int, data text); grant select on public.wide to authenticated;
  insert into public.wide select n, repeat('x', 1000000) from generate_series(1, 200) n;`

let wire: RestWire
let [greedy, honest]: Driver[] = []
beforeAll(async () => {
  wire = await startRestWire(SLOW)
  greedy = await wire.driver()
  honest = await wire.driver()
})
afterAll(() => wire.close())

const ask = async (driver: Driver | undefined, path: string) => {
  const begun = performance.now()
  const answer = await wire.send(path, { token: driver?.token ?? '' })
  const text = await answer.text()
  return { status: answer.status, text, ms: performance.now() - begun }
}

describe('the database', () => {
  it('answers one person while another’s slow queries fill their share', async () => {
    const flood = Array.from({ length: 60 }, () => ask(greedy, '/rpc/slow?seconds=1.5'))
    const answers = []
    for (let count = 0; count < 10; count++) answers.push(await ask(honest, '/history'))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    // Far below the 1.5 seconds that each place of the other is held.
    expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(1_400)
    const flooded = await Promise.all(flood)
    expect(new Set(flooded.map(({ status }) => status))).toEqual(new Set([200, 504]))
  }, 60_000)

  it('gives up a query after eight seconds in truth', async () => {
    const { status, text, ms } = await ask(greedy, '/rpc/slow?seconds=30')
    expect([status, JSON.parse(text).code]).toEqual([500, '57014'])
    expect(ms).toBeLessThan(10_500)
  }, 20_000)
})

describe('an answer', () => {
  it.each([
    ['/wide?select=*', 413],
    ['/wide?select=*&limit=70', 413],
    ['/wide?select=*&limit=20', 200],
    ['/wide?select=id', 200],
  ])('%s of wide rows is %i', async (path, status) => {
    const answer = await ask(honest, path)
    expect(answer.status).toBe(status)
    if (status === 413) expect(JSON.parse(answer.text)).toMatchObject({ code: 'PT413' })
    else expect(JSON.parse(answer.text).length).toBeGreaterThan(0)
  })
})
