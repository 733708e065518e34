import { describe, expect, it } from 'vitest'
import { givenId, withRequestId } from './error-id.ts'

const ID = '7f3k-7f3k'
const json = (body: unknown, status: number) => Response.json(body, { status })

describe('a failure', () => {
  it('names its request in the hint of rest, beside what stands there', async () => {
    const plain = await withRequestId(
      json({ code: 'XX000', message: 'no', details: null, hint: null }, 500),
      ID,
      'rest',
    )
    expect(await plain.json()).toEqual({ code: 'XX000', message: 'no', details: null, hint: `Request ${ID}` })
    const hinted = await withRequestId(json({ code: 'TPT507', hint: 'Keep it.' }, 507), ID, 'rest')
    expect(await hinted.json()).toMatchObject({ hint: `Keep it. Request ${ID}` })
    expect(hinted.status).toBe(507)
  })

  it('names it in request_id elsewhere, and keeps the headers', async () => {
    const failed = new Response('{"error":"no"}', {
      status: 503,
      headers: { 'content-type': 'application/json', 'content-length': '14', 'retry-after': '5' },
    })
    const answer = await withRequestId(failed, ID, 'functions')
    expect(await answer.json()).toEqual({ error: 'no', request_id: ID })
    expect(answer.headers.get('retry-after')).toBe('5')
    expect(answer.headers.get('content-length')).toBeNull()
  })

  it.each([
    ['a success', json({ hint: null }, 200)],
    ['a refusal', json({ hint: null }, 409)],
    ['a page', new Response('<p>', { status: 502, headers: { 'content-type': 'text/html' } })],
  ])('alone: %s stays as it is', async (_, response) => {
    expect(await withRequestId(response, ID, 'rest')).toBe(response)
  })
})

it.each([
  ['0123-abcd.EF_', '0123-abcd.EF_'],
  ['short', null],
  ['a b c d e f g h', null],
  ['x'.repeat(65), null],
  [undefined, null],
])('takes the id %s as %s', (input, id) => {
  expect(givenId(input)).toBe(id)
})
