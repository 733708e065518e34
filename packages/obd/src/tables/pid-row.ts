/** One number inside a PID's data bytes: value = raw * scale + offset. */
export interface PidField {
  /** '' where the PID holds one value. */
  readonly label: string
  /** First byte, counted from 0 after the PID. */
  readonly at: number
  readonly bytes: 1 | 2 | 4
  readonly signed: boolean
  readonly scale: number
  readonly offset: number
  readonly unit: Unit
  readonly min: number
  readonly max: number
  /** Bit of data byte A that says whether this value is present; null where it always is. */
  readonly presentBit: number | null
  /** Bit of data byte A that says that the sensor is there and has no value at the moment. */
  readonly absentBit?: number
}

export type Unit =
  | '%'
  | '°C'
  | 'kPa'
  | 'Pa'
  | 'rpm'
  | 'km/h'
  | 'km'
  | '°'
  | 'g/s'
  | 'kg/h'
  | 'L/h'
  | 'L'
  | 'mg/stroke'
  | 'V'
  | 'mA'
  | 'A'
  | 'ratio'
  | 's'
  | 'min'
  | 'h'
  | 'Nm'
  | 'ppm'
  | 'mg/m³'
  | 'count'

/** A state told by some bits of a byte: `words` by their number; '' where the standard reserves it. */
export interface PidState {
  readonly label: string
  readonly at: number
  /** Lowest of the bits, and how many. */
  readonly bit: number
  readonly bits: number
  readonly words: readonly string[]
  /** Bit of data byte A that says whether this state is told; null where it always is. */
  readonly presentBit: number | null
}

/** How the data bytes of a PID are read. */
export type PidContent =
  | { readonly kind: 'numbers'; readonly fields: readonly PidField[]; readonly states?: readonly PidState[] }
  /** Numbers whose layout the length of the answer tells: editions of the standard differ. */
  | { readonly kind: 'byLength'; readonly layouts: Readonly<Record<number, readonly PidField[]>> }
  | { readonly kind: 'map' }
  | { readonly kind: 'readiness' }
  | { readonly kind: 'code' }
  /** One byte that is looked up. */
  | { readonly kind: 'choice'; readonly choices: Readonly<Record<number, string>> }
  /** Two bytes, one for each fuel system, of which one bit may be set. */
  | { readonly kind: 'fuelSystems'; readonly choices: Readonly<Record<number, string>> }
  /** Names of bits of byte A, least significant first. */
  | { readonly kind: 'bits'; readonly names: readonly string[] }
  /** Documented by length alone: shown as hex, with no number made up. */
  | { readonly kind: 'raw' }

/** How a live gauge shows a PID of one number. */
export interface Gauge {
  /** Gauges are shown in this order; where a car has more than fit, the last ones are left out. */
  readonly place: number
  readonly label: string
  /** Ends of the scale, in the unit of the field. What is beyond is shown at the end. */
  readonly from: number
  readonly to: number
}

export interface PidRow {
  readonly pid: number
  /** Data bytes in an answer; null where editions of the standard differ, so that it is never put into a multi-PID request. */
  readonly bytes: number | null
  readonly name: string
  readonly content: PidContent
  /** How many independent implementations compute the same numbers; 0 = from the standard's text alone. */
  readonly confirmedBy: number
  /** Null: not among the live values. */
  readonly gauge: Gauge | null
}

type Maker = (
  at: number,
  scale: number,
  offset: number,
  unit: Unit,
  label?: string,
  presentBit?: number,
) => PidField

const maker =
  (bytes: 1 | 2 | 4, signed: boolean): Maker =>
  (at, scale, offset, unit, label = '', presentBit) => {
    const span = 2 ** (bytes * 8)
    const [low, high] = signed ? [-span / 2, span / 2 - 1] : [0, span - 1]
    const min = low * scale + offset
    const max = high * scale + offset
    return { label, at, bytes, signed, scale, offset, unit, min, max, presentBit: presentBit ?? null }
  }

export const u8 = maker(1, false)
export const u16 = maker(2, false)
export const s16 = maker(2, true)
export const u32 = maker(4, false)

export function numbers(
  pid: number,
  bytes: number | null,
  name: string,
  confirmedBy: number,
  fields: readonly PidField[],
  gauge: Gauge | null = null,
): PidRow {
  return { pid, bytes, name, content: { kind: 'numbers', fields }, confirmedBy, gauge }
}

/** A row of numbers, or of none, with states beside them. */
export function withStates(row: PidRow, states: readonly PidState[]): PidRow {
  return row.content.kind === 'numbers' ? { ...row, content: { ...row.content, states } } : row
}

export const state = (
  label: string,
  at: number,
  bit: number,
  words: readonly string[],
  presentBit: number | null = null,
): PidState => ({ label, at, bit, bits: Math.log2(words.length), words, presentBit })

export const gauge = (place: number, label: string, from: number, to: number): Gauge => ({
  place,
  label,
  from,
  to,
})

export function other(pid: number, bytes: number | null, name: string, content: PidContent): PidRow {
  return { pid, bytes, name, content, confirmedBy: 0, gauge: null }
}
