import type { Clock, Transport } from '../src/transport.ts'
import type { Car } from './car.ts'
import { type Chip, simulatedChip } from './chip.ts'
import { type ChipModel, ELM327, FAST_USB, type Faults, type LinkModel } from './faults.ts'
import { serialLine } from './serial-line.ts'

export interface AdapterOptions {
  readonly car: Car
  readonly clock: Clock
  readonly name?: string
  readonly chip?: ChipModel
  readonly link?: LinkModel
  readonly faults?: Faults
}

/** A simulated adapter plugged into a simulated car, byte by byte and with the times of a serial line. */
export interface SimulatedAdapter {
  /** Opens a new link to it, as often as wanted; the chip keeps its state in between. */
  open(): Promise<Transport>
  /** Every command line it was sent, oldest first. */
  readonly received: readonly string[]
  /** How often a byte came before the prompt was out. A good driver keeps this at 0. */
  interruptions(): number
}

const CR = '\r'

interface Plugged {
  readonly clock: Clock
  readonly chip: Chip
  readonly link: LinkModel
  readonly faults: Faults
  readonly name: string
  readonly received: string[]
  interruptions: number
}

export function simulatedAdapter(options: AdapterOptions): SimulatedAdapter {
  const {
    car,
    clock,
    chip: model = ELM327,
    link = FAST_USB,
    faults = {},
    name = 'Simulated adapter',
  } = options
  const chip = simulatedChip(model, car, faults)
  const plugged: Plugged = { clock, chip, link, faults, name, received: [], interruptions: 0 }
  return {
    open: async () => openLinkTo(plugged),
    received: plugged.received,
    interruptions: () => plugged.interruptions,
  }
}

function openLinkTo(plugged: Plugged): Transport {
  const { clock, chip, link, faults, received } = plugged
  let listener: (bytes: Uint8Array) => void = () => {}
  let onClosed: (reason: string) => void = () => {}
  let isOpen = true
  let busy = false
  let typed = ''
  const line = serialLine(clock, link, (piece) => {
    if (isOpen) listener(faults.wrongBaud ? piece.map((byte) => byte | 0x80) : piece)
  })
  const idle = () => {
    busy = false
  }
  const say = (text: string, at: number, then?: () => void) =>
    line.say(faults.nulBytes ? text.replace(/[0-9]/g, (digit) => `\0${digit}`) : text, at, then)

  const execute = (command: string) => {
    received.push(command)
    const reason = dropsAt(plugged, command)
    if (reason !== null) {
      isOpen = false
      line.cut()
      return onClosed(reason)
    }
    if (faults.mute) return
    const start = clock.now()
    if (faults.answersOnly !== undefined) return say(faults.answersOnly, start, idle)
    const { echo } = chip.settings()
    const answer = chip.run(command, start)
    if (answer === null) return
    const end = chip.settings().linefeeds ? '\r\n' : CR
    if (echo) say(command + end, start)
    for (const { text, afterMs, unended } of answer.lines) say(unended ? text : text + end, start + afterMs)
    say(`${end}>${faults.strayPrompts ? '>' : ''}`, start + answer.promptMs, idle)
  }
  // A byte before the prompt aborts whatever the chip is doing.
  const interrupt = () => {
    plugged.interruptions += 1
    line.cut()
    say(`STOPPED${CR}${CR}>`, clock.now(), idle)
  }
  return {
    name: plugged.name,
    async write(bytes) {
      if (!isOpen) throw new Error('the link is closed')
      if (busy) return interrupt()
      typed += String.fromCharCode(...bytes)
      if (!typed.endsWith(CR)) return
      const command = typed.slice(0, -1)
      typed = ''
      busy = true
      line.cut()
      line.later(line.millisecondsFor(command.length + 1), () => execute(command))
    },
    onBytes(callback) {
      listener = callback
    },
    onClosed(callback) {
      onClosed = callback
    },
    async close() {
      isOpen = false
      line.cut()
    },
  }
}

function dropsAt({ faults, received }: Plugged, command: string): string | null {
  if (received.length === (faults.dropsOnceAfter ?? Number.NaN) + 1) return 'the link was lost'
  if (received.length > (faults.dropsAfter ?? Number.POSITIVE_INFINITY)) return 'the link was lost'
  return faults.dropsOnReset && /^AT\s?(Z|WS)$/i.test(command) ? 'the adapter restarted its radio' : null
}
