/** An answer takes bounded memory. */
import { beforeAll, describe, expect, it } from 'vitest'
import { forFile } from '../harness/for-file.ts'
import { type Driver, startRestWire } from './rest-wire.ts'

const TABLES = `create table public.wide (id int, data text); grant select on public.wide to authenticated;
  insert into public.wide select n, repeat('x', 1000000) from generate_series(1, 70) n;
  create table public.huge (id int, data text); grant select on public.huge to authenticated;
  insert into public.huge select n, repeat('x', 5000000) from generate_series(1, 3) n;
  create table public.book (id int, data text);
  grant select, delete on public.book to authenticated;
  insert into public.book select n, repeat('x', 1000000) from generate_series(1, 70) n;`

const wire = forFile(() => startRestWire(TABLES))
let honest: Driver
beforeAll(async () => {
  honest = await wire.driver()
})

const ask = async (path: string) => {
  const answer = await wire.send(path, { token: honest.token })
  return { status: answer.status, text: await answer.text() }
}

describe('an answer', () => {
  it.each([
    ['/wide?select=*', 413],
    ['/wide?select=*&limit=20', 200],
    ['/wide?select=id', 200],
  ])('%s of wide rows is %i', async (path, status) => {
    const answer = await ask(path)
    expect(answer.status).toBe(status)
    if (status === 413) expect(JSON.parse(answer.text)).toMatchObject({ code: 'PT413' })
    else expect(JSON.parse(answer.text).length).toBeGreaterThan(0)
  })
})

describe('an answer that is too large for one text', () => {
  it('is read in pieces, with the numbers and the order of a small one', async () => {
    const path = '/wide?select=id,data&id=gt.50&order=id.desc&limit=19&offset=1'
    const { token } = honest
    const answer = await wire.send(path, { token, headers: { prefer: 'count=exact' } })
    expect([answer.status, answer.headers.get('content-range')]).toEqual([206, '1-19/20'])
    const rows = (await answer.json()) as { id: number; data: string }[]
    expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: 19 }, (_, n) => 69 - n))
    expect(rows.every(({ data }) => data === 'x'.repeat(1_000_000))).toBe(true)
  })

  it('is one object where one is asked for, and refused where there are two', async () => {
    const { token } = honest
    const one = { token, headers: { accept: 'application/vnd.pgrst.object+json' } }
    const answer = await wire.send('/huge?id=eq.1', one)
    expect(await answer.json()).toEqual({ id: 1, data: 'x'.repeat(5_000_000) })
    const two = await wire.send('/huge?id=lt.3', one)
    expect([two.status, ((await two.json()) as { code: string }).code]).toEqual([406, 'PGRST116'])
  })

  it('is refused to a deletion that would return it, and nothing is deleted', async () => {
    const { token } = honest
    const all = { token, method: 'DELETE', headers: { prefer: 'return=representation' } }
    expect((await wire.send('/book?id=gt.0', all)).status).toBe(413)
    expect(JSON.parse((await ask('/book?select=id')).text)).toHaveLength(70)
  })
})
