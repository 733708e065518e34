import { describe, expect, it } from 'vitest'
import { openCase } from './case.ts'
import { openSensed } from './open-sensed.ts'
import { NOTHING_SENSED } from './senses/sensed.ts'

const GIVEN = { texts: ['it shakes'], codes: [], car: {}, thisYear: 2026 }
const LOG = {
  records: [{ item: 'Battery', date: '2026-04-01', mileage: null }],
  today: '2026-05-01',
  odometer: null,
}

describe('a case that begins with senses', () => {
  it('is the plain case where they add nothing', () => {
    expect(openSensed(GIVEN, {})).toEqual(openCase(GIVEN))
    expect(openSensed(GIVEN, { log: { ...LOG, records: [] } })).toEqual(openCase(GIVEN))
  })

  it('holds what they add', () => {
    const replaced = openSensed(GIVEN, { log: LOG }).given.sensed?.replaced
    expect(replaced?.map(({ fault }) => fault)).toContain('battery')
  })

  it('knows that codes were read, also where a scan found none', () => {
    const nothing = { kind: 'complete', value: { units: [] } } as never
    const scan = { codes: { status: nothing, stored: nothing, pending: nothing, permanent: nothing } }
    expect(openSensed(GIVEN, { scan }).given.sensed?.codesRead).toBe(true)
  })

  it('keeps what the input brings along', () => {
    const pending = { ...NOTHING_SENSED, pendingCodes: ['P0301'] }
    const sensed = openSensed({ ...GIVEN, sensed: pending }, { log: LOG }).given.sensed
    expect([sensed?.pendingCodes, sensed?.replaced.length]).toEqual([['P0301'], 2])
  })
})
