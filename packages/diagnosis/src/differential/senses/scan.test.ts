import type { CodesReading, MonitorTest, UnitReadiness } from '@tappet/obd'
import { describe, expect, it } from 'vitest'
import { reason } from '../differential.ts'
import { findings } from '../knowledge.ts'
import { MONITORED, SIGN_RATIOS, THRESHOLDS } from './scan.table.ts'
import { type CarReadings, pendingOnly, senseScan, signsOf } from './scan.ts'

const value = (pid: number, number: number) => ({
  pid,
  values: [{ label: '', value: number, unit: '%' as const }],
})
const states = (readings: CarReadings) =>
  Object.fromEntries(signsOf(readings).map(({ finding, state }) => [finding, state]))
const readCodes = (codes: string[]) => ({
  kind: 'complete' as const,
  value: { units: [{ ecu: '7E8', codes }], without: [] },
})
const codes = (storedCodes: string[], pending: string[] = [], permanent: string[] = []): CodesReading => ({
  stored: readCodes(storedCodes),
  pending: readCodes(pending),
  permanent: readCodes(permanent),
  status: { kind: 'complete', value: [] },
})
const readiness = (...monitors: [id: string, supported: boolean, complete: boolean][]): UnitReadiness[] => [
  {
    ecu: '7E8',
    readiness: {
      lampOn: false,
      codeCount: 0,
      ignition: 'spark',
      monitors: monitors.map(([id, supported, complete]) => ({
        id: id as 'misfire',
        name: id,
        supported,
        complete,
      })),
    },
  },
]

describe('fuel trims', () => {
  it.each([
    [25, 'present', { ratio: SIGN_RATIOS.trimFine }],
    [24.9, { ratio: SIGN_RATIOS.trim }, { ratio: SIGN_RATIOS.trimFine }],
    [10, { ratio: SIGN_RATIOS.trim }, { ratio: SIGN_RATIOS.trimFine }],
    [9.9, { ratio: SIGN_RATIOS.trimFine }, { ratio: SIGN_RATIOS.trimFine }],
    [-10, { ratio: SIGN_RATIOS.trimFine }, { ratio: SIGN_RATIOS.trim }],
    [-25, { ratio: SIGN_RATIOS.trimFine }, 'present'],
  ])('of %d %% in all: lean %o, rich %o', (sum, lean, rich) => {
    expect(states({ values: [value(0x06, sum - 4), value(0x07, 4)] })).toEqual({
      sign_lean: lean,
      sign_rich: rich,
    })
  })
  it('count by the worse bank', () => {
    expect(states({ values: [value(0x07, 2), value(0x09, 30)] }).sign_lean).toBe('present')
  })
  it('say nothing without the long term, or while the engine is cold', () => {
    expect(states({ values: [value(0x06, 40)] })).toEqual({})
    expect(states({ values: [value(0x05, 59), value(0x07, 40)] })).toEqual({})
    expect(states({ values: [value(0x05, 60), value(0x07, 40)] }).sign_lean).toBe('present')
  })
})

describe('coolant', () => {
  it.each([
    [118, 0, { overheats: 'present' }],
    [117, 0, { temp_gauge_low: 'absent' }],
    [80, 0, { temp_gauge_low: 'absent' }],
    [79, 2000, {}],
    [70, 900, { temp_gauge_low: 'present' }],
    [71, 900, {}],
    [70, 899, {}],
  ])('at %d °C after %d s: %o', (degrees, seconds, expected) => {
    expect(states({ values: [value(0x05, degrees), value(0x1f, seconds)] })).toEqual(expected)
  })
  it('says nothing of a cold gauge where the run time is unknown', () => {
    expect(states({ values: [value(0x05, 40)] })).toEqual({})
  })
  it('that is too hot stops the car', () => {
    const sensed = senseScan({ values: [value(0x05, 121)] })
    expect(reason({ texts: [], codes: [], car: {}, thisYear: 2026, sensed }).drive).toMatchObject({
      level: 'stop',
      known: true,
    })
  })
})

describe('voltage', () => {
  it.each([
    [12.5, 800, { sign_charge_low: 'present' }],
    [12.6, 800, {}],
    [13.5, 800, { sign_charge_low: 'absent' }],
    [15, 800, { sign_charge_low: 'absent' }],
    [15.1, 800, { sign_charge_high: 'present' }],
    [12.2, 0, { sign_battery_low: 'present' }],
    [12.4, 0, {}],
    [12.5, 0, { sign_battery_low: 'absent' }],
    [10.5, 200, {}],
  ])('%d V at %d rpm: %o', (volts, rpm, expected) => {
    expect(states({ volts, values: [value(0x0c, rpm)] })).toEqual(expected)
  })
  it('says nothing where nobody knows whether the engine runs', () => {
    expect(states({ volts: 11 })).toEqual({})
  })
  it('is the module’s where the adapter gives none', () => {
    expect(states({ values: [value(0x0c, 800), value(0x42, 12)] })).toEqual({ sign_charge_low: 'present' })
  })
  it('are read from one unit: a gearbox that stands still is no engine that does', () => {
    const of = (ecu: string, pid: number, number: number) => ({ ecu, ...value(pid, number) })
    const engine = of('7E8', 0x0c, 800)
    const gearbox = [of('7E9', 0x0c, 0), of('7E9', 0x05, 121)]
    expect(states({ volts: 12, values: [...gearbox, engine] })).toEqual({ sign_charge_low: 'present' })
    expect(states({ volts: 12, values: [engine, ...gearbox] })).toEqual({ sign_charge_low: 'present' })
  })
})

