import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { LABOUR_USD_PER_HOUR } from '../src/differential/report.ts'
import { type Row, readTable } from './read-table.ts'

const sources = readTable('sources.csv')
const ids = new Set(sources.map(({ id }) => id))
const repairs = readTable('repairs.csv')
/** Words of a source column that are no id. */
const NO_ID = new Set(['judged', 'follows', 'link', 'rank', 'after', 'reviewed', 'not', '2026,'])

const isSourced = ({ source = '' }: Row) => /link|rank|dtc-details/.test(source)
const COMMONEST = 60

/** Percent of rows that have a source, by table; docs/diagnosis.md shows them. */
function sourcedShares(): { what: string; percent: number }[] {
  const count = (what: string, rows: readonly Row[], has: (row: Row) => boolean) => ({
    what,
    percent: Math.round((100 * rows.filter(has).length) / rows.length),
  })
  const effects = readTable('effects.csv')
  const faults = readTable('faults.csv')
  const repairs = new Map(readTable('repairs.csv').map((row) => [row.fault, row]))
  const isPriced = ({ id, fault = id }: Row) => (repairs.get(fault)?.price_source ?? '') !== ''
  const commonest = [...faults].sort((a, b) => Number(b.prior) - Number(a.prior)).slice(0, COMMONEST)
  return [
    count('prices of repairs', [...repairs.values()], isPriced),
    count('prices of the 60 commonest repairs', commonest, isPriced),
    count('dangers', readTable('dangers.csv'), ({ source }) => source !== 'judged'),
    count('how common a fault is', faults, isSourced),
    count('that a fault shows a finding (how often is judged)', effects, isSourced),
  ]
}

describe('sources', () => {
  it('have a name, a year, a place and a licence, each id once', () => {
    expect(ids.size).toBe(sources.length)
    for (const { id, what, year, where, licence } of sources) {
      for (const text of [id, what, where, licence]) expect(text).not.toBe('')
      expect(Number(year)).toBeGreaterThan(1990)
    }
  })

  const sourced = ['effects.csv', 'repairs.csv', 'faults.csv', 'dangers.csv', 'patterns.csv']
  it.each(sourced)('that %s names are listed', (file) => {
    const words = readTable(file).flatMap(({ source = '', price_source = '' }) =>
      [...source.split(/[ ;]+/), ...price_source.split(' ')].filter(
        (word) => word !== '' && !NO_ID.has(word),
      ),
    )
    expect(words.filter((word) => !ids.has(word))).toEqual([])
  })

  it.each(['dangers.csv', 'effects.csv', 'faults.csv', 'patterns.csv'])(
    'are given or "judged" in each row of %s',
    (file) => {
      expect(readTable(file).filter(({ source = '' }) => source === '')).toEqual([])
    },
  )

  it('of prices lie in the range of the repair or of its parts', () => {
    const priced = repairs.filter(({ price_source }) => price_source !== '')
    expect(priced.length).toBeGreaterThanOrEqual(60)
    for (const row of priced) {
      const labour = row.price_for === 'repair' ? LABOUR_USD_PER_HOUR : 0
      const low = Number(row.parts_low) + Number(row.hours_low) * labour
      const high = Number(row.parts_high) + Number(row.hours_high) * labour
      expect(['repair', 'part']).toContain(row.price_for)
      expect(Number(row.price_low), row.fault).toBeLessThanOrEqual(high)
      expect(Number(row.price_high), row.fault).toBeGreaterThanOrEqual(low)
    }
  })

  it('are counted in docs/diagnosis.md as the tables have them', () => {
    const guide = readFileSync(join(import.meta.dirname, '../../../docs/diagnosis.md'), 'utf8')
    for (const { what, percent } of sourcedShares()) expect(guide).toContain(`| ${what} | ${percent} % |`)
  })
})
