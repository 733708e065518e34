import { countText } from '../../../format/count.ts'

export const copy = {
  title: 'Selected records',
  count: (count: number) => `${countText(count, 'record')} selected`,
  all: 'Select all',
  none: 'Select none',
  move: 'Move',
  moveTo: (count: number) => `Move ${countText(count, 'record')} to`,
  delete: 'Delete',
  done: 'Done',
  moved: (count: number, car: string) => `${countText(count, 'record')} moved to ${car}`,
  notAllMoved: 'Not all were moved',
} as const
