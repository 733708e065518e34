import { expect, it, vi } from 'vitest'
import { testBackend } from '../../app/testing/harness.tsx'
import { askedToWaitUntilMs, isServerFull, noteRoom, retryAtMs } from './asked-to-wait.ts'

const NOW = Date.UTC(2026, 0, 1)
const busy = (status: number, header: string | null) =>
  new Response(null, { status, headers: header === null ? {} : { 'retry-after': header } })

it.each([
  ['seconds', busy(429, '120'), NOW + 120_000],
  ['a date', busy(503, new Date(NOW + 60_000).toUTCString()), NOW + 60_000],
  ['a date in the past', busy(503, new Date(NOW - 60_000).toUTCString()), NOW],
  ['a year, of which an hour counts', busy(503, '31536000'), NOW + 3_600_000],
  ['nothing', busy(503, null), null],
  ['no time', busy(503, 'soon'), null],
  ['a success that names a time', busy(200, '120'), null],
])('a busy server’s Retry-After is %s', (_what, response, expected) => {
  expect(retryAtMs(response, NOW)).toBe(expected)
})

it('knows of a full disk from the answer to a change, until the server takes one', () => {
  const said = (status: number, method: string) => {
    noteRoom(new Response(null, { status }), method)
    return isServerFull()
  }
  expect(said(503, 'POST')).toBe(false)
  expect(said(507, 'POST')).toBe(true)
  // Reads are answered on a full disk too, and other answers say nothing of it.
  expect(said(200, 'GET')).toBe(true)
  expect(said(503, 'POST')).toBe(true)
  expect(said(201, 'POST')).toBe(false)
})

it('the client hears it in any answer', async () => {
  const { client } = testBackend()
  vi.stubGlobal('fetch', async () => busy(429, '120'))
  const fromMs = Date.now()
  await client.from('vehicles').select('id')
  expect(askedToWaitUntilMs() - fromMs).toBeGreaterThan(119_000)
})
