import type { PidValue, Unit } from '@tappet/obd'
import { pidRow } from '@tappet/obd'
import type { DistanceUnit } from '../../format/distance.ts'
import type { ShownUnit } from './units.table.ts'
import { METRIC, US_CUSTOMARY } from './units.table.ts'

export type ShownValue = { text: string; unit: string }

/** How a unit of the car is shown: who chose miles reads °F and psi too, who chose kilometres °C and kPa. */
export function shownUnit(unit: Unit, distance: DistanceUnit): ShownUnit {
  return distance === 'mi' ? US_CUSTOMARY[unit] : METRIC[unit]
}

/** A number of the car in the driver's unit. */
export function inShownUnit(value: number, { scale, offset }: ShownUnit): number {
  return value * scale + offset
}

/** A number of the car in the driver's units, as text. */
export function shownNumber(value: number, unit: Unit, distance: DistanceUnit): ShownValue {
  const shown = shownUnit(unit, distance)
  const { digits } = shown
  const text = inShownUnit(value, shown).toLocaleString(undefined, {
    maximumFractionDigits: digits,
    minimumFractionDigits: digits,
  })
  // "-0" of a number that rounds to nothing.
  return { text: /^-[0.,]+$/.test(text) ? text.slice(1) : text, unit: shown.unit }
}

/** One decoded value, number or text. */
export function shownValue(value: PidValue, distance: DistanceUnit): ShownValue {
  if (value.unit === null) return { text: value.value ?? 'unknown', unit: '' }
  return shownNumber(value.value, value.unit, distance)
}

/** "Engine speed" of PID 0C; with the part's name where it holds several. */
export function valueName(pid: number, label: string): string {
  const name = pidRow(pid)?.name ?? `PID ${pid.toString(16).toUpperCase().padStart(2, '0')}`
  return label === '' ? name : `${name}, ${label}`
}
