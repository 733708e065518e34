export interface PidField {
  readonly label: string
  readonly at: number
  readonly bytes: 1 | 2 | 4
  readonly signed: boolean
  readonly scale: number
  readonly offset: number
  readonly unit: Unit
  readonly min: number
  readonly max: number
  readonly presentBit: number | null
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

/** `words` by number; '' where the standard reserves it. */
export interface PidState {
  readonly label: string
  readonly at: number
  readonly bit: number
  readonly bits: number
  readonly words: readonly string[]
  readonly presentBit: number | null
}

export type PidContent =
  | { readonly kind: 'numbers'; readonly fields: readonly PidField[]; readonly states?: readonly PidState[] }
  | { readonly kind: 'byLength'; readonly layouts: Readonly<Record<number, readonly PidField[]>> }
  | { readonly kind: 'map' }
  | { readonly kind: 'readiness' }
  | { readonly kind: 'code' }
  | { readonly kind: 'choice'; readonly choices: Readonly<Record<number, string>> }
  /** One bit may be set for each fuel system. */
  | { readonly kind: 'fuelSystems'; readonly choices: Readonly<Record<number, string>> }
  /** Byte A, least significant first. */
  | { readonly kind: 'bits'; readonly names: readonly string[] }
  /** Documented by length alone: shown as hex. */
  | { readonly kind: 'raw' }

export interface Gauge {
  readonly place: number
  readonly label: string
  readonly from: number
  readonly to: number
}

export interface PidRow {
  readonly pid: number
  /** Null where editions differ: never in a multi-PID request. */
  readonly bytes: number | null
  readonly name: string
  readonly content: PidContent
  /** 0 = from the standard's text alone. */
  readonly confirmedBy: number
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
