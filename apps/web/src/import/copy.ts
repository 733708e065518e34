import type { ProgramName } from '@tappet/upkeep'
import { countText, wholeNumber } from '../format/count.ts'

const PROGRAM_NAMES: Readonly<Record<ProgramName, string>> = {
  tappet: 'a file from Tappet',
  lubelogger: 'a file from LubeLogger',
  fuelly: 'a file from Fuelly',
  fuelio: 'a backup of Fuelio',
  drivvo: 'a list from Drivvo',
  acar: 'an export of aCar',
  spritmonitor: 'a list from Spritmonitor',
}

/** "3 records and 1 fill-up". */
export function rowCount({ records, fillUps }: { records: number; fillUps: number }): string {
  return [
    records > 0 || fillUps === 0 ? countText(records, 'record') : '',
    fillUps > 0 ? countText(fillUps, 'fill-up') : '',
  ]
    .filter(Boolean)
    .join(' and ')
}

export const copy = {
  title: 'Import CSV',
  help: 'Any table with a date: from LubeLogger, Fuelly, Fuelio, Drivvo, aCar, Spritmonitor, or your own.',
  file: 'CSV file',
  choose: 'Choose a CSV file',
  chooseOther: 'Choose another file',
  isFrom: (file: string, program: ProgramName | null) =>
    `${file}: ${program ? PROGRAM_NAMES[program] : 'a table'}.`,
  add: (rows: string) => `Add ${rows}`,
  change: (count: number) => `Change ${wholeNumber(count)}`,
  nothing: 'Nothing was imported',
  costsAlone: 'This is a list of costs. Add costs on the Fuel page.',
  noDates: 'We found no column with dates. If there is one, choose it below.',
  logPartly: 'Your log is still loading',
  logPartlyHelp:
    'Nothing was imported. We need your whole log first, to spot doubles. The page behind this one shows how far it is.',
  willAdd: (rows: string) => `${rows} will be added.`,
  chooseAbove: 'Choose a car above to see what will be added.',
  nothingNew: 'Nothing new to add.',
  hereAlready: (rows: string, isOne: boolean) =>
    `${rows} ${isOne ? 'is' : 'are'} here already and won’t be doubled.`,
  columns: 'Columns',
  keepMine: 'Keep mine',
  takeFile: 'Take the file’s',
  keepBoth: 'Keep both',
  lookAlike: (count: number) =>
    count === 1 ? '1 line looks like one you have' : `${wholeNumber(count)} lines look like ones you have`,
  lookAlikeHelp: 'Same day and service, but something in it was changed since.',
  records: 'Records to be added',
  fillUps: 'Fill-ups to be added',
  partFill: 'part fill',
  missedBefore: 'missed one before',
  more: (count: number) => `And ${wholeNumber(count)} more.`,
  services: 'Services and costs',
  fills: 'Fill-ups',
  table: 'This table',
  linesAre: 'These lines are',
  unused: 'Not used',
  column: (place: number) => `Column ${place}`,
  empty: 'Empty',
  example: (cell: string) => `Such as ${cell}`,
  untold: 'The file doesn’t say.',
  distance: 'The odometer is in',
  volume: 'The fuel is in',
  currency: 'It was paid in',
  letters: 'Letters are written in',
  lettersRead: (letters: string) => `It reads: ${letters}`,
  dates: 'How are dates like 3/4/2025 written?',
  monthFirst: 'Month first: March 4',
  dayFirst: 'Day first: April 3',
  numbers: 'How are numbers like 1.234 written?',
  point: 'A point before decimals: 1,234.56',
  comma: 'A comma before decimals: 1.234,56',
  leftOut: 'Left out',
  notSaid: 'Not said in the file',
  unfit: 'Readings that don’t fit',
  accepted: 'Checked',
  accept: 'That’s right',
  check: 'Check this before you add it',
  lettersAre: (encoding: string) => `Letters: ${encoding}.`,
  areDayFirst: 'Dates: day first.',
  areMonthFirst: 'Dates: month first.',
  decimalsAfter: (sign: string) => `Decimals stand after a ${sign === ',' ? 'comma' : 'point'}.`,
  odometerIn: (unit: string) => `Odometer: ${unit}.`,
  fuelIn: (unit: string) => `Fuel: ${unit}.`,
  moneyIn: (currency: string) => `Money: ${currency}.`,
  carIs: (car: string) => `Car: ${car}.`,
  yourCar: 'Your car',
  leaveOut: 'Leave these out',
  whichCar: 'Which car?',
  whichIs: (name: string) => `Which car is ${name}?`,
  chooseCar: 'Choose a car',
  nameless: 'a line without a name',
} as const
