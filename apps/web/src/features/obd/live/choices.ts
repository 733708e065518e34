import type { OwnValue, PidField, Unit } from '@tappet/obd'
import { byteToHex, GAUGES, leadUnit, pidRow, unitKind } from '@tappet/obd'
import type { OwnUnit } from '../values.ts'
import { valueName } from '../values.ts'

/** A field of a PID, or a value that the driver defined. */
export type LiveValue = {
  /** "7E8 0C", "7E8 66 sensor A" where the PID holds several, "own Oil" for the driver's own. */
  id: string
  /** '' where the adapter hides it; null: the driver's own. */
  ecu: string | null
  /** Null: the driver's own. */
  pid: number | null
  label: string
  name: string
  unit: Unit | OwnUnit
  /** In the car's unit. */
  from: number
  to: number
}

/** An older car answers some ten requests a second, and a driver sees no more at a glance. */
export const MAX_CHOSEN = 8

const placeOf = (pid: number) =>
  GAUGES.find((row) => row.pid === pid)?.gauge.place ?? Number.POSITIVE_INFINITY

function liveValue(ecu: string, whose: string, pid: number, { label, unit, min, max }: PidField): LiveValue {
  const gauge = label === '' ? (GAUGES.find((row) => row.pid === pid)?.gauge ?? null) : null
  return {
    id: [ecu, byteToHex(pid), label].filter(Boolean).join(' '),
    ecu,
    pid,
    label,
    name: `${gauge?.label ?? valueName(pid, label)}${whose}`,
    unit,
    from: gauge?.from ?? min,
    to: gauge?.to ?? max,
  }
}

/** ", transmission" */
function whoseOf(ecu: string, lead: string | null): string {
  const kind = unitKind(ecu)
  if (kind === 'transmission') return `, ${kind}`
  if (ecu === lead) return ''
  return `, ${kind ?? 'control unit'} ${ecu}`
}

/** The usual gauges first, then by PID; of one PID the engine's first. */
export function valuesOfferedBy(byUnit: ReadonlyMap<string, readonly number[]>): LiveValue[] {
  const lead = leadUnit(byUnit.keys())
  const rows = [...byUnit].flatMap(([ecu, pids]) => [...new Set(pids)].map((pid) => ({ ecu, pid })))
  const order = (ecu: string) => (ecu === lead ? '' : ecu)
  return rows
    .sort(
      (one, other) =>
        placeOf(one.pid) - placeOf(other.pid) ||
        one.pid - other.pid ||
        order(one.ecu).localeCompare(order(other.ecu)),
    )
    .flatMap(({ ecu, pid }) => {
      const content = pidRow(pid)?.content
      const fields = content?.kind === 'numbers' ? content.fields : []
      return fields.map((field) => liveValue(ecu, whoseOf(ecu, lead), pid, field))
    })
}

export function ownLiveValues(own: readonly OwnValue[]): LiveValue[] {
  return own.map(({ name, unit, min, max }) => ({
    id: `own ${name}`,
    ecu: null,
    pid: null,
    label: '',
    name,
    unit: { own: unit },
    from: min,
    to: max,
  }))
}

const ENGINE_SPEED = 0x0c
export const tellsEngine = (offered: readonly LiveValue[]) => offered.some(({ pid }) => pid === ENGINE_SPEED)

/** Remaining charge, then voltage and current: what a driver of an electric car looks for. */
const DRIVE_BATTERY: readonly (number | null)[] = [0x5b, 0x9a]

export function firstChoice(offered: readonly LiveValue[]): LiveValue[] {
  const battery = DRIVE_BATTERY.flatMap((of) => offered.filter(({ pid }) => pid === of))
  const gauges = offered.filter(({ pid }) => pid !== null && Number.isFinite(placeOf(pid)))
  const lead = leadUnit(gauges.map(({ ecu }) => ecu ?? ''))
  const leading = [...gauges.filter(({ ecu }) => ecu === lead), ...gauges.filter(({ ecu }) => ecu !== lead)]
  const first = [...battery, ...leading]
  return (first.length > 0 ? first : offered).slice(0, MAX_CHOSEN)
}

/** Earlier versions kept no unit: it was the first one's. */
const isNamed = (value: LiveValue, id: string) =>
  value.id === id || (value.pid !== null && value.id === `${value.ecu} ${id}`)

/** The first choice where none is left. */
export function chosenFrom(offered: readonly LiveValue[], ids: readonly string[]): LiveValue[] {
  const chosen = new Set(ids.flatMap((id) => offered.find((value) => isNamed(value, id)) ?? []))
  return chosen.size > 0 ? [...chosen].slice(0, MAX_CHOSEN) : firstChoice(offered)
}

export function matching(offered: readonly LiveValue[], query: string): readonly LiveValue[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  return offered.filter(({ id, name, unit }) => {
    const text = `${name} ${id} ${typeof unit === 'object' ? unit.own : unit}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
}
