/** How much of the tables has a source beside somebody's judgement. */
import { type Row, readTable } from './compile.ts'

const isSourced = ({ source = '' }: Row) => /link|rank|dtc-details/.test(source)
const COMMONEST = 40

/** Percent of rows that have a source, by table; docs/diagnosis.md shows them. */
export function sourcedShares(): { what: string; percent: number }[] {
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
    count('prices of the 40 commonest repairs', commonest, isPriced),
    count('dangers', readTable('dangers.csv'), ({ source }) => source !== 'judged'),
    count('how common a fault is', faults, isSourced),
    count('that a fault shows a finding (how often is judged)', effects, isSourced),
  ]
}
