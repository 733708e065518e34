import { maintenanceItems } from '@tappet/upkeep'
import { describe, expect, it } from 'vitest'
import { reason } from '../differential.ts'
import { faults } from '../knowledge.ts'
import { NEW_PART_FACTOR, RENEWS } from './repairs.table.ts'
import { type LogRow, replacedParts } from './repairs.ts'

const row = (item: string, more: Partial<LogRow> = {}): LogRow => ({
  item,
  date: '2026-06-01',
  mileage: 90_000,
  ...more,
})
const replaced = (records: LogRow[], odometer: number | null = 95_000) =>
  replacedParts({ records, today: '2026-11-23', odometer }).replaced.map(({ fault }) => fault)

describe('recent repairs', () => {
  it('make the renewed part less likely, and say which record says so', () => {
    const { replaced: parts } = replacedParts({
      records: [row('Spark Plugs')],
      today: '2026-11-23',
      odometer: null,
    })
    expect(parts).toEqual([
      {
        fault: 'spark_plugs',
        factor: NEW_PART_FACTOR,
        why: 'Spark Plugs on 2026-06-01, by your service log',
      },
    ])
    const probability = (sensed?: ReturnType<typeof replacedParts>) =>
      reason({
        texts: ['misfire'],
        codes: [],
        car: {},
        thisYear: 2026,
        ...(sensed && { sensed }),
      }).ranked.find(({ fault }) => fault.id === 'spark_plugs')?.probability ?? 0
    expect(
      probability(replacedParts({ records: [row('Spark Plugs')], today: '2026-11-23', odometer: null })),
    ).toBeLessThan(probability() * 0.5)
  })
  it.each([
    ['twelve months ago', row('Battery', { date: '2025-11-23' }), 2],
    ['a day longer ago', row('Battery', { date: '2025-11-22' }), 0],
    ['tomorrow', row('Battery', { date: '2026-11-24' }), 0],
    ['12,000 miles ago', row('Battery', { mileage: 83_000 }), 2],
    ['a mile more', row('Battery', { mileage: 82_999 }), 0],
    ['at an unknown mileage', row('Battery', { mileage: null }), 2],
    ['on no day', row('Battery', { date: 'June' }), 0],
  ])('count %s: %o for %i faults', (_, record, count) => {
    expect(replaced([record])).toHaveLength(count)
  })
  it('go by the day alone where nobody knows the miles', () => {
    expect(replaced([row('Battery', { mileage: 1 })], null)).toEqual(['battery', 'telematics_battery'])
  })
  it.each(['new battery', 'Battery replacement', 'Replaced the battery', ' BATTERY '])(
    'know the part in "%s"',
    (item) => {
      expect(replaced([row(item)])).toContain('battery')
    },
  )
  it.each(['Battery check', 'Mileage Update', 'Oil Change', 'Tire Rotation', 'constructor', ''])(
    'take nothing from "%s"',
    (item) => {
      expect(replaced([row(item)])).toEqual([])
    },
  )
  it('know each item of the catalogue, and only faults that exist', () => {
    expect(maintenanceItems.filter(({ name }) => !Object.hasOwn(RENEWS, name.toLowerCase()))).toEqual([])
    const ids = new Set(faults.map(({ id }) => id))
    expect(
      Object.values(RENEWS)
        .flat()
        .filter((id) => !ids.has(id)),
    ).toEqual([])
  })
  it('raise nothing', () => {
    expect(NEW_PART_FACTOR).toBeLessThan(1)
    const sensed = {
      ...replacedParts({ records: [], today: '2026-11-23', odometer: null }),
      replaced: [{ fault: 'battery', factor: 5, why: '' }],
    }
    const first = (more: object) =>
      reason({ texts: ['slow crank'], codes: [], car: {}, thisYear: 2026, ...more }).ranked[0]?.probability
    expect(first({ sensed })).toBeCloseTo(first({}) ?? 0, 12)
  })
})
