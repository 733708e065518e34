/** Fill-ups as a CSV file (RFC 4180), which the import reads again. */
import { BYTE_ORDER_MARK, csvLine } from '../log/csv.ts'
import { protectCell } from '../log/csv-cell.ts'
import { decimalOf } from '../money/money.ts'
import type { VolumeUnit } from '../units.ts'
import { type FillUp, paidOf } from './fill-up.ts'

export const FUEL_HEADINGS = [
  'Date',
  'Odometer',
  'Odometer unit',
  'Fuel',
  'Fuel unit',
  'Total paid',
  'Currency',
  'Full tank',
  'Missed before',
  'Station',
  'Note',
] as const

/** Names of the units in the file. */
export const VOLUME_WORDS: Readonly<Record<VolumeUnit, string>> = {
  us_gal: 'US gal',
  uk_gal: 'UK gal',
  l: 'l',
}

const yes = (value: boolean) => (value ? 'yes' : 'no')

/** The whole file. Numbers have a point and no groups; money has the decimals of its currency. */
export function serialiseFuel(fillUps: readonly FillUp[]): string {
  const lines = fillUps.map((fillUp) => {
    const paid = paidOf(fillUp)
    return [
      fillUp.date,
      fillUp.odometer === null ? '' : String(fillUp.odometer),
      fillUp.odometer_unit,
      String(fillUp.amount),
      VOLUME_WORDS[fillUp.amount_unit],
      paid === null ? '' : decimalOf(paid),
      fillUp.currency,
      yes(fillUp.is_full),
      yes(fillUp.missed),
      protectCell(fillUp.station ?? ''),
      protectCell(fillUp.note ?? ''),
    ]
  })
  return BYTE_ORDER_MARK + [FUEL_HEADINGS, ...lines].map(csvLine).join('')
}
