import { isCan, protocolNumbered } from '../src/tables/protocols.table.ts'
import type { BusFrame } from './bus.ts'
import type { Car } from './car.ts'
import type { Settings } from './chip-settings.ts'
import type { ChipModel } from './faults.ts'

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

export const COMMAND_MS = 1
export const BUS_FAILURE_MS = 120
/** How long the chip listens on after the last frame: with adaptive timing on, and aggressive. */
const LISTEN_MS = { 1: 47, 2: 27 } as const
const MIN_SEARCH_MS = 3_000
const BUS_INIT_MS = 2_500
const SLOW_START_MS = 2_500
const FAST_START_MS = 60
const LONGEST_PENDING_MS = 5_000

/** An answer of one line. */
export function says(text: string, afterMs = COMMAND_MS): ChipAnswer {
  return { lines: text === '' ? [] : [{ text, afterMs }], promptMs: afterMs }
}

/** What the chip says when nobody answers on a bus that is not open yet. */
export function failedSearch(settings: Settings, car: Car): ChipAnswer {
  if (settings.automatic) {
    const afterMs = Math.max(MIN_SEARCH_MS, car.model.searchMs)
    const searching = { text: 'SEARCHING...', afterMs: COMMAND_MS, unended: true }
    return { lines: [searching, { text: 'UNABLE TO CONNECT', afterMs }], promptMs: afterMs }
  }
  const chosen = protocolNumbered(settings.selected)
  if (chosen === null) return says('NO DATA', BUS_FAILURE_MS)
  if (chosen.framing === 'kwp' || chosen.slowStart) return says('BUS INIT: ...ERROR', BUS_INIT_MS)
  // A CAN frame that nobody acknowledges is an error; with somebody on the bus there is just no data.
  const sameSpeed = chosen.bitsPerSecond === car.protocol.bitsPerSecond
  const alive = isCan(car.protocol.framing) && sameSpeed && car.ignition === 'on'
  return says(isCan(chosen.framing) && !alive ? 'CAN ERROR' : 'NO DATA', BUS_FAILURE_MS)
}

// "Ah" tries h first and searches only where nobody answers there (ELM327DSJ page 36).
const hasToSearch = ({ automatic, selected }: Settings, car: Car) =>
  automatic && selected !== car.protocol.number

/** A bus that is named need not be searched; a 5 baud start takes its time anyway. */
export function openingMs(settings: Settings, car: Car): number {
  if (settings.open) return 0
  if (hasToSearch(settings, car)) return car.model.searchMs
  return car.protocol.slowStart ? SLOW_START_MS : FAST_START_MS
}

/** A search says so at once and then works in silence; a slow start shows its dots first and its OK at the end. */
export function bannerOf(settings: Settings, car: Car): ChipLine[] {
  if (settings.open) return []
  if (hasToSearch(settings, car)) return [{ text: 'SEARCHING...', afterMs: COMMAND_MS, unended: true }]
  if (!car.protocol.slowStart) return []
  return [
    { text: 'BUS INIT: ...', afterMs: COMMAND_MS, unended: true },
    { text: 'OK', afterMs: openingMs(settings, car) },
  ]
}

interface Arrival {
  readonly frame: BusFrame
  readonly afterMs: number
}

/** The frames the chip still hears. It listens on for a while after each; a count digit ends the wait at once. */
export function heardFrames(
  arrivals: readonly Arrival[],
  count: number | null,
  settings: Settings,
  model: ChipModel,
) {
  const frames: Arrival[] = []
  const listening = settings.adaptive === 0 ? settings.timeout * 4 : LISTEN_MS[settings.adaptive]
  let until = settings.timeout * 4
  for (const arrival of arrivals) {
    if (arrival.afterMs > until) break
    frames.push(arrival)
    if (count !== null && frames.length >= count) return { frames, doneMs: arrival.afterMs }
    const pending = arrival.frame.bare.startsWith('7F') && arrival.frame.bare.endsWith('78')
    until = arrival.afterMs + (pending && model.waitsOnPending ? LONGEST_PENDING_MS : listening)
  }
  return { frames, doneMs: until }
}

/** A frame as the chip prints it under its settings. */
export function shown(frame: BusFrame, settings: Settings): string {
  if (!settings.headers)
    return settings.blanks ? frame.bare.split('\r').map(blankBare).join('\r') : frame.bare
  if (!settings.blanks) return frame.withHeader
  const short = frame.header.length === 3
  return short ? `${frame.header} ${blanked(frame.withHeader.slice(3))}` : blanked(frame.withHeader)
}

const blanked = (digits: string) => digits.match(/../g)?.join(' ') ?? digits

// "014" stays whole; "0:4902" becomes "0: 49 02".
function blankBare(line: string): string {
  if (line.length === 3) return line
  const segment = /^(.:)(.*)$/.exec(line)
  return segment === null ? blanked(line) : `${segment[1]} ${blanked(segment[2] ?? '')}`
}

/** An answer to somebody else's request, as shared buses carry them. */
export function strangerOn(car: Car, headers: boolean): string {
  const address = car.units[0]?.model.address ?? ''
  if (!headers) return '5AA5'
  const old: Readonly<Record<string, string>> = {
    kwp: `82F1${address}5AA500`,
    legacy: `486B${address}5AA500`,
  }
  return old[car.protocol.framing] ?? `${address}025AA50000000000`
}
