import { byteToHex, type PidValue, pidRow, type Unit } from '@tappet/obd'
import type { Units } from '@tappet/upkeep'
import { METRIC, type ShownUnit, shownIn } from './units.table.ts'

export type ShownValue = { text: string; unit: string }

/** The unit of a value that the driver defined: shown as it was written. */
export type OwnUnit = { own: string }

export const shownUnit = (unit: Unit | OwnUnit, units: Units): ShownUnit =>
  typeof unit === 'object' ? { unit: unit.own, scale: 1, offset: 0, digits: 2 } : shownIn(unit, units)

export const isCarUnit = (unit: string): unit is Unit => unit in METRIC

export function inShownUnit(value: number, { scale, offset }: ShownUnit): number {
  return value * scale + offset
}

export function shownNumber(value: number, unit: Unit | OwnUnit, units: Units): ShownValue {
  const shown = shownUnit(unit, units)
  const { digits } = shown
  const text = inShownUnit(value, shown).toLocaleString(undefined, {
    maximumFractionDigits: digits,
    minimumFractionDigits: digits,
  })
  // "-0" of a number that rounds to nothing.
  return { text: /^-[0.,]+$/.test(text) ? text.slice(1) : text, unit: shown.unit }
}

export function shownValue(value: PidValue, units: Units): ShownValue {
  if (value.unit === null) return { text: value.value ?? 'unknown', unit: '' }
  return shownNumber(value.value, value.unit, units)
}

/** "Engine speed" of PID 0C; with the part's name where it holds several. */
export function valueName(pid: number, label: string): string {
  const name = pidRow(pid)?.name ?? `PID ${byteToHex(pid)}`
  return label === '' ? name : `${name}, ${label}`
}
