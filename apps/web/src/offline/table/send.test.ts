import { recordOf } from '@tappet/upkeep'
import { describe, expect, it, vi } from 'vitest'
import { storedSession, testBackend, USER_ID } from '../../app/testing/harness.tsx'
import { fuelTable } from '../fuel/table.ts'
import { BELOW_LAST } from '../log/copy.ts'
import { logTable, type NewRecord } from '../log/table.ts'
import { sendAs } from '../parse-response.ts'
import type { QueuedFile } from './entries.ts'
import { editOf } from './fields.ts'
import { sendAdd, sendAdds, sendDelete, sendEdit } from './send.ts'

type Asked = { method: string; path: string; query: URLSearchParams; body: unknown }

const json = (body: unknown, status = 200) => Response.json(body, { status })
const refusal = (code: string, status: number) =>
  json({ code, message: 'no', details: null, hint: null }, status)
const page = (status: number) =>
  new Response('<h1>Sign in to the hotel</h1>', { status, headers: { 'content-type': 'text/html' } })

/** The real client, and what it asked of a server that answers as told. */
function bench(answer: (asked: Asked) => Response = () => json([{ id: 'a' }]), session = storedSession()) {
  const requests: Asked[] = []
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(String(input))
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : null
    requests.push({ method: init.method ?? 'GET', path: pathname, query: searchParams, body })
    const last = requests.at(-1)
    return last ? answer(last) : json(null, 500)
  })
  const { client } = testBackend(session)
  return { client, asked: requests }
}

const record = (id: string, changes: Partial<NewRecord> = {}): NewRecord => ({
  id,
  ...recordOf({ item: 'Oil Change', date: '2026-03-05' }),
  ...changes,
})
const CHANGED = () => json([{ outcome: 'changed', stored: {} }])
const address = ({ path }: QueuedFile) => `https://a.example/storage/v1/object/public/receipts/${path}`
const receipt: QueuedFile = { path: `${USER_ID}/1.jpg`, bytes: new ArrayBuffer(3), type: 'image/jpeg' }

describe('an edit', () => {
  const before = record('a', { cost: 45, notes: 'first' })

  it('sends the changed fields alone, so that it takes back nothing that another device wrote', async () => {
    const { client, asked } = bench(CHANGED)
    const edit = editOf(logTable, before, { ...before, notes: 'second' })
    expect(await sendAs(client, USER_ID, (own, owner) => sendEdit(logTable.spec, own, owner, edit))).toEqual({
      kind: 'done',
      answer: { fileRefused: false },
    })
    expect(asked).toHaveLength(1)
    expect(asked[0]).toMatchObject({ method: 'POST', path: '/rest/v1/rpc/edit_if_unchanged' })
    expect(asked[0]?.body).toEqual({
      p_table: 'maintenance',
      p_id: 'a',
      p_changes: { notes: 'second' },
      p_before: { notes: 'first' },
    })
  })

  it('is refused there, where an earlier version of the app has kept it without the record', async () => {
    const { client } = bench(() => json([{ outcome: 'gone', stored: null }]))
    const { seen: _, ...edit } = editOf(logTable, before, { ...before, notes: 'second' })
    expect(
      await sendAs(client, USER_ID, (own, owner) => sendEdit(logTable.spec, own, owner, edit)),
    ).toMatchObject({
      kind: 'failed',
      permanent: true,
    })
  })

  it('is kept with both values where another device has changed the same field', async () => {
    const { client } = bench(() => json([{ outcome: 'conflict', stored: { notes: 'theirs', cost: 60 } }]))
    const edit = editOf(logTable, before, { ...before, notes: 'second' })
    expect(await sendAs(client, USER_ID, (own, owner) => sendEdit(logTable.spec, own, owner, edit))).toEqual({
      kind: 'conflict',
      message: 'It was changed on another device meanwhile.',
      left: { ...edit, stored: { notes: 'theirs' } },
    })
  })

  it('brings the files that the server takes, and not one that it refuses, in their order', async () => {
    const [bad, good] = [2, 3].map((n) => ({ ...receipt, path: `${USER_ID}/${n}.pdf` })) as [
      QueuedFile,
      QueuedFile,
    ]
    const { client, asked } = bench(({ path }) =>
      path.endsWith('/2.pdf') ? json({ statusCode: '415', error: 'x', message: 'no' }, 415) : CHANGED(),
    )
    const edit = {
      ...editOf(logTable, before, {
        receipt_url: address(receipt),
        extra_files: [bad, good].map(address).join(' '),
      }),
      files: [receipt, bad, good],
    }
    expect(
      await sendAs(client, USER_ID, (own, owner) => sendEdit(logTable.spec, own, owner, edit)),
    ).toMatchObject({ answer: { fileRefused: true } })
    expect(asked.map(({ path }) => path.split('/').at(-1))).toEqual([
      ...['1.jpg', '2.pdf', '3.pdf', 'edit_if_unchanged'],
    ])
    expect(asked.at(-1)?.body).toMatchObject({
      p_changes: { receipt_url: address(receipt), extra_files: address(good) },
      p_before: { receipt_url: null, extra_files: null },
    })
  })

  it('names no file twice where a refused one was to replace the first of two', async () => {
    const { client, asked } = bench(({ path }) =>
      path.startsWith('/storage/') ? json({ statusCode: '415', error: 'x', message: 'no' }, 415) : CHANGED(),
    )
    const two = record('a', {
      receipt_url: 'https://a.example/1.pdf',
      extra_files: 'https://a.example/2.pdf',
    })
    const after = { receipt_url: 'https://a.example/2.pdf', extra_files: address(receipt), notes: 'new' }
    const edit = { ...editOf(logTable, two, after), files: [receipt] }
    await sendAs(client, USER_ID, (own, owner) => sendEdit(logTable.spec, own, owner, edit))
    expect(asked.at(-1)?.body).toMatchObject({
      p_changes: { receipt_url: 'https://a.example/1.pdf', extra_files: 'https://a.example/2.pdf' },
    })
  })

  it('leaves the stored receipt in its place when the new one is refused', async () => {
    const { client, asked } = bench(({ path }) =>
      path.startsWith('/storage/')
        ? json({ statusCode: '415', error: 'invalid_mime_type', message: 'no' }, 415)
        : CHANGED(),
    )
    const edit = {
      ...editOf(logTable, before, { ...before, notes: 'second', receipt_url: address(receipt) }),
      files: [receipt],
    }
    expect(await sendAs(client, USER_ID, (own, owner) => sendEdit(logTable.spec, own, owner, edit))).toEqual({
      kind: 'done',
      answer: { fileRefused: true },
    })
    expect(asked.at(-1)?.body).toMatchObject({ p_changes: { notes: 'second' }, p_before: { notes: 'first' } })
  })
})

