import { describe, expect, it } from 'vitest'
import { logRow } from '../../app/testing/rows.ts'
import type { LogRow } from '../../offline/log/table.ts'
import { filterLog, isFiltering, itemsOf, NO_FILTER } from './filter.ts'

const row = (id: string, part: Partial<LogRow>): LogRow => logRow({ id, ...part })
const ROWS = [
  row('oil', { notes: 'Mobil 1 from NAPA', mileage: 62_000, cost: 49.9 }),
  row('tires', { item: 'Tires', date: '2025-11-30' }),
  row('wipers', { item: 'Wiper blades', notes: 'ÖLIG' }),
]
const found = (filter: Partial<typeof NO_FILTER>) =>
  filterLog(ROWS, { ...NO_FILTER, ...filter }).map(({ id }) => id)

describe('the filters', () => {
  it.each([
    ['', ['oil', 'tires', 'wipers']],
    ['  napa ', ['oil']],
    ['NAPA oil', ['oil']],
    ['napa tires', []],
    ['62,000', ['oil']],
    ['62000', ['oil']],
    ['49.90', ['oil']],
    ['2025-11', ['tires']],
    ['nov 30', ['tires']],
    ['ölig', ['wipers']],
    ['.*', []],
  ])('the search %j finds %j [MNT-003] [MNT-014]', (search, ids) => {
    expect(found({ search })).toEqual(ids)
  })

  it.each([
    ['caf\u00e9', 'cafe'],
    ['cafe\u0301', 'cafe'],
    ['CAFE', 'cafe'],
    ['olwechsel', 'oil'],
    ['\u00d6lwechsel', 'oil'],
    ['$1,234.50', 'oil'],
    ['68,950', 'oil'],
  ])('the search %j meets the same letters in another form, and what is shown', (search, id) => {
    const rows = [
      row('cafe', { shop: 'Cafe\u0301 Garage' }),
      row('oil', { item: '\u00d6lwechsel', cost: 1234.5, mileage: 42_844, mileage_km: 68_950 }),
    ]
    expect(filterLog(rows, { ...NO_FILTER, search }).map((each) => each.id)).toEqual([id])
  })

  it('item, year and search narrow together [MNT-015] [MNT-016]', () => {
    expect(found({ item: 'Tires' })).toEqual(['tires'])
    expect(found({ year: '2026' })).toEqual(['oil', 'wipers'])
    expect(found({ year: '2026', item: 'Tires' })).toEqual([])
    expect(found({ year: '2026', search: 'wiper' })).toEqual(['wipers'])
  })

  it('takes names that differ in case or blanks for one item, told as it is written most often', () => {
    const rows = [
      'tires',
      'OIL CHANGE',
      'Oil change',
      ' Tires',
      'Oil  change',
      'Oil change',
      'Öl',
      'öl',
      'Öl',
    ].map((item, n) => row(String(n), { item }))
    expect(itemsOf(rows)).toEqual(['Oil change', 'Öl', 'tires'].sort((a, b) => a.localeCompare(b)))
    const of = (item: string) => filterLog(rows, { ...NO_FILTER, item }).map(({ id }) => id)
    expect(of('Oil change')).toEqual(['1', '2', '4', '5'])
    expect(of('TIRES')).toEqual(['0', '3'])
    expect(of('öl')).toEqual(['6', '7', '8'])
  })

  it('knows whether it filters, and what there is to choose from', () => {
    expect([isFiltering(NO_FILTER), isFiltering({ ...NO_FILTER, search: ' ' })]).toEqual([false, false])
    expect(isFiltering({ ...NO_FILTER, year: '2026' })).toBe(true)
    expect(itemsOf(ROWS)).toEqual(['Oil Change', 'Tires', 'Wiper blades'])
  })
})
