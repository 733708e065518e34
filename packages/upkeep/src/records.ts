/** The service log's rows, as far as the domain looks at them; a row of maintenance is one. */

export type LogRecord = {
  item: string
  /** YYYY-MM-DD. */
  date: string
  /** Miles. */
  mileage: number | null
  /** USD. */
  cost: number | null
  notes: string | null
  receipt_url: string | null
}

/** The item of an odometer reading that was entered without any service. */
export const MILEAGE_UPDATE_ITEM = 'Mileage Update'

/** False for an odometer reading: it is no service and counts as none. */
export function isService(record: Pick<LogRecord, 'item'>): boolean {
  return record.item !== MILEAGE_UPDATE_ITEM
}
