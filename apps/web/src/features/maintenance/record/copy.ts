import { wholeNumber } from '../../../format/count.ts'

export const copy = {
  saveChanges: 'Save Changes',
  save: 'Save Record',
  editTitle: 'Edit Record',
  addTitle: 'Add New Record',
  lastMileage: (distance: number, unit: string) => `Last: ${wholeNumber(distance)} ${unit}`,
  likelyItems: 'Likely items',
  item: 'Maintenance item',
  selectItem: 'Select an item',
  itemRequired: 'Please select or enter a maintenance item',
  customItem: 'Custom item name',
  customItemHint: 'For example: Wiper blades',
} as const
