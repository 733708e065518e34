import { bytesFromHex } from '../src/bytes.ts'
import type { ProtocolNumber } from '../src/tables/protocols.table.ts'
import { isCan, protocolNumbered } from '../src/tables/protocols.table.ts'
import type { BusFrame } from './bus.ts'
import type { Car } from './car.ts'
import type { ChipModel, Faults } from './faults.ts'

/** A line of the answer and the time after the command at which the chip has it. */
export interface ChipLine {
  readonly text: string
  readonly afterMs: number
  /** Progress text: what follows is glued to it. */
  readonly unended?: boolean
}

export interface ChipAnswer {
  readonly lines: readonly ChipLine[]
  /** When the prompt comes, if the lines are out by then. */
  readonly promptMs: number
}

interface Settings {
  echo: boolean
  linefeeds: boolean
  blanks: boolean
  headers: boolean
  /** AT0, AT1 or AT2. */
  adaptive: 0 | 1 | 2
  /** ATST, in units of 4 ms. */
  timeout: number
  selected: ProtocolNumber | '0'
  automatic: boolean
  /** The bus is open. */
  open: boolean
}

const DEFAULTS: Settings = {
  echo: true,
  linefeeds: false,
  blanks: true,
  headers: false,
  adaptive: 1,
  timeout: 0x32,
  selected: '0',
  automatic: true,
  open: false,
}

/** How long the chip listens on after the last frame: with adaptive timing off, on, and aggressive. */
const LISTEN_MS = [0, 47, 27] as const
const COMMAND_MS = 1
const RESET_MS = 800
const BUS_FAILURE_MS = 120
const SLOW_START_MS = 2_500
const FAST_START_MS = 60
const LONGEST_PENDING_MS = 5_000

export interface Chip {
  readonly settings: Readonly<Settings>
  /** Runs one command line; null when the chip hangs. */
  run(line: string, now: number): ChipAnswer | null
  taken(): number
}