describe('records that are added', () => {
  const send = (client: ReturnType<typeof bench>['client'], ...records: NewRecord[]) =>
    sendAs(client, USER_ID, (own, owner) => sendAdd(logTable.spec, own, owner, { rows: records }))

  it('go in one statement that does nothing where a record is there already', async () => {
    const { client, asked } = bench()
    expect(await send(client, record('a'), record('b'))).toMatchObject({ kind: 'done' })
    expect(asked).toHaveLength(1)
    expect(asked[0]?.query.get('on_conflict')).toBe('id')
    expect(asked[0]?.body).toMatchObject([
      { id: 'a', user_id: USER_ID },
      { id: 'b', user_id: USER_ID },
    ])
  })

  it('are stored but for those that the server refuses, which are named', async () => {
    const ids = new Set<string>()
    const { client } = bench(({ body }) => {
      const rows = body as NewRecord[]
      if (rows.some(({ item }) => item === 'bad')) return refusal('23514', 400)
      for (const { id } of rows) ids.add(id)
      return json(rows.map(({ id }) => ({ id })))
    })
    const records = ['a', 'b', 'c', 'd', 'e'].map((id) => record(id, id === 'd' ? { item: 'bad' } : {}))
    expect(await send(client, ...records)).toMatchObject({
      kind: 'failed',
      permanent: true,
      message: 'no',
      left: { rows: [{ id: 'd' }] },
    })
    expect([...ids].sort()).toEqual(['a', 'b', 'c', 'e'])
  })

  it('go without a receipt that the server refuses', async () => {
    const { client, asked } = bench(({ path }) =>
      path.startsWith('/storage/')
        ? json({ statusCode: '415', error: 'x', message: 'no' }, 415)
        : json([{ id: 'a' }]),
    )
    const other = 'https://a.example/other.pdf'
    const rows = [
      record('a', { receipt_url: address(receipt), extra_files: other }),
      record('b', { receipt_url: other }),
    ]
    const work = { rows, files: [receipt] }
    expect(
      await sendAs(client, USER_ID, (own, owner) => sendAdd(logTable.spec, own, owner, work)),
    ).toMatchObject({
      answer: { fileRefused: true },
    })
    expect(asked.at(-1)?.body).toMatchObject([
      { receipt_url: other, extra_files: null },
      { receipt_url: other, extra_files: null },
    ])
  })
})

