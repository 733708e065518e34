import type { MaintenanceRow } from '@tappet/wire'

/** An odometer reading that was entered without any service. It counts as no record. */
const MILEAGE_UPDATE_ITEM = 'Mileage Update'

export function isServiceRecord(row: Pick<MaintenanceRow, 'item'>): boolean {
  return row.item !== MILEAGE_UPDATE_ITEM
}

/** USD spent on service in one calendar year; dates are the driver's own days, YYYY-MM-DD. */
export function spentInYearUsd(rows: readonly MaintenanceRow[], year: number): number {
  return rows
    .filter((row) => isServiceRecord(row) && row.date.startsWith(`${year}-`))
    .reduce((sum, row) => sum + (row.cost ?? 0), 0)
}

const WHOLE_USD = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
})

/** "$1,240": money is shown in whole USD. */
export function wholeUsd(amountUsd: number): string {
  return WHOLE_USD.format(amountUsd)
}
