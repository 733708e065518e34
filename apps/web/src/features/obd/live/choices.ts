import type { OwnValue, PidField, Unit } from '@tappet/obd'
import { GAUGES, pidRow } from '@tappet/obd'
import type { OwnUnit } from '../values.ts'
import { valueName } from '../values.ts'

/** One number that a car can report live: a field of a PID, or a value that the driver defined. */
export type LiveValue = {
  /** "0C", "66 sensor A" where the PID holds several, "own Oil" for the driver's own. */
  id: string
  /** Null: the driver's own. */
  pid: number | null
  label: string
  name: string
  unit: Unit | OwnUnit
  /** Ends of the scale, in the car's unit. */
  from: number
  to: number
}

const FIRST_SHOWN = 8
/** More would make each of them slow: an older car answers some ten requests a second. */
export const MAX_CHOSEN = 16

const placeOf = (pid: number) =>
  GAUGES.find((row) => row.pid === pid)?.gauge.place ?? Number.POSITIVE_INFINITY

function liveValue(pid: number, { label, unit, min, max }: PidField): LiveValue {
  const gauge = label === '' ? (GAUGES.find((row) => row.pid === pid)?.gauge ?? null) : null
  const hex = pid.toString(16).toUpperCase().padStart(2, '0')
  return {
    id: label === '' ? hex : `${hex} ${label}`,
    pid,
    label,
    name: gauge?.label ?? valueName(pid, label),
    unit,
    from: gauge?.from ?? min,
    to: gauge?.to ?? max,
  }
}

/** Every number of the PIDs that the car supports: the usual gauges first, then in the order of the PIDs. */
export function valuesOfferedBy(supported: readonly number[]): LiveValue[] {
  return [...new Set(supported)]
    .sort((one, other) => placeOf(one) - placeOf(other) || one - other)
    .flatMap((pid) => {
      const content = pidRow(pid)?.content
      return content?.kind === 'numbers' ? content.fields.map((field) => liveValue(pid, field)) : []
    })
}

/** The driver's own values, to stand behind those of the car. */
export function ownLiveValues(own: readonly OwnValue[]): LiveValue[] {
  return own.map(({ name, unit, min, max }) => ({
    id: `own ${name}`,
    pid: null,
    label: '',
    name,
    unit: { own: unit },
    from: min,
    to: max,
  }))
}

/** What is shown before the driver has chosen: the first gauges that the car has, else its first values. */
export function firstChoice(offered: readonly LiveValue[]): LiveValue[] {
  const gauges = offered.filter(({ pid }) => pid !== null && Number.isFinite(placeOf(pid)))
  return (gauges.length > 0 ? gauges : offered).slice(0, FIRST_SHOWN)
}

/** The kept choice as far as this car offers it; the first choice where none is left. */
export function chosenFrom(offered: readonly LiveValue[], ids: readonly string[]): LiveValue[] {
  const chosen = ids.flatMap((id) => offered.filter((value) => value.id === id)).slice(0, MAX_CHOSEN)
  return chosen.length > 0 ? chosen : firstChoice(offered)
}

/** Values whose name, PID or unit holds every word. */
export function matching(offered: readonly LiveValue[], query: string): readonly LiveValue[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  return offered.filter(({ id, name, unit }) => {
    const text = `${name} ${id} ${typeof unit === 'object' ? unit.own : unit}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
}
