import { countLabel } from '../copy.ts'

export const copy = {
  title: 'Selected records',
  count: (count: number) => `${countLabel(count)} selected`,
  all: 'Select all',
  none: 'Select none',
  move: 'Move',
  moveTo: (count: number) => `Move ${countLabel(count)} to`,
  delete: 'Delete',
  done: 'Done',
  moved: (count: number, car: string) => `${countLabel(count)} moved to ${car}`,
  notAllMoved: 'Not all were moved',
} as const
