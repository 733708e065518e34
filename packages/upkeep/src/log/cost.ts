import { moneyIn } from '../fields/money-field.ts'
import { DEFAULT_CURRENCY, type Money } from '../money/money.ts'
import type { LogRecord } from './fields.ts'

export const currencyColumn = (currency: string): string | null =>
  currency === DEFAULT_CURRENCY ? null : currency

export function costOf(record: Pick<LogRecord, 'cost'> & Pick<Partial<LogRecord>, 'currency'>): Money | null {
  return record.cost === null ? null : moneyIn('money', record.cost, record)
}
