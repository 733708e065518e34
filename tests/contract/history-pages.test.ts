/** A history of several pages: every row is reached, and what is cleared comes back as it was. */
import { beforeEach, describe, expect, it } from 'vitest'
import { putFinding } from '../../apps/web/src/backend/diagnoses/put-finding.ts'
import {
  clearAll,
  fetchHistoryPage,
  putBack,
  removeOne,
} from '../../apps/web/src/features/history/saved-rows.ts'
import { fileServer } from '../harness/file-server.ts'
import { type Driver, newDriver } from './exports-account.ts'

const server = fileServer()
let ada: Driver
beforeEach(async () => {
  ada = await newDriver(server)
})

/** All of one moment, so that only the second order tells them apart. */
async function save(count: number, vehicle_id: string | null = null): Promise<string[]> {
  const rows = Array.from({ length: count }, (_, number) => ({
    user_id: ada.id,
    type: 'audio' as const,
    data: { number },
    created_at: '2026-03-05T14:07:00+00:00',
    vehicle_id,
  }))
  const { data, error } = await ada.client.from('history').insert(rows).select('id')
  expect(error).toBeNull()
  return (data ?? []).map(({ id }) => id)
}

async function stored(table: 'history' | 'mechanic_findings', order: string) {
  const { data, error } = await ada.client.from(table).select('*').order(order)
  expect(error).toBeNull()
  return data
}
const items = async () =>
  (await ada.client.from('case_items').select('case_id, kind, happened_at, history_id, data').order('kind'))
    .data

const read = (page: number) => fetchHistoryPage(ada.client, ada.id, null, page)

/** A mechanic's finding of a diagnosis, and its place in a case, beside a note of the case. */
async function foundAndFollowed(history_id: string): Promise<void> {
  await putFinding(ada.client, ada.id, { history_id, found: 'loose_belt', words: null, licence: null })
  const case_id = crypto.randomUUID()
  for (const { error } of [
    await ada.client.from('cases').insert({ id: case_id, user_id: ada.id, title: 'Squeal' }),
    await ada.client
      .from('case_items')
      .insert({ case_id, kind: 'sound', history_id, happened_at: '2026-03-05T14:07:00+00:00' }),
    await ada.client.from('case_items').insert({ case_id, kind: 'note', data: { words: 'cold only' } }),
  ])
    expect(error).toBeNull()
}

describe('the pages of a history', () => {
  it('hold 20 each, every row once, and the true count [HIS-022]', async () => {
    const ids = await save(45)
    const pages = [await read(1), await read(2), await read(3)]
    expect(pages.map(({ rows }) => rows.length)).toEqual([20, 20, 5])
    expect(pages.map(({ total }) => total)).toEqual([45, 45, 45])
    expect(pages.flatMap(({ rows }) => rows.map(({ id }) => id)).sort()).toEqual(ids.sort())
  })
  it('end at the last one: an address past it gives a page that is there', async () => {
    await save(20)
    expect(await read(2)).toMatchObject({ page: 1, total: 20 })
    expect((await read(900)).rows).toHaveLength(20)
    await ada.client.from('history').delete().eq('user_id', ada.id)
    expect(await read(3)).toEqual({ page: 1, total: 0, rows: [] })
  })
})

describe('clearing a history', () => {
  it('deletes every page, and puts all back as it was, also when it is put back twice', async () => {
    const ids = await save(45)
    await foundAndFollowed(ids[44] ?? '')
    const before = [await stored('history', 'id'), await items()]
    const [finding] = (await stored('mechanic_findings', 'history_id')) ?? []
    const { removal, deleted } = await clearAll(ada.client, ada.id, null)
    expect(deleted).toBe(45)
    expect(await stored('history', 'id')).toEqual([])
    expect(await items()).not.toEqual(before[1])
    await putBack(ada.client, ada.id, removal)
    await putBack(ada.client, ada.id, removal)
    expect([await stored('history', 'id'), await items()]).toEqual(before)
    expect(await stored('mechanic_findings', 'history_id')).toEqual([
      { ...finding, created_at: expect.any(String) },
    ])
  })
  it('of one of several cars leaves the others', async () => {
    const golf = crypto.randomUUID()
    const jazz = crypto.randomUUID()
    await ada.client.from('vehicles').insert({ id: golf, name: 'Golf' })
    await ada.client.from('vehicles').insert({ id: jazz, name: 'Jazz' })
    await save(21, jazz)
    const others = await save(2, golf)
    const { removal } = await clearAll(ada.client, ada.id, { id: jazz, is_default: false })
    expect(removal.rows).toHaveLength(21)
    expect((await read(1)).rows.map(({ id }) => id).sort()).toEqual(others.sort())
    await putBack(ada.client, ada.id, removal)
    expect((await read(1)).total).toBe(23)
  })
  it('of nothing that could not be read deletes nothing', async () => {
    await save(2)
    await server.admin('revoke select on public.case_items from authenticated')
    await expect(clearAll(ada.client, ada.id, null)).rejects.toMatchObject({ code: '42501' })
    await server.admin('grant select on public.case_items to authenticated')
    expect((await read(1)).total).toBe(2)
  })
  it('of one diagnosis puts it back in its place in a case', async () => {
    const [id = ''] = await save(2)
    await foundAndFollowed(id)
    const before = [await stored('history', 'id'), await items()]
    const row = (await read(1)).rows.find((saved) => saved.id === id)
    if (!row) throw new Error('The diagnosis is not listed')
    const removal = await removeOne(ada.client, ada.id, row)
    expect((await read(1)).total).toBe(1)
    await putBack(ada.client, ada.id, removal)
    expect([await stored('history', 'id'), await items()]).toEqual(before)
  })
})
