import { DEFAULT_CURRENCY, type Money, nearestMinor } from '../money/money.ts'
import type { LogRecord } from './fields.ts'

/** The currency of a record's cost; rows of before there was a choice are in US dollars. */
export const currencyOf = ({ currency }: Pick<Partial<LogRecord>, 'currency'>): string =>
  currency ?? DEFAULT_CURRENCY

/** The column's value for a currency: null for US dollars, as in every row of before. */
export const currencyColumn = (currency: string): string | null =>
  currency === DEFAULT_CURRENCY ? null : currency

/** What a record cost; null where that is not known. */
export function costOf(record: Pick<LogRecord, 'cost'> & Pick<Partial<LogRecord>, 'currency'>): Money | null {
  const currency = currencyOf(record)
  return record.cost === null ? null : { minor: nearestMinor(record.cost, currency), currency }
}
