import { wholeNumber } from '../../platform/count.ts'

/** The texts of the service log that are stated word for word, and those that appear in several places. */
export const LOAD_FAILED = 'Failed to load maintenance records'
export const ADD_FAILED = 'Failed to add maintenance record'
export const ADDED = 'Maintenance record added successfully'
export const ITEM_REQUIRED = 'Please select or enter a maintenance item'
export const PRO_ONLY = 'PDF export is a Pro feature. Upgrade to access unlimited exports.'
export const CUSTOM_ITEM = 'Custom Item'

export const WAITING_TITLE = 'Kept on this device'
export const WAITING_BODY = 'It is sent by itself as soon as there is a connection.'

/** "1 record", "12 records". */
export function countWords(count: number, one = 'record', many = `${one}s`): string {
  return `${wholeNumber(count)} ${count === 1 ? one : many}`
}
