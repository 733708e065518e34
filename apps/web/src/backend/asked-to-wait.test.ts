import { expect, it } from 'vitest'
import { retryAtMs } from './asked-to-wait.ts'

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
