import type { LogRecord } from './fields.ts'

export const MILEAGE_UPDATE_ITEM = 'Mileage Update'

/** The car's odometer was changed; `counter` says what the new one read. */
export const NEW_ODOMETER_ITEM = 'New Odometer'

export function isService(record: Pick<LogRecord, 'item'>): boolean {
  return record.item !== MILEAGE_UPDATE_ITEM && record.item !== NEW_ODOMETER_ITEM
}
