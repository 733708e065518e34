import type { ImportOptions, Mapping } from '@tappet/upkeep'
import { createChoice } from '../platform/storage/choice.ts'
import { jsonOf } from '../platform/storage/json.ts'
import { chosenUnits } from '../platform/storage/preferences.ts'

export type OnEdited = 'mine' | 'file' | 'both'

export type Choices = Omit<ImportOptions, 'mappings' | 'delimiter'> & {
  mappings: Readonly<Record<string, Mapping>>
  /** Where the lines of a car of the file go, by its key: a car's id, or one of the words below. */
  cars: Readonly<Record<string, string>>
  edited: OnEdited
}

/** Not brought in. */
export const LEFT_OUT = 'out'
/** The only car, of a driver whose garage is empty. */
export const ONLY_CAR = 'only'

/** Columns as this device was told them, by the shape of a table. */
const rememberedColumns = createChoice<string>(
  'tappet.import-columns',
  (text) => text ?? '{}',
  (text) => text,
)
const MAX_SHAPES = 20

function remembered(): Record<string, Mapping> {
  const mappings = Object.entries(jsonOf(rememberedColumns.read()) ?? {})
  return Object.fromEntries(mappings.filter((entry): entry is [string, Mapping] => isMapping(entry[1])))
}

function isMapping(value: unknown): value is Mapping {
  if (typeof value !== 'object' || value === null || !('columns' in value) || !('target' in value))
    return false
  const { columns, target } = value
  return (
    Array.isArray(columns) &&
    columns.every((name) => name === null || typeof name === 'string') &&
    [null, 'log', 'fuel'].some((each) => each === target)
  )
}

export function rememberColumns(mappings: Readonly<Record<string, Mapping>>): void {
  const all = Object.entries({ ...remembered(), ...mappings })
  rememberedColumns.choose(JSON.stringify(Object.fromEntries(all.slice(-MAX_SHAPES))))
}

export function usualChoices(): Choices {
  const { distance, volume, currency } = chosenUnits.state()
  return {
    distanceUnit: distance,
    volumeUnit: volume,
    currency,
    mappings: remembered(),
    cars: {},
    edited: 'mine',
  }
}