describe('misfire counters of service 06', () => {
  const test = (number: number, more: Partial<MonitorTest> = {}): MonitorTest => ({
    monitorId: 0xa2,
    testId: 0x0b,
    value: number,
    min: 0,
    max: 100,
    unit: 'count',
    passed: true,
    hasMin: false,
    hasMax: true,
    ...more,
  })
  const misfire = (tests: MonitorTest[], complete = true) =>
    states({ monitorTests: tests, readiness: readiness(['misfire', true, complete]) }).misfire
  it('show a misfire where the car’s own limit is passed', () => {
    expect(misfire([test(0), test(101, { monitorId: 0xa3, passed: false })])).toBe('present')
  })
  it('point to one below the limit', () => {
    expect(misfire([test(0), test(3, { testId: 0x0c })])).toEqual({ ratio: SIGN_RATIOS.misfireCounted })
  })
  it('speak against one at 0 over ten drives, once the monitor is complete', () => {
    expect(misfire([test(0)])).toEqual({ ratio: SIGN_RATIOS.misfireNone })
    expect(misfire([test(0)], false)).toBeUndefined()
    expect(misfire([test(0, { testId: 0x0c })])).toBeUndefined()
  })
  it('are no other monitor’s tests', () => {
    expect(misfire([test(5, { monitorId: 0x21, passed: false })])).toBeUndefined()
  })
  it('do not undo a misfire that the driver tells', () => {
    const sensed = { ...senseScan({}), states: [{ finding: 'misfire', state: 'absent' as const, why: '' }] }
    const { evidence } = reason({
      texts: ['the engine misfires'],
      codes: [],
      car: {},
      thisYear: 2026,
      sensed,
    })
    expect(evidence.get('misfire')).toBe('present')
  })
})

describe('codes and readiness', () => {
  it('count a code that is only pending as a pointer, and one that is stored or permanent as a fact', () => {
    expect(pendingOnly(codes(['P0171'], ['P0171', 'P0302'], ['P0420']))).toEqual(['P0302'])
    const sensed = senseScan({ codes: codes([], ['P0302']) })
    const seen = reason({ texts: [], codes: ['P0302'], car: {}, thisYear: 2026, sensed })
    expect(seen.evidence.has('code_misfire')).toBe(false)
    expect(seen.likelihoods.get('code_misfire')).toBe(SIGN_RATIOS.pendingCode)
    expect(seen.drive.known).toBe(true)
    const withStored = reason({
      texts: [],
      codes: ['P0302'],
      car: {},
      thisYear: 2026,
      sensed: senseScan({ codes: codes(['P0302']) }),
    })
    expect(withStored.evidence.get('code_misfire')).toBe('present')
  })
  it('take a missing code for absent only where the monitor is complete', () => {
    const seen = states({
      codes: codes(['P0420']),
      readiness: readiness(
        ['misfire', true, true],
        ['evap', true, false],
        ['catalyst', true, true],
        ['secondaryAir', false, false],
      ),
    })
    expect(seen).toEqual({ code_misfire: 'absent' })
  })
  it('take nothing for absent while a unit was not read', () => {
    const why = { kind: 'unreadable', reason: 'short' } as const
    const missing = [{ request: '03', ecu: '7E8', why }] as const
    const value = { units: [], without: [] }
    const unread = { ...codes([]), stored: { kind: 'partial' as const, value, missing } }
    expect(states({ codes: unread, readiness: readiness(['misfire', true, true]) })).toEqual({})
  })
  it('take a monitor for complete only where every unit says so', () => {
    const both = [...readiness(['misfire', true, true]), ...readiness(['misfire', true, false])]
    expect(states({ codes: codes([]), readiness: both })).toEqual({})
  })
})

describe('a freeze frame', () => {
  const frame = (...values: [pid: number, number: number][]) => ({
    freezeFrames: [
      {
        ecu: '7E8',
        code: 'P0302',
        values: values.map(([pid, number]) => ({ frame: 0, ...value(pid, number) })),
      },
    ],
  })
  it.each([
    [[0x05, 40], { ctx_cold: 'present' }],
    [[0x05, 41], {}],
    [[0x0d, 0], { ctx_idle: 'present' }],
    [[0x0d, 87], {}],
    [[0x0d, 88], { ctx_highway: 'present' }],
    [[0x04, 80], { ctx_uphill: 'present' }],
  ] as [[number, number], object][])('with %o tells %o', (reading, expected) => {
    expect(states(frame(reading))).toEqual(expected)
  })
  it('tells of trims at the limit, and nothing of trims that were fine', () => {
    expect(states(frame([0x07, 26]))).toEqual({ sign_lean: 'present' })
    expect(states(frame([0x07, 2]))).toEqual({})
  })
})

describe('the thresholds', () => {
  it('each name a source', () => {
    for (const { source } of Object.values(THRESHOLDS)) expect(source.length).toBeGreaterThan(20)
    for (const sign of signsOf({ volts: 12, values: [value(0x0c, 700), value(0x07, 12), value(0x05, 90)] }))
      expect(sign.source).not.toBe('')
  })
  it('reach findings of the knowledge', () => {
    const named = [
      'sign_lean',
      'sign_rich',
      'sign_charge_low',
      'sign_charge_high',
      'sign_battery_low',
      'overheats',
      'temp_gauge_low',
      'misfire',
    ]
    expect([...named, ...Object.values(MONITORED).flat()].filter((id) => !findings.has(id))).toEqual([])
  })
  it('say nothing where nothing was read', () => {
    expect(signsOf({})).toEqual([])
  })
})
