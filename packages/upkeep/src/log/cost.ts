import { moneyIn } from '../fields/money-field.ts'
import { DEFAULT_CURRENCY, type Money } from '../money/money.ts'
import type { LogRecord } from './fields.ts'

/** The column's value for a currency: null for US dollars, as in every row of before. */
export const currencyColumn = (currency: string): string | null =>
  currency === DEFAULT_CURRENCY ? null : currency

/** What a record cost; null where that is not known. */
export function costOf(record: Pick<LogRecord, 'cost'> & Pick<Partial<LogRecord>, 'currency'>): Money | null {
  return record.cost === null ? null : moneyIn('money', record.cost, record)
}
