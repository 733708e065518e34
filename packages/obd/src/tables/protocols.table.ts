/** The buses an ELM327 speaks, by its own numbers (data sheet, command AT SP). */
export type ProtocolNumber = '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'B' | 'C'

/** How a line of the bus is laid out when headers are on. */
export type Framing = 'can11' | 'can29' | 'legacy' | 'kwp'

export interface Protocol {
  readonly number: ProtocolNumber
  readonly name: string
  readonly framing: Framing
  readonly bitsPerSecond: number
  /** The bus is woken at 5 baud, which takes 2-3 s. */
  readonly slowStart: boolean
}

export const PROTOCOLS: readonly Protocol[] = [
  { number: '1', name: 'SAE J1850 PWM', framing: 'legacy', bitsPerSecond: 41_600, slowStart: false },
  { number: '2', name: 'SAE J1850 VPW', framing: 'legacy', bitsPerSecond: 10_400, slowStart: false },
  { number: '3', name: 'ISO 9141-2', framing: 'legacy', bitsPerSecond: 10_400, slowStart: true },
  {
    number: '4',
    name: 'ISO 14230-4 KWP, 5 baud start',
    framing: 'kwp',
    bitsPerSecond: 10_400,
    slowStart: true,
  },
  {
    number: '5',
    name: 'ISO 14230-4 KWP, fast start',
    framing: 'kwp',
    bitsPerSecond: 10_400,
    slowStart: false,
  },
  {
    number: '6',
    name: 'ISO 15765-4 CAN, 11 bit, 500 kbit/s',
    framing: 'can11',
    bitsPerSecond: 500_000,
    slowStart: false,
  },
  {
    number: '7',
    name: 'ISO 15765-4 CAN, 29 bit, 500 kbit/s',
    framing: 'can29',
    bitsPerSecond: 500_000,
    slowStart: false,
  },
  {
    number: '8',
    name: 'ISO 15765-4 CAN, 11 bit, 250 kbit/s',
    framing: 'can11',
    bitsPerSecond: 250_000,
    slowStart: false,
  },
  {
    number: '9',
    name: 'ISO 15765-4 CAN, 29 bit, 250 kbit/s',
    framing: 'can29',
    bitsPerSecond: 250_000,
    slowStart: false,
  },
  { number: 'B', name: 'User CAN 1', framing: 'can11', bitsPerSecond: 125_000, slowStart: false },
  { number: 'C', name: 'User CAN 2', framing: 'can11', bitsPerSecond: 50_000, slowStart: false },
]

/**
 * The order in which buses are tried one by one after the chip's own search found none: commonest first. J1939 (A) is
 * not among them: trucks speak it, and nothing here decodes it.
 */
export const FALLBACK_ORDER: readonly ProtocolNumber[] = ['6', '8', '1', '7', '9', '2', '3', '4', '5']

export function protocolNumbered(number: string): Protocol | null {
  return PROTOCOLS.find((protocol) => protocol.number === number.toUpperCase()) ?? null
}

export function isCan(framing: Framing): boolean {
  return framing === 'can11' || framing === 'can29'
}