export function simulatedChip(model: ChipModel, car: Car, faults: Faults): Chip {
  let settings: Settings = { ...DEFAULTS }
  let taken = 0
  let last = ''
  let damagedLeft = faults.damagedLines ?? 0
  let busyLeft = faults.busyTimes ?? 0

  const at = (text: string, afterMs = COMMAND_MS): ChipAnswer => ({
    lines: text === '' ? [] : [{ text, afterMs }],
    promptMs: afterMs,
  })
  const restart = () => {
    settings = { ...DEFAULTS }
  }

  const adapterCommand = (command: string): ChipAnswer => {
    if (model.lacks?.test(command)) return at('?')
    const name = command.slice(2)
    const toggles: Readonly<Record<string, () => void>> = {
      D: restart,
      E0: () => {
        settings.echo = model.alwaysEchoes
      },
      E1: () => {
        settings.echo = true
      },
      L0: () => {
        settings.linefeeds = false
      },
      L1: () => {
        settings.linefeeds = true
      },
      S0: () => {
        settings.blanks = false
      },
      S1: () => {
        settings.blanks = true
      },
      H0: () => {
        settings.headers = false
      },
      H1: () => {
        settings.headers = !model.neverHeaders
      },
      AT0: () => {
        settings.adaptive = 0
      },
      AT1: () => {
        settings.adaptive = 1
      },
      AT2: () => {
        settings.adaptive = 2
      },
      PC: () => {
        settings.open = false
      },
    }
    const toggle = toggles[name]
    if (toggle !== undefined) {
      toggle()
      return at('OK')
    }
    if (name === 'Z' || name === 'WS') {
      restart()
      return at(model.identity, name === 'Z' ? RESET_MS : RESET_MS / 4)
    }
    const select = /^[ST]P(A?)([0-9A-C])$/.exec(name)
    if (select !== null) {
      const number = select[2] === '0' ? '0' : (protocolNumbered(select[2] ?? '')?.number ?? '0')
      settings = {
        ...settings,
        selected: number,
        automatic: number === '0' || select[1] === 'A',
        open: false,
      }
      return at('OK')
    }
    const timeout = /^ST([0-9A-F]{2})$/.exec(name)
    if (timeout !== null) {
      settings.timeout = Number.parseInt(timeout[1] ?? '32', 16)
      return at('OK')
    }
    const told: Readonly<Record<string, string | null>> = {
      I: model.identity,
      '@1': model.description,
      RV: faults.unplugged ? '0.1V' : model.volts,
      DPN: `${settings.automatic ? 'A' : ''}${settings.open ? car.protocol.number : settings.selected}`,
    }
    return at(told[name] ?? '?')
  }

  const failedSearch = (): ChipAnswer => {
    if (settings.automatic) {
      const afterMs = Math.max(3_000, car.model.searchMs)
      const searching = { text: 'SEARCHING...', afterMs: COMMAND_MS, unended: true }
      return { lines: [searching, { text: 'UNABLE TO CONNECT', afterMs }], promptMs: afterMs }
    }
    const chosen = protocolNumbered(settings.selected)
    if (chosen?.slowStart || chosen?.number === '5') return at('BUS INIT: ...ERROR', 2_500)
    const sameWire = chosen !== null && isCan(chosen.framing) && isCan(car.protocol.framing)
    const alive = sameWire && chosen.bitsPerSecond === car.protocol.bitsPerSecond && car.ignition === 'on'
    if (chosen !== null && isCan(chosen.framing) && !alive) return at('CAN ERROR', BUS_FAILURE_MS)
    return at('NO DATA', BUS_FAILURE_MS)
  }

  const listening = () => (settings.adaptive === 0 ? settings.timeout * 4 : LISTEN_MS[settings.adaptive])

  const carCommand = (digits: string, now: number): ChipAnswer => {
    const counted = digits.length % 2 === 1
    if (counted && !model.countDigit) return at('?')
    const request = bytesFromHex(counted ? digits.slice(0, -1) : digits)
    if (request === null || request.length === 0) return at('?')
    if (faults.busShort) return at(isCan(car.protocol.framing) ? 'CAN ERROR' : 'BUS ERROR', BUS_FAILURE_MS)
    if (busyLeft > 0) {
      busyLeft -= 1
      return at('BUS BUSY', BUS_FAILURE_MS)
    }
    const reachable = car.ignition === 'on' && !faults.unplugged
    const matches = settings.automatic || settings.selected === car.protocol.number
    const answers = reachable && matches ? car.answer(request, now) : []
    const opening = settings.open ? 0 : openingMs(car, settings.automatic)
    if (!settings.open) {
      if (answers.length === 0) return failedSearch()
      settings.open = true
    }
    if (answers.length === 0) return at('NO DATA', settings.timeout * 4)
    const banner = opening === 0 ? [] : bannerOf(car, settings.automatic, opening)
    const heard = heardOf(answers, counted ? Number.parseInt(digits.slice(-1), 16) : null)
    const lines = heard.frames.map(({ frame, afterMs }) => ({
      text: shown(frame),
      afterMs: opening + afterMs,
    }))
    return { lines: [...banner, ...disturb(lines)], promptMs: opening + heard.doneMs }
  }

  // The chip listens on for a while after each frame; a count digit ends the wait at once.
  const heardOf = (answers: readonly { frame: BusFrame; afterMs: number }[], count: number | null) => {
    const frames: { frame: BusFrame; afterMs: number }[] = []
    let until = settings.timeout * 4
    for (const answer of answers) {
      if (answer.afterMs > until) break
      frames.push(answer)
      if (count !== null && frames.length >= count) return { frames, doneMs: answer.afterMs }
      const pending = answer.frame.bare.startsWith('7F') && answer.frame.bare.endsWith('78')
      until = answer.afterMs + (pending && model.waitsOnPending ? LONGEST_PENDING_MS : listening())
    }
    return { frames, doneMs: until }
  }

  const shown = (frame: BusFrame): string => {
    const text = settings.headers ? frame.withHeader : frame.bare
    if (!settings.blanks) return text
    const spaced = (digits: string) => digits.match(/../g)?.join(' ') ?? digits
    if (!settings.headers)
      return text
        .split('\r')
        .map((line) =>
          line.replace(
            /^(.:)?(.*)$/,
            (_, head = '', rest = '') => head + (rest.length === 3 ? rest : spaced(rest)),
          ),
        )
        .join('\r')
    return frame.header.length === 3 ? `${frame.header} ${spaced(text.slice(3))}` : spaced(text)
  }

  const disturb = (lines: readonly ChipLine[]): ChipLine[] => {
    const [first] = lines
    if (first === undefined) return []
    if (faults.bufferFull && settings.blanks && lines.length > 1)
      return [first, { text: 'BUFFER FULL', afterMs: first.afterMs }]
    const others: ChipLine[] = []
    if (damagedLeft > 0) {
      damagedLeft -= 1
      others.push({ text: `${first.text.slice(0, 9)} <DATA ERROR`, afterMs: first.afterMs })
    }
    if (faults.strangers) others.push({ text: strangerOn(car, settings.headers), afterMs: first.afterMs })
    return [...lines.slice(0, 1), ...others, ...lines.slice(1)]
  }

  return {
    get settings() {
      return settings
    },
    taken: () => taken,
    run(line, now) {
      taken += 1
      if (faults.hangsAfter !== undefined && taken > faults.hangsAfter) return null
      if (taken === faults.forgetsAfter) restart()
      if (taken === faults.brownsOutAfter) {
        restart()
        return at('LV RESET', COMMAND_MS)
      }
      const typed = line.toUpperCase().replace(/[\s]/g, '')
      const command = typed === '' ? last : typed
      last = command
      if (command.startsWith('AT') || command.startsWith('ST')) return adapterCommand(command)
      return /^[0-9A-F]+$/.test(command) ? carCommand(command, now) : at('?')
    },
  }
}

// A bus that is named need not be searched; a 5 baud start takes its time all the same.
function openingMs(car: Car, automatic: boolean): number {
  if (automatic) return car.model.searchMs
  return car.protocol.slowStart ? SLOW_START_MS : FAST_START_MS
}

// A search says so at once and then works in silence; a slow start shows its dots first and its OK at the end.
function bannerOf(car: Car, automatic: boolean, openingMs: number): ChipLine[] {
  if (automatic) return [{ text: 'SEARCHING...', afterMs: COMMAND_MS, unended: true }]
  if (!car.protocol.slowStart) return []
  return [
    { text: 'BUS INIT: ...', afterMs: COMMAND_MS, unended: true },
    { text: 'OK', afterMs: openingMs },
  ]
}

// An answer to somebody else's request for the engine speed or the vehicle speed.
function strangerOn(car: Car, headers: boolean): string {
  const address = car.units[0]?.model.address ?? ''
  if (!headers) return '5AA5'
  const old: Readonly<Record<string, string>> = {
    kwp: `82F1${address}5AA500`,
    legacy: `486B${address}5AA500`,
  }
  return old[car.protocol.framing] ?? `${address}025AA5000000000000`.slice(0, address.length + 16)
}
