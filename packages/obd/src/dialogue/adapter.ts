import type { Protocol } from '../tables/protocols.table.ts'

/** `UDS` refuses the classic services: only ISO 14229-1 can be asked of it. */
export type CarStandard = 'unknown' | 'J1979' | 'J1979-2' | 'WWH-OBD' | 'UDS'

export const speaksUds = (standard: CarStandard) => standard !== 'J1979' && standard !== 'unknown'

export interface SeenUnit {
  /** CAN identifier or third header byte; '' where headers are hidden: such units are only counted. */
  readonly ecu: string
  /** 01 to 20; null where it could not be read. */
  readonly announces: readonly number[] | null
}

/** Versions are for display: clones lie, so features are tried. */
export interface Adapter {
  readonly identity: string | null
  readonly description: string | null
  /** The answer to STI, which only STN chips know. */
  readonly chip: string | null
  readonly volts: number | null
  readonly protocol: Protocol | null
  readonly automatic: boolean
  readonly headers: boolean
  readonly echoes: boolean
  readonly countDigit: boolean
  /** Answered with "?". */
  readonly lacks: readonly string[]
  readonly standard: CarStandard
  /** All that answered a search, also before the link was reopened: an answer of each is expected. */
  readonly units: readonly SeenUnit[]
  /** The last search had no faults. */
  readonly unitsKnown: boolean
}

export const UNKNOWN_ADAPTER: Adapter = {
  identity: null,
  description: null,
  chip: null,
  volts: null,
  protocol: null,
  automatic: false,
  headers: false,
  echoes: false,
  countDigit: true,
  lacks: [],
  standard: 'unknown',
  units: [],
  unitsKnown: false,
}
