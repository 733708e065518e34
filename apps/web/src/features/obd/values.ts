import type { PidValue, Unit } from '@tappet/obd'
import { pidRow } from '@tappet/obd'
import { KM_PER_MILE } from '@tappet/upkeep'
import type { DistanceUnit } from '../../format/distance.ts'

export type ShownValue = { text: string; unit: string }

/** Digits after the point: what a driver can use, not what the arithmetic gives. */
const DIGITS: Partial<Record<Unit, number>> = { V: 2, A: 2, ratio: 3, 'g/s': 1, 'L/h': 1, '°': 1, '%': 1 }

/** What a number of the car is multiplied with, to be in the driver's unit. */
export function unitFactor(unit: Unit, distance: DistanceUnit): number {
  return (unit === 'km' || unit === 'km/h') && distance === 'mi' ? 1 / KM_PER_MILE : 1
}

/** A number of the car in the driver's units: speeds and distances follow the chosen one. */
export function shownNumber(value: number, unit: Unit, distance: DistanceUnit): ShownValue {
  if (unit === 'km' || unit === 'km/h') {
    const told = Math.round(value * unitFactor(unit, distance))
    const speed = distance === 'mi' ? 'mph' : 'km/h'
    return { text: told.toLocaleString(), unit: unit === 'km' ? distance : speed }
  }
  const digits = DIGITS[unit] ?? 0
  const text = value.toLocaleString(undefined, {
    maximumFractionDigits: digits,
    minimumFractionDigits: digits,
  })
  return { text, unit: unit === 'count' || unit === 'ratio' ? '' : unit }
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
