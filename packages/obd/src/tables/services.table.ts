/** A service that Tappet may send. The table is the whitelist: a request of any other service is never written. */
export interface ReadService {
  readonly name: string
  /** How many bytes after the service an answer repeats: what it answers to. */
  readonly repeats: 0 | 1 | 2
}

/**
 * Services that read and change nothing: SAE J1979 (ISO 15031-5) below 10, ISO 14229-1 above, where SAE J1979-2 and
 * ISO 27145-3 (WWH-OBD) take theirs from. Clearing (04) is not here: it has a gate of its own. Writing, controlling,
 * resetting, coding, unlocking and clearing by service 14 have none.
 */
export const READ_SERVICES = {
  1: { name: 'current data', repeats: 1 },
  2: { name: 'freeze frame', repeats: 1 },
  3: { name: 'stored codes', repeats: 0 },
  6: { name: 'results of on-board tests', repeats: 1 },
  7: { name: 'pending codes', repeats: 0 },
  9: { name: 'vehicle information', repeats: 1 },
  10: { name: 'permanent codes', repeats: 0 },
  25: { name: 'trouble code information (UDS 19)', repeats: 1 },
  34: { name: 'data by identifier (UDS 22)', repeats: 2 },
} as const satisfies Readonly<Record<number, ReadService>>

export type ReadServiceId = keyof typeof READ_SERVICES

const rows: Readonly<Record<number, ReadService>> = READ_SERVICES

/** True for the number of a service that may be sent. */
export const isReadService = (service: number): service is ReadServiceId => service in READ_SERVICES

/** Services from here on are those of ISO 14229-1, which cars of SAE J1979-2 and WWH-OBD answer. */
export const FIRST_UDS_SERVICE = 0x10

/**
 * First byte of the data identifier that holds what a service of SAE J1979 reads: F40C is PID 0C, F601 monitor 01, F802
 * the VIN (SAE J1979-2, ISO 27145-3). A row is all that a reading needs to reach cars that speak UDS.
 */
export const IDENTIFIER_GROUPS: Readonly<Record<number, number>> = { 1: 0xf4, 6: 0xf6, 9: 0xf8 }

/** The row of a service that may be sent to a car; null for one that may not. */
export function readService(service: number): ReadService | null {
  return rows[service] ?? null
}
