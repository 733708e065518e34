import type { ProgramName } from '@tappet/upkeep'
import { wholeNumber } from '../format/count.ts'

export const PROGRAM_NAMES: Readonly<Record<ProgramName, string>> = {
  tappet: 'a file from Tappet',
  lubelogger: 'a file from LubeLogger',
  fuelly: 'a file from Fuelly',
  fuelio: 'a backup of Fuelio',
  drivvo: 'a list from Drivvo',
  acar: 'an export of aCar',
  spritmonitor: 'a list from Spritmonitor',
}

const counted = (count: number, one: string) => `${wholeNumber(count)} ${one}${count === 1 ? '' : 's'}`

/** "3 records and 1 fill-up". */
export function rowCount({ records, fillUps }: { records: number; fillUps: number }): string {
  return [
    records > 0 || fillUps === 0 ? counted(records, 'record') : '',
    fillUps > 0 ? counted(fillUps, 'fill-up') : '',
  ]
    .filter(Boolean)
    .join(' and ')
}

export const lineCount = (count: number) => counted(count, 'line')
