import type { LogRecord } from './fields.ts'

/** The item of an odometer reading that was entered without any service. */
export const MILEAGE_UPDATE_ITEM = 'Mileage Update'

/** False for an odometer reading, which is not a service and counts as none. */
export function isService(record: Pick<LogRecord, 'item'>): boolean {
  return record.item !== MILEAGE_UPDATE_ITEM
}
