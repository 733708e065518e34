import { describe, expect, it } from 'vitest'
import type { UnitReadiness } from '../car/readers.ts'
import type { CodesReading } from '../car/told-codes.ts'
import { failedReading, type Reading, readingOf } from '../reading.ts'
import { readinessIn } from '../readings/readiness.ts'
import { DRIVES } from './drives.table.ts'
import { modelYearOfVin } from './model-year.ts'
import { INSPECTION_RULES, type InspectionRuleId } from './rules.table.ts'
import { verdictOf } from './verdict.ts'

const { usEpa, usCalifornia } = INSPECTION_RULES
const GAP = { request: '0101', ecu: '7E9', why: { kind: 'noAnswer', statuses: [], damaged: [] } } as const

/** Byte A lamp, B C D as in 0101. */
function units(...bytes: number[]): UnitReadiness[] {
  const reading = readinessIn(Uint8Array.from([0x41, 0x01, ...bytes]))
  if (reading.kind === 'failed') throw new Error(JSON.stringify(reading.failure))
  return [{ ecu: '7E8', readiness: reading.value }]
}
const READY = units(0, 0x07, 0xe5, 0)
const NO_EVAP = units(0, 0x07, 0xe5, 0x04)
const TWO_OPEN = units(0, 0x07, 0xe5, 0x05)
const DIESEL_OPEN = units(0, 0x0f, 0xeb, 0x41)

function codes(storedCodes: readonly string[] = [], complete = true): CodesReading {
  const kind = readingOf({ units: [{ ecu: '7E8', codes: storedCodes }], without: [] }, complete ? [] : [GAP])
  return { stored: kind, pending: kind, permanent: kind, status: readingOf([], []) }
}
const ask = (
  of: Reading<readonly UnitReadiness[]>,
  id: InspectionRuleId,
  modelYear: number | null,
  reading: CodesReading = codes(),
) => verdictOf({ readiness: of, codes: reading, rule: INSPECTION_RULES[id], modelYear })
const whole = (of: readonly UnitReadiness[]) => readingOf(of, [])

describe('would it pass today', () => {
  it.each([
    ['usEpa', 2005, READY, 'pass'],
    ['usEpa', 2005, NO_EVAP, 'pass'],
    ['usEpa', 2005, TWO_OPEN, 'fail'],
    ['usEpa', 2000, TWO_OPEN, 'pass'],
    ['usEpa', 1995, READY, 'unknown'],
    ['usCalifornia', 2005, NO_EVAP, 'pass'],
    ['usCalifornia', 2005, units(0, 0x07, 0xe5, 0x01), 'fail'],
    ['usCalifornia', 1998, units(0, 0x07, 0xe5, 0x01), 'pass'],
    ['usCalifornia', 2006, DIESEL_OPEN, 'fail'],
    ['usCalifornia', 2008, DIESEL_OPEN, 'pass'],
  ] as const)('by %s, model year %s: %j is %s', (rule, year, readiness, kind) => {
    expect(ask(whole(readiness), rule, year).kind).toBe(kind)
  })
  it('fails with the lamp on, by every rule', () => {
    for (const id of ['usEpa', 'usCalifornia'] as const)
      expect(ask(whole(units(0x81, 0x07, 0xe5, 0)), id, 2010)).toMatchObject({
        kind: 'fail',
        reasons: ['The check-engine light is on.'],
      })
  })
  it('fails for a stored code where the rule says so, and only there', () => {
    expect(ask(whole(READY), 'usCalifornia', 2010, codes(['P0420'])).kind).toBe('fail')
    expect(ask(whole(READY), 'usEpa', 2010, codes(['P0420'])).kind).toBe('pass')
  })
  it('is not known from a partial reading, unless what was read already fails', () => {
    expect(ask(readingOf(READY, [GAP]), 'usEpa', 2010)).toMatchObject({ kind: 'unknown' })
    expect(ask(readingOf(TWO_OPEN, [GAP]), 'usEpa', 2010).kind).toBe('fail')
    expect(ask(failedReading({ kind: 'notReady' }), 'usEpa', 2010).kind).toBe('unknown')
    expect(ask(whole([]), 'usEpa', 2010).kind).toBe('unknown')
    expect(ask(whole(READY), 'usCalifornia', 2010, codes([], false)).kind).toBe('unknown')
  })
  it('is not known of a car whose units name no test: nothing was seen to have run', () => {
    for (const id of ['usEpa', 'usCalifornia'] as const)
      expect(ask(whole(units(0, 0, 0, 0)), id, 2010)).toEqual({
        kind: 'unknown',
        reasons: ['No control unit has a test we can see.'],
      })
    expect(ask(whole([...units(0, 0, 0, 0), ...READY]), 'usEpa', 2010).kind).toBe('pass')
  })
  it('is not known without the model year, which decides how many tests may be missing', () => {
    expect(ask(whole(READY), 'usEpa', null)).toEqual({
      kind: 'unknown',
      reasons: ['We don’t know the model year.'],
    })
  })
  it('names a source for each rule, and a drive for each test', () => {
    for (const { source, note } of [usEpa, usCalifornia])
      expect(source.length * note.length).toBeGreaterThan(0)
    for (const drive of Object.values(DRIVES)) expect(drive).toMatch(/\.$/)
  })
})

describe('the model year of a VIN', () => {
  it.each([
    ['1FADP3F20EL123456', 2014],
    ['1G1JC5SH4C4194009', 2012],
    ['1M8GDM9AXKP042788', 1989],
    ['WVWZZZ1JZ3W386752', null],
    ['1FADP3F20UL123456', null],
    ['', null],
  ])('%s: %s', (vin, year) => {
    expect(modelYearOfVin(vin)).toBe(year)
  })
})
