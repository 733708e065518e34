import { asciiToBytes } from '../src/bytes.ts'
import type { Clock, Transport } from '../src/transport.ts'
import { inPieces } from '../src/transport.ts'
import type { Car } from './car.ts'
import type { Chip } from './chip.ts'
import { simulatedChip } from './chip.ts'
import type { ChipModel, Faults, LinkModel } from './faults.ts'
import { ELM327, FAST_USB } from './faults.ts'

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
  readonly chip: Chip
  /** Every command line it was sent, oldest first. */
  readonly received: readonly string[]
  /** How often a byte came before the prompt was out. A good driver keeps this at 0. */
  interruptions(): number
}

const BITS_PER_BYTE = 10
const CR = '\r'

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
  const received: string[] = []
  let interruptions = 0
  let line = ''

  const open = async (): Promise<Transport> => {
    let listener: (bytes: Uint8Array) => void = () => {}
    let closed: (reason: string) => void = () => {}
    let isOpen = true
    let busy = false
    let scheduled: (() => void)[] = []
    let lineFreeAt = clock.now()

    const drop = (reason: string) => {
      if (!isOpen) return
      isOpen = false
      for (const cancel of scheduled) cancel()
      closed(reason)
    }
    const millisecondsFor = (bytes: number) =>
      (bytes * BITS_PER_BYTE * 1_000) / link.bitsPerSecond + Math.ceil(bytes / link.pieceBytes) * link.pieceMs

    // Pieces leave one after the other: none before its time, none before the one ahead of it is out.
    const say = (text: string, atMs: number, then?: () => void) => {
      const clean = faults.nulBytes ? text.replace(/[0-9]/g, (digit) => `\0${digit}`) : text
      const pieces = inPieces(asciiToBytes(clean), link.pieceBytes)
      pieces.forEach((piece, index) => {
        lineFreeAt = Math.max(lineFreeAt, atMs) + millisecondsFor(piece.length)
        const isLast = index === pieces.length - 1
        scheduled.push(
          clock.after(lineFreeAt - clock.now(), () => {
            if (isLast) then?.()
            if (isOpen) listener(faults.wrongBaud ? piece.map((byte) => byte | 0x80) : piece)
          }),
        )
      })
    }
    const interrupt = () => {
      interruptions += 1
      for (const cancel of scheduled) cancel()
      scheduled = []
      lineFreeAt = clock.now()
      say(`STOPPED${CR}${CR}>`, clock.now(), () => {
        busy = false
      })
    }
    const execute = (command: string) => {
      received.push(command)
      const drops = received.length === (faults.dropsOnceAfter ?? Number.NaN) + 1
      if (drops || received.length > (faults.dropsAfter ?? Number.POSITIVE_INFINITY))
        return drop('the link was lost')
      if (faults.dropsOnReset && /^AT\s?(Z|WS)$/i.test(command))
        return drop('the adapter restarted its radio')
      if (faults.mute) return
      if (faults.answersOnly !== undefined) return say(faults.answersOnly, clock.now())
      const start = clock.now()
      const echoed = chip.settings.echo
      const answer = chip.run(command, start)
      busy = true
      if (answer === null) return
      scheduled = []
      const end = chip.settings.linefeeds ? '\r\n' : CR
      if (echoed) say(command + end, start)
      for (const { text, afterMs, unended } of answer.lines) say(unended ? text : text + end, start + afterMs)
      say(`${end}>${faults.strayPrompts ? '>' : ''}`, start + answer.promptMs, () => {
        busy = false
      })
    }
    return {
      name,
      async write(bytes) {
        if (!isOpen) throw new Error('the link is closed')
        if (busy) return interrupt()
        for (const byte of bytes) {
          if (byte !== CR.charCodeAt(0)) line += String.fromCharCode(byte)
          else {
            const command = line
            line = ''
            const at = millisecondsFor(command.length + 1)
            scheduled = [clock.after(at, () => execute(command))]
          }
        }
      },
      onBytes(heard) {
        listener = heard
      },
      onClosed(heard) {
        closed = heard
      },
      async close() {
        isOpen = false
        for (const cancel of scheduled) cancel()
      },
    }
  }
  return { open, chip, received, interruptions: () => interruptions }
}