describe('an odometer reading', () => {
  const send = async (last: { mileage: number; date: string } | null) => {
    const { client, asked } = bench(({ path }) =>
      path.endsWith('/odometer') ? json(last === null ? [] : [last]) : json([{ id: 'a' }]),
    )
    const work = {
      rows: [record('a', { item: 'Mileage Update', mileage: 62_300 })],
      isReading: true as const,
    }
    const outcome = await sendAs(client, USER_ID, (own, owner) => sendAdd(logTable.spec, own, owner, work))
    return { outcome, methods: asked.map(({ method }) => method) }
  }

  it.each([null, { mileage: 62_300, date: '2026-03-05' }, { mileage: 60_000, date: '2026-03-01' }])(
    'is stored when none is higher: %j',
    async (last) => {
      const { outcome, methods } = await send(last)
      expect([outcome.kind, ...methods]).toEqual(['done', 'GET', 'POST'])
    },
  )

  it('is refused below one that was recorded by its day [REM-023]', async () => {
    const { outcome, methods } = await send({ mileage: 65_000, date: '2026-03-05' })
    expect(outcome).toEqual({ kind: 'failed', permanent: true, message: BELOW_LAST })
    expect(methods).toEqual(['GET'])
  })

  it('is stored below one of a later day: it was made offline before that', async () => {
    expect((await send({ mileage: 65_000, date: '2026-03-06' })).outcome.kind).toBe('done')
  })

  it('waits when the last reading cannot be read', async () => {
    const { client } = bench(() => page(502))
    const work = { rows: [record('a', { mileage: 62_300 })], isReading: true as const }
    expect(await sendAs(client, USER_ID, (own, owner) => sendAdd(logTable.spec, own, owner, work))).toEqual({
      kind: 'no_connection',
    })
  })
})

describe('a deletion', () => {
  it('leaves what another device has changed, and keeps both', async () => {
    const { client, asked } = bench(() => json([{ id: 'b', stored: { id: 'b', cost: 60 } }]))
    const records = [record('a'), record('b', { cost: 45 })]
    expect(
      await sendAs(client, USER_ID, (own, owner) => sendDelete(logTable.spec, own, owner, { rows: records })),
    ).toMatchObject({
      kind: 'conflict',
      left: { rows: [{ id: 'b', cost: 45 }], stored: { b: { cost: 60 } } },
    })
    expect(asked[0]?.path).toBe('/rest/v1/rpc/delete_if_unchanged')
    expect(asked[0]?.body).toMatchObject({
      p_rows: [{ id: 'a' }, { id: 'b', before: { cost: 45, item: 'Oil Change' } }],
    })
  })
})

describe('an answer', () => {
  const deletion = { rows: [record('a')] }
  const outcome = async (response: Response) => {
    const { client } = bench(() => response)
    return sendAs(client, USER_ID, (own, owner) => sendDelete(logTable.spec, own, owner, deletion))
  }

  it.each([
    ['a portal’s page', page(200)],
    ['a proxy’s refusal', page(403)],
    ['a proxy’s "too large"', page(413)],
    ['an empty 404', new Response('', { status: 404 })],
    ['an empty 200', new Response('', { status: 200 })],
    ['a gateway that reaches nobody', page(502)],
    ['a server whose disk is full', refusal('TPT507', 507)],
    ['a refusal without a code', json({ message: 'no' }, 400)],
  ])('that is not Tappet’s says nothing of the work: %s', async (_what, response) => {
    expect(await outcome(response)).toEqual({ kind: 'no_connection' })
  })
})

it('the additions of several entries go in one request, and each hears of its own rows', async () => {
  const { client, asked } = bench(({ body }) => {
    const rows = body as NewRecord[]
    return rows.some(({ item }) => item === 'bad')
      ? refusal('23514', 400)
      : json(rows.map(({ id }) => ({ id })))
  })
  const works = [['a'], ['b', 'x'], ['c']].map((ids) => ({
    rows: ids.map((id) => record(id, id === 'x' ? { item: 'bad' } : {})),
  }))
  const outcomes = await sendAdds(logTable.spec, client, USER_ID, works)
  expect(asked[0]?.body).toHaveLength(4)
  expect(outcomes).toMatchObject([
    { kind: 'done' },
    { kind: 'failed', permanent: true, left: { rows: [{ id: 'x' }] } },
    { kind: 'done' },
  ])
})

it('a fill-up that an earlier version of the app has kept by its id alone is deleted', async () => {
  const { client, asked } = bench(() => json([]))
  const outcome = await sendDelete(fuelTable.spec, client, USER_ID, { rows: [{ id: 'a' }] })
  expect(outcome.kind).toBe('done')
  expect(asked[0]?.body).toEqual({ p_table: 'fill_ups', p_rows: [{ id: 'a', before: {} }] })
})
