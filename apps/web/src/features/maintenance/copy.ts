import { wholeNumber } from '../../format/count.ts'

export const LOAD_FAILED = 'Failed to load maintenance records'
export const ADD_FAILED = 'Failed to add maintenance record'
export const ADDED = 'Maintenance record added successfully'
export const ITEM_REQUIRED = 'Please select or enter a maintenance item'
export const PRO_ONLY = 'PDF export is a Pro feature. Upgrade to access unlimited exports.'
export const CUSTOM_ITEM = 'Custom Item'

/** "1 record", "12 records". */
export function countLabel(count: number, one = 'record', many = `${one}s`): string {
  return `${wholeNumber(count)} ${count === 1 ? one : many}`
}
