import { openSensed, type Senses } from '@tappet/diagnosis/differential'
import { type RankCausesRequest, rankCausesRequest } from '@tappet/wire'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { sampleDiagnosis } from '../../../../../tests/harness/sample-diagnosis.ts'
import type { Client } from '../../backend/connect.ts'
import { differentialCase } from '../../backend/differential-case.ts'
import { serverLost } from '../../backend/reach.ts'
import { readDiagnosis } from '../../features/results/read-result.ts'
import type { Clock } from '../../platform/runtime/clock.ts'
import { type KnownOfCar, logAt } from './car-senses.ts'
import { openSound } from './open-sound.ts'

/** Whether this device has the engine already, and what it was asked to open. */
const device = vi.hoisted(() => ({ hasEngine: false, opened: 0, fails: false }))
vi.mock('../../features/differential/index.ts', () => ({
  hasEngine: () => device.hasEngine,
  openWithSenses: async (...asked: Parameters<typeof openSensed>) => {
    device.opened += 1
    if (device.fails) throw new TypeError('Failed to fetch dynamically imported module')
    return openSensed(...asked)
  },
}))

const AT = Date.parse('2026-05-01T12:00:00.000Z')
const heard = () => {
  const read = readDiagnosis(sampleDiagnosis())
  if (read === null) throw new Error('the sample cannot be read')
  return read.shown
}
const record = (date: string, item = 'Battery') =>
  ({ item, date, mileage: 60_000, notes: 'private' }) as never
const LOG = logAt([record('2026-04-01'), record('2023-04-01', 'Spark Plugs')], AT)
const KNOWN: KnownOfCar = { senses: LOG.senses, codes: [], car: { make: 'Honda', year: 2018, ...LOG.car } }
const SCAN: Senses['scan'] = { volts: 11.2, values: [{ pid: 0x0c, values: [] }] }

/** A server as the function is (tests/contract/rank-causes.test.ts), or one that answers something else. */
function serverThat(answer: 'ranks' | 'fails' | 'says something else' | 'is silent') {
  const asked: RankCausesRequest[] = []
  const invoke = async (name: string, { body }: { body: RankCausesRequest }) => {
    expect(name).toBe('rank-causes')
    asked.push(body)
    const { sound, log, car, thisYear } = rankCausesRequest.parse(body)
    if (answer === 'is silent') return new Promise(() => undefined)
    if (answer === 'fails') return { data: null, error: new Error('503') }
    if (answer === 'says something else') return { data: { differential: { version: 2 } }, error: null }
    const differential = openSensed({ texts: [], codes: [], car, thisYear }, { sound, ...(log && { log }) })
    return { data: JSON.parse(JSON.stringify({ differential })), error: null }
  }
  return { asked, client: async () => ({ functions: { invoke } }) as unknown as Client }
}

const never: Clock = { nowMs: () => AT, after: () => () => undefined, every: () => () => undefined }
/** Its time is up at once. */
const hasty: Clock = {
  ...never,
  after(_, work) {
    work()
    return () => undefined
  },
}
const here = () =>
  openSensed(
    { texts: [], codes: KNOWN.codes, car: KNOWN.car, thisYear: 2026 },
    { ...KNOWN.senses, sound: { ...heard(), confidence: 78 } },
  )

beforeEach(() => {
  Object.assign(device, { hasEngine: false, opened: 0, fails: false })
  serverLost.set(false)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

describe('the first case of a recording', () => {
  it('is ranked by the server, as this device would, from what the server has, and with no engine here', async () => {
    const { asked, client } = serverThat('ranks')
    const ranked = await openSound(heard(), KNOWN, AT, { client, clock: never, isRetry: false })
    // As a kept case is read.
    expect(ranked).toEqual(differentialCase.parse(here()))
    expect(device.opened).toBe(0)
    const { alternatives, evidence } = heard()
    expect(asked).toEqual([
      {
        sound: {
          issue: { id: 'engine_knock', urgencyLevel: 'fix_immediately' },
          confidence: 78,
          alternatives: alternatives.map(({ id, probability }) => ({ id, probability })),
          evidence: evidence.map(({ id }) => ({ id })),
        },
        log: {
          records: [{ item: 'Battery', date: '2026-04-01', mileage: 60_000 }],
          today: '2026-05-01',
          odometer: 60_000,
        },
        car: KNOWN.car,
        thisYear: 2026,
      },
    ])
  })

  it('leaves out no record of the log that would count', () => {
    const log = { records: [record('2024-04-30')], today: '2026-05-01', odometer: null }
    const { sensed } = openSensed({ texts: [], codes: [], car: {}, thisYear: 2026 }, { log }).given
    expect(sensed).toBeUndefined()
  })

  it.each([
    ['a scan', { known: { ...KNOWN, senses: { ...KNOWN.senses, scan: SCAN } }, shown: {} }],
    ['codes of a scan', { known: { ...KNOWN, codes: ['P0301'] }, shown: {} }],
    ['a recording that this device heard by itself', { known: KNOWN, shown: { preliminary: true } }],
  ])('is ranked here and sent nowhere where it holds %s', async (_, { known, shown }) => {
    const { asked, client } = serverThat('ranks')
    const ranked = await openSound({ ...heard(), ...shown }, known, AT, {
      client,
      clock: never,
      isRetry: false,
    })
    expect([device.opened, asked]).toEqual([1, []])
    expect(ranked.given.codes).toEqual(known.codes)
  })

  it('is ranked here where the engine is here already, and where the last request got no answer', async () => {
    const { asked, client } = serverThat('ranks')
    device.hasEngine = true
    await openSound(heard(), KNOWN, AT, { client, clock: never, isRetry: false })
    device.hasEngine = false
    serverLost.set(true)
    await openSound(heard(), KNOWN, AT, { client, clock: never, isRetry: false })
    expect([device.opened, asked]).toEqual([2, []])
    // The network may be back, and a browser may not fetch an engine again that failed.
    await openSound(heard(), KNOWN, AT, { client, clock: never, isRetry: true })
    expect([device.opened, asked.length]).toEqual([2, 1])
  })

  it.each(['fails', 'says something else'] as const)('is ranked here where the server %s', async (answer) => {
    const { asked, client } = serverThat(answer)
    expect(await openSound(heard(), KNOWN, AT, { client, clock: never, isRetry: false })).toEqual(here())
    expect([device.opened, asked.length]).toEqual([1, 1])
    const told = expect.objectContaining({ cause: answer === 'fails' ? new Error('503') : null })
    expect(console.warn).toHaveBeenCalledWith('The server did not rank the causes', told)
  })

  it('is ranked here where the server is silent for too long, or cannot be connected to', async () => {
    const { client } = serverThat('is silent')
    expect(await openSound(heard(), KNOWN, AT, { client, clock: hasty, isRetry: false })).toEqual(here())
    const offline = () => Promise.reject(new Error('The server could not be reached'))
    expect(await openSound(heard(), KNOWN, AT, { client: offline, clock: never, isRetry: false })).toEqual(
      here(),
    )
  })

  it('is none, and says so, where neither could rank it', async () => {
    device.fails = true
    const { client } = serverThat('fails')
    await expect(openSound(heard(), KNOWN, AT, { client, clock: never, isRetry: false })).rejects.toThrow(
      'Failed to fetch',
    )
  })
})
