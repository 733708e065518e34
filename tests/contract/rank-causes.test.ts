import { openSensed } from '@tappet/diagnosis/differential'
import type { RankCausesRequest } from '@tappet/wire'
import { describe, expect, it } from 'vitest'
import type { TestServer } from '../harness/server.ts'
import { startBothHosts } from './both-hosts.ts'

let server: TestServer
const { hosts } = startBothHosts('rank-causes', (started) => {
  server = started
})

const RECORDING: RankCausesRequest = {
  sound: {
    issue: { id: 'engine_knock', urgencyLevel: 'fix_immediately' },
    confidence: 78,
    alternatives: [{ id: 'loose_belt', probability: 0.12 }],
    evidence: [{ id: 'context_idle' }],
  },
  log: {
    records: [{ item: 'Battery', date: '2026-04-01', mileage: 60_000 }],
    today: '2026-05-01',
    odometer: 60_500,
  },
  car: { make: 'Honda', model: 'Civic', year: 2018, mileage: 60_500 },
  thisYear: 2026,
}

/** As JSON; the last digits of a logarithm are another engine's. */
const rounded = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_, each) => (typeof each === 'number' ? Number(each.toFixed(9)) : each)))

describe.each(hosts)('rank-causes on %s', (_, address) => {
  const ask = async (body: unknown, token: string | null = server.anonKey) => {
    const response = await fetch(address(), {
      method: 'POST',
      headers: {
        apikey: server.anonKey,
        'content-type': 'application/json',
        ...(token !== null && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    })
    return { status: response.status, body: await response.json() }
  }

  it('answers a visitor with the case that a device makes of the same', async () => {
    const { sound, log, car, thisYear } = RECORDING
    const here = openSensed({ texts: [], codes: [], car, thisYear }, { sound, ...(log && { log }) })
    const { status, body } = await ask(RECORDING)
    expect(status).toBe(200)
    expect(rounded(body)).toEqual(rounded({ differential: here }))
    expect(body.differential.report.drive.level).toBe('limp')
    expect(body.differential.given.sensed.replaced).toContainEqual(
      expect.objectContaining({ fault: 'battery' }),
    )
  })

  it('answers without a log, and of a car of which nothing is known', async () => {
    const { log: _log, ...alone } = RECORDING
    const { status, body } = await ask({ ...alone, car: {} })
    expect([status, body.differential.given.sensed.replaced]).toEqual([200, []])
  })

  it.each([
    ['what an adapter read', { ...RECORDING, codes: ['P0301'] }],
    ['a scan', { ...RECORDING, scan: { volts: 12 } }],
    ['words', { ...RECORDING, texts: ['it knocks'] }],
    ['no sound', { ...RECORDING, sound: undefined }],
    [
      'an unknown urgency',
      { ...RECORDING, sound: { ...RECORDING.sound, issue: { id: 'x', urgencyLevel: 'x' } } },
    ],
    ['a day that is none', { ...RECORDING, log: { ...RECORDING.log, today: 'today' } }],
    [
      'a share above 1',
      { ...RECORDING, sound: { ...RECORDING.sound, alternatives: [{ id: 'a', probability: 2 }] } },
    ],
    ['an endless name', { ...RECORDING, car: { make: 'x'.repeat(101) } }],
    [
      'more records than two years have',
      { ...RECORDING, log: { ...RECORDING.log, records: Array(2001).fill(RECORDING.log?.records[0]) } },
    ],
  ])('refuses %s', async (_, body) => {
    expect(await ask(body)).toMatchObject({ status: 400, body: { code: 'bad_request' } })
  })

  it('refuses a body of more than 256 kB', async () => {
    expect(await ask({ ...RECORDING, more: 'x'.repeat(257 * 1024) })).toMatchObject({
      status: 413,
      body: { code: 'body_too_large' },
    })
  })
})
