import type { Protocol } from '../tables/protocols.table.ts'

/**
 * Which language the car's units speak: SAE J1979 (classic OBD-II), J1979-2 (OBD on UDS) or WWH-OBD (ISO 27145). `UDS`
 * refuses the classic services and names neither: only what ISO 14229-1 itself defines can be asked of it.
 */
export type CarStandard = 'unknown' | 'J1979' | 'J1979-2' | 'WWH-OBD' | 'UDS'

/** True for a car whose units answer the services of ISO 14229-1 instead of those of SAE J1979. */
export const speaksUds = (standard: CarStandard) => standard !== 'J1979' && standard !== 'unknown'

/** A control unit that answered the search. */
export interface SeenUnit {
  /** CAN identifier or third header byte; '' where the adapter hides headers: such units are only counted. */
  readonly ecu: string
  /** PIDs of the first map, 01 to 20; null where it could not be read. */
  readonly announces: readonly number[] | null
}

/** What the dialogue has learned about the adapter. Versions are for display: clones lie, so features are tried. */
export interface Adapter {
  readonly identity: string | null
  readonly description: string | null
  /** The answer to STI, which only STN chips know. */
  readonly chip: string | null
  readonly volts: number | null
  readonly protocol: Protocol | null
  /** The chip found the protocol itself. */
  readonly automatic: boolean
  readonly headers: boolean
  /** It echoes commands although echo is off. */
  readonly echoes: boolean
  /** A count digit at the end of a request was never answered with "?". */
  readonly countDigit: boolean
  /** Commands it answered with "?". */
  readonly lacks: readonly string[]
  readonly standard: CarStandard
  /** Every unit that has answered a search, also before the link was reopened: an answer of each is expected. */
  readonly units: readonly SeenUnit[]
  /** The last search had no faults, so the list of units is complete. */
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
