import type { LogRecord } from './fields.ts'

/** An odometer reading without any service. */
export const MILEAGE_UPDATE_ITEM = 'Mileage Update'

export function isService(record: Pick<LogRecord, 'item'>): boolean {
  return record.item !== MILEAGE_UPDATE_ITEM
}
