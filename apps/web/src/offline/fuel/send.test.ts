import { afterEach, expect, it, vi } from 'vitest'
import { storedSession, testBackend, USER_ID } from '../../app/testing/harness.tsx'
import { sendAs } from '../answered.ts'
import { editOf } from './edit.ts'
import { sendAdd, sendDelete, sendEdit } from './send.ts'
import type { NewFillUp } from './work.ts'

type Asked = { method: string; url: URL; body: unknown }

afterEach(() => vi.unstubAllGlobals())

/** The real client, and what it asked of a server that answers as told. */
function bench(answer: (asked: Asked) => Response) {
  const asked: Asked[] = []
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    const text = await request.text()
    const one = {
      method: request.method,
      url: new URL(request.url),
      body: text === '' ? null : JSON.parse(text),
    }
    asked.push(one)
    return answer(one)
  })
  return { client: testBackend(storedSession()).client, asked }
}

const fillUp = (id: string, amount = 40): NewFillUp => ({
  id,
  vehicle_id: null,
  date: '2026-03-05',
  odometer: 62_300,
  odometer_unit: 'km',
  amount,
  amount_unit: 'l',
  total_minor: 8388,
  currency: 'EUR',
  is_full: true,
  missed: false,
  station: null,
  note: null,
})
const refusal = () =>
  Response.json({ code: '23514', message: 'no', details: null, hint: null }, { status: 400 })

it('stores each fill-up once, as its owner', async () => {
  const { client, asked } = bench(() => Response.json([{ id: 'a' }]))
  const outcome = await sendAs(client, USER_ID, (own, owner) =>
    sendAdd(own, owner, { fillUps: [fillUp('a')] }),
  )
  expect(outcome.kind).toBe('done')
  expect(asked[0]?.body).toEqual([{ ...fillUp('a'), user_id: USER_ID }])
  expect(asked[0]?.url.searchParams.get('on_conflict')).toBe('id')
})

it('keeps what the server refuses, and stores the rest', async () => {
  const { client } = bench(({ body }) =>
    (body as NewFillUp[]).some(({ amount }) => amount > 1000) ? refusal() : Response.json([{ id: 'a' }]),
  )
  const work = { fillUps: [fillUp('a'), fillUp('b', 2000), fillUp('c')] }
  const outcome = await sendAs(client, USER_ID, (own, owner) => sendAdd(own, owner, work))
  expect(outcome).toMatchObject({
    kind: 'failed',
    permanent: true,
    message: 'no',
    left: { fillUps: [{ id: 'b' }] },
  })
})

it('waits where nobody answers', async () => {
  const { client } = bench(() => new Response('<h1>hotel</h1>', { status: 502 }))
  const outcome = await sendAs(client, USER_ID, (own, owner) => sendDelete(own, owner, { ids: ['a'] }))
  expect(outcome).toEqual({ kind: 'no_connection' })
})

it('changes the edited fields alone, where they are as they were seen', async () => {
  const { client, asked } = bench(() => Response.json([{ outcome: 'changed', stored: {} }]))
  const shown = { ...fillUp('a'), user_id: USER_ID, created_at: '' }
  const work = editOf(shown, { ...fillUp('a'), amount: 41 })
  expect(work.seen).toEqual(fillUp('a'))
  const outcome = await sendAs(client, USER_ID, (own, owner) => sendEdit(own, owner, work))
  expect(outcome.kind).toBe('done')
  expect(asked[0]?.body).toEqual({
    p_table: 'fill_ups',
    p_id: 'a',
    p_changes: { amount: 41 },
    p_before: { amount: 40 },
  })
})

it('deletes what an earlier version of the app has kept by its id alone', async () => {
  const { client, asked } = bench(() => Response.json([]))
  const outcome = await sendAs(client, USER_ID, (own, owner) => sendDelete(own, owner, { ids: ['a'] }))
  expect(outcome.kind).toBe('done')
  expect(asked[0]?.body).toEqual({ p_table: 'fill_ups', p_rows: [{ id: 'a', before: {} }] })
})
