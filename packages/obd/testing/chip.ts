import { bytesFromHex } from '../src/bytes.ts'
import { isCan } from '../src/tables/protocols.table.ts'
import type { BusFrame } from './bus.ts'
import type { Car } from './car.ts'
import {
  BUS_FAILURE_MS,
  bannerOf,
  type ChipAnswer,
  type ChipLine,
  failedSearch,
  heardFrames,
  openingMs,
  says,
  shown,
  strangerOn,
} from './chip-answer.ts'
import { DEFAULTS, type Settings, settingOf } from './chip-settings.ts'
import type { ChipModel, Faults } from './faults.ts'

const RESET_MS = 800
const WARM_START_MS = 200

/** The chip of an adapter: commands in, lines with their times out. It does no input or output itself. */
export interface Chip {
  settings(): Settings
  /** Runs one command line; null when the chip hangs. */
  run(line: string, now: number): ChipAnswer | null
}

interface Memory {
  readonly model: ChipModel
  readonly car: Car
  readonly faults: Faults
  settings: Settings
  taken: number
  last: string
  damagedLeft: number
  busyLeft: number
}

export function simulatedChip(model: ChipModel, car: Car, faults: Faults): Chip {
  const counters = {
    taken: 0,
    last: '',
    damagedLeft: faults.damagedLines ?? 0,
    busyLeft: faults.busyTimes ?? 0,
  }
  const memory: Memory = { model, car, faults, settings: DEFAULTS, ...counters }
  return {
    settings: () => memory.settings,
    run: (line, now) => runLine(memory, line, now),
  }
}

function runLine(memory: Memory, line: string, now: number): ChipAnswer | null {
  const { faults } = memory
  memory.taken += 1
  if (memory.taken > (faults.hangsAfter ?? Number.POSITIVE_INFINITY)) return null
  if (memory.taken === faults.forgetsAfter) memory.settings = DEFAULTS
  if (memory.taken === faults.brownsOutAfter) {
    memory.settings = DEFAULTS
    return says('LV RESET')
  }
  // A bare CR repeats the last command, as on the real chip.
  const typed = line.toUpperCase().replace(/\s/g, '')
  const command = typed === '' ? memory.last : typed
  memory.last = command
  if (command.startsWith('AT') || command.startsWith('ST')) return adapterCommand(memory, command)
  return /^[0-9A-F]+$/.test(command) ? carCommand(memory, command, now) : says('?')
}

function adapterCommand(memory: Memory, command: string): ChipAnswer {
  const { model, car, faults, settings } = memory
  if (model.lacks?.test(command)) return says('?')
  const name = command.slice(2)
  const change = settingOf(name, model)
  if (change !== null) {
    memory.settings = { ...settings, ...change }
    return says('OK')
  }
  if (name === 'Z' || name === 'WS') {
    memory.settings = DEFAULTS
    return says(model.identity, name === 'Z' ? RESET_MS : WARM_START_MS)
  }
  const replies: Readonly<Record<string, string | null>> = {
    I: model.identity,
    '@1': model.description,
    RV: faults.unplugged ? '0.1V' : model.volts,
    DPN: `${settings.automatic ? 'A' : ''}${settings.open ? car.protocol.number : settings.selected}`,
  }
  return says(replies[name] ?? '?')
}

function carCommand(memory: Memory, digits: string, now: number): ChipAnswer {
  const { model, car, faults, settings } = memory
  const counted = digits.length % 2 === 1
  const request = bytesFromHex(counted ? digits.slice(0, -1) : digits)
  if ((counted && !model.countDigit) || request === null || request.length === 0) return says('?')
  if (faults.busShort) return says(isCan(car.protocol.framing) ? 'CAN ERROR' : 'BUS ERROR', BUS_FAILURE_MS)
  if (memory.busyLeft > 0) {
    memory.busyLeft -= 1
    return says('BUS BUSY', BUS_FAILURE_MS)
  }
  const reachable = car.ignition === 'on' && !faults.unplugged
  const matches = settings.automatic || settings.selected === car.protocol.number
  const all = reachable && matches ? car.answer(request, now, settings.header) : []
  const arrivals = all.filter(({ frame }) => isHeard(frame, settings))
  if (arrivals.length === 0)
    return settings.open ? says('NO DATA', settings.timeout * 4) : failedSearch(settings, car)
  memory.settings = { ...settings, open: true }
  const opening = openingMs(settings, car)
  const reception = heardFrames(
    arrivals,
    counted ? Number.parseInt(digits.slice(-1), 16) : null,
    settings,
    model,
  )
  const lines = reception.frames.map(({ frame, afterMs }) => ({
    text: shown(frame, settings),
    afterMs: opening + afterMs,
  }))
  return {
    lines: [...bannerOf(settings, car), ...disturbed(memory, lines)],
    promptMs: opening + reception.doneMs,
  }
}

// Units outside the addresses of OBD are heard only by their own (AT CRA), and continue after the first frame of several
// only when they are told to (AT FC).
function isHeard(
  { header, withHeader }: BusFrame,
  { receive, header: to, flowHeader, flowMode }: Settings,
): boolean {
  if (header.length !== 3) return true
  if (receive !== null) {
    const goesOn = flowMode === 1 && flowHeader === to
    return header === receive && (goesOn || isObdAddress(header) || withHeader[3] !== '2')
  }
  return isObdAddress(header)
}

const isObdAddress = (header: string) => /^7E[89A-F]$/.test(header)

function disturbed(memory: Memory, lines: readonly ChipLine[]): ChipLine[] {
  const { faults, settings, car } = memory
  const [first, ...others] = lines
  if (first === undefined) return []
  if (faults.bufferFull && settings.blanks && others.length > 0) {
    return [first, { text: 'BUFFER FULL', afterMs: first.afterMs }]
  }
  const between: ChipLine[] = []
  if (memory.damagedLeft > 0) {
    memory.damagedLeft -= 1
    between.push({ text: `${first.text.slice(0, 9)} <DATA ERROR`, afterMs: first.afterMs })
  }
  if (faults.strangers) between.push({ text: strangerOn(car, settings.headers), afterMs: first.afterMs })
  return [first, ...between, ...others]
}
