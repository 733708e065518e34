/** What may be wrong between the driver and the car. Several may be combined. */
export interface Faults {
  /** The link is there but nothing ever answers. */
  readonly mute?: boolean
  /** The port runs at another speed: every byte comes out as garbage, and no prompt. */
  readonly wrongBaud?: boolean
  /** Something else than an adapter: it answers every line with this. */
  readonly answersOnly?: string
  /** The transport closes when the chip has taken this many commands, and again at every command after. */
  readonly dropsAfter?: number
  /** The same, but only once: the next link holds. */
  readonly dropsOnceAfter?: number
  /** The transport closes on a reset (ATZ, ATWS). */
  readonly dropsOnReset?: boolean
  /** The chip stops answering when it has taken this many commands. */
  readonly hangsAfter?: number
  /** The chip restarts silently after this many commands: all settings are lost. */
  readonly forgetsAfter?: number
  /** The same, but it says LV RESET. */
  readonly brownsOutAfter?: number
  /** NUL bytes between the others. */
  readonly nulBytes?: boolean
  /** A copy of every prompt, and of some answers. */
  readonly strayPrompts?: boolean
  /** Lines of other testers' traffic between ours. */
  readonly strangers?: boolean
  /** One damaged line with <DATA ERROR before the answer, this many times. */
  readonly damagedLines?: number
  /** Answers of several lines end in BUFFER FULL while blanks are on. */
  readonly bufferFull?: boolean
  /** The bus cannot be driven: every request on CAN gives CAN ERROR, elsewhere BUS ERROR. */
  readonly busShort?: boolean
  /** The first this many requests find the bus busy. */
  readonly busyTimes?: number
  /** Not powered by the car. */
  readonly unplugged?: boolean
}

/** What a chip can and cannot do. */
export interface ChipModel {
  readonly identity: string
  readonly description: string | null
  readonly volts: string
  /** Commands it answers with "?". */
  readonly lacks: RegExp | null
  readonly countDigit: boolean
  /** ATE0 is taken, and ignored. */
  readonly alwaysEchoes: boolean
  /** ATH1 is taken, and ignored. */
  readonly neverHeaders: boolean
  /** Waits for the answer after "still working" by itself. */
  readonly waitsOnPending: boolean
}

/** The serial or radio link. */
export interface LinkModel {
  readonly bitsPerSecond: number
  /** Most bytes that arrive at once. */
  readonly pieceBytes: number
  /** Time a piece takes besides its bits. */
  readonly pieceMs: number
}

export const ELM327: ChipModel = {
  identity: 'ELM327 v1.4b',
  description: 'OBDII to RS232 Interpreter',
  volts: '12.6V',
  lacks: /^ST/,
  countDigit: true,
  alwaysEchoes: false,
  neverHeaders: false,
  waitsOnPending: true,
}

/** The common clone: names a version that does not exist, and knows about half of the commands. */
export const CLONE: ChipModel = {
  ...ELM327,
  identity: 'ELM327 v1.5',
  description: null,
  lacks: /^(ST|AT@1|ATAT|ATWS|ATTP|ATCRA|ATPC|ATDPN)/,
  countDigit: false,
  waitsOnPending: false,
}

export const STUBBORN_CLONE: ChipModel = {
  ...CLONE,
  identity: 'ELM327 v2.1',
  alwaysEchoes: true,
  neverHeaders: true,
  lacks: /^(ST|AT@1|ATAT|ATS[01]|ATWS|ATTP|ATD$|ATRV)/,
}

export const FAST_USB: LinkModel = { bitsPerSecond: 500_000, pieceBytes: 64, pieceMs: 0 }
export const SERIAL_115200: LinkModel = { bitsPerSecond: 115_200, pieceBytes: 64, pieceMs: 0 }
export const SERIAL_38400: LinkModel = { bitsPerSecond: 38_400, pieceBytes: 64, pieceMs: 0 }
/** Bluetooth LE without a negotiated packet: 20 bytes at each connection interval. */
export const BLE: LinkModel = { bitsPerSecond: 1_000_000, pieceBytes: 20, pieceMs: 15 }
