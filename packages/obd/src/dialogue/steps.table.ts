import { FALLBACK_ORDER, type Framing, type ProtocolNumber } from '../tables/protocols.table.ts'
import type { Adapter, SeenUnit } from './adapter.ts'
import type { Remedy } from './remedies.table.ts'

export type StepName =
  | 'probe'
  | 'defaults'
  | 'restore'
  | 'warmStart'
  | 'reset'
  | 'echoOff'
  | 'linefeedsOff'
  | 'spacesOff'
  | 'headersOn'
  | 'describe'
  | 'chip'
  | 'voltage'
  | 'timing'
  | 'select'
  | 'search'
  | 'trySelect'
  | 'trySearch'
  | 'protocolNumber'
  | 'identifyStandard'
  | 'closeProtocol'
  | 'address'
  | 'request'

/** A command to send, as plain data. */
export interface Step {
  readonly name: StepName
  readonly command: string
  /** How long its prompt may take. */
  readonly milliseconds: number
  /** Remedies already tried for it. */
  readonly tried: Readonly<Partial<Record<Remedy, number>>>
  /** The unit that a request or an address step is for; null for all. */
  readonly unit?: string | null
}

const AT_MS = 3_000
const SEARCH_MS = 15_000

/** Commands whose text is fixed, and how long each may take. The probe comes before any reset: a reset drops some links. */
export const FIXED_STEPS = {
  probe: { command: 'ATI', milliseconds: 2_000 },
  defaults: { command: 'ATD', milliseconds: AT_MS },
  restore: { command: 'ATD', milliseconds: AT_MS },
  warmStart: { command: 'ATWS', milliseconds: AT_MS },
  reset: { command: 'ATZ', milliseconds: 5_000 },
  echoOff: { command: 'ATE0', milliseconds: AT_MS },
  linefeedsOff: { command: 'ATL0', milliseconds: AT_MS },
  spacesOff: { command: 'ATS0', milliseconds: AT_MS },
  headersOn: { command: 'ATH1', milliseconds: AT_MS },
  describe: { command: 'AT@1', milliseconds: AT_MS },
  chip: { command: 'STI', milliseconds: AT_MS },
  voltage: { command: 'ATRV', milliseconds: AT_MS },
  timing: { command: 'ATAT1', milliseconds: AT_MS },
  search: { command: '0100', milliseconds: SEARCH_MS },
  trySearch: { command: '0100', milliseconds: SEARCH_MS },
  protocolNumber: { command: 'ATDPN', milliseconds: AT_MS },
  identifyStandard: { command: '22F810', milliseconds: 6_000 },
  closeProtocol: { command: 'ATPC', milliseconds: AT_MS },
} as const

/** Steps that are answered with OK; any other answer belongs to another command. */
export const ANSWERED_OK: ReadonlySet<StepName> = new Set<StepName>([
  'defaults',
  'restore',
  'echoOff',
  'linefeedsOff',
  'spacesOff',
  'headersOn',
  'timing',
  'select',
  'trySelect',
  'closeProtocol',
  'address',
])

export function step(name: keyof typeof FIXED_STEPS): Step {
  return { name, ...FIXED_STEPS[name], tried: {} }
}

function selecting(name: 'select' | 'trySelect', command: string): Step {
  return { name, command, milliseconds: AT_MS, tried: {} }
}

/** Chooses the protocol: TP does not write the adapter's memory, SP does and is known by every clone. */
export function selectStep(protocol: ProtocolNumber | null, lacksTry = false): Step {
  return selecting('select', protocol === null ? 'ATSP0' : `${lacksTry ? 'ATSP' : TRY}A${protocol}`)
}

/** Hangs some clones; others answer "?". */
export const TRY = 'ATTP'

/** What to send where a clone lacks TP. */
export function selectWithoutTry(command: string, name: 'select' | 'trySelect'): Step {
  return selecting(name, command.replace('ATTP', 'ATSP'))
}

/**
 * Commands that make requests reach one unit, or all with null: 7E0 answers as 7E8, DA10F1 as 18DAF110 (ISO 15765-4). The
 * adapter receives the eight OBD addresses and controls their flow by itself. Any other unit needs a receive filter
 * (AT CRA) and flow control (AT FC), reset afterwards. Null: not possible.
 */
export function addressSteps(
  framing: Framing | null,
  unit: string | null,
  from: string | null,
): Step[] | null {
  const header =
    framing === 'can29' ? extendedHeader(unit) : framing === 'can11' ? standardHeader(unit) : null
  if (header === null) return null
  const step_ = (command: string): Step => ({
    name: 'address',
    command,
    milliseconds: AT_MS,
    tried: {},
    unit,
  })
  const forget = from !== null && isMakersUnit(from) ? [step_('ATFCSM0'), step_('ATCRA')] : []
  const listen =
    unit !== null && isMakersUnit(unit)
      ? [`ATCRA${unit}`, `ATFCSH${header}`, 'ATFCSD300000', 'ATFCSM1'].map(step_)
      : []
  return [...forget, step_(`ATSH${header}`), ...listen]
}

/** Commands that a clone may lack: a short answer still arrives without them. */
export const isOptionalAddress = (command: string) => command === 'ATCRA' || command.startsWith('ATFC')

/** A unit at an address that the maker chose, outside the eight of OBD: brakes at 7B8, say. On CAN with 11 bits. */
export const isMakersUnit = (unit: string) => /^[0-7][0-9A-F]{2}$/.test(unit) && !/^7E[89A-F]$/.test(unit)

const ANSWERS_AFTER_REQUEST = 8

function standardHeader(unit: string | null): string | null {
  if (unit === null) return '7DF'
  if (!/^[0-7][0-9A-F]{2}$/.test(unit) || Number.parseInt(unit, 16) < ANSWERS_AFTER_REQUEST) return null
  const header = Number.parseInt(unit, 16) - ANSWERS_AFTER_REQUEST
  return header.toString(16).toUpperCase().padStart(3, '0')
}

function extendedHeader(unit: string | null): string | null {
  if (unit === null) return 'DB33F1'
  return /^18DAF1[0-9A-F]{2}$/.test(unit) ? `DA${unit.slice(-2)}F1` : null
}

export function startAgenda(options: {
  readonly reset: boolean
  readonly protocol: ProtocolNumber | null
  readonly units?: readonly SeenUnit[]
  readonly lacksTry?: boolean
}): Step[] {
  const settings = (['echoOff', 'linefeedsOff', 'spacesOff', 'headersOn'] as const).map(step)
  const facts = (['describe', 'chip', 'voltage', 'timing'] as const).map(step)
  // An adapter that kept its power over a lost link has kept the address of one unit as well.
  const again = options.units === undefined ? [] : [step('restore')]
  const first = options.reset ? [step('probe'), step('defaults')] : [step('probe'), ...again]
  return [...first, ...settings, ...facts, selectStep(options.protocol, options.lacksTry), step('search')]
}

/** Tries each bus, after the chip's own search found none. */
export function fallbackAgenda({ lacks }: Adapter): Step[] {
  const command = lacks.includes(TRY) ? 'ATSP' : TRY
  return FALLBACK_ORDER.flatMap((number) => [selecting('trySelect', command + number), step('trySearch')])
}

/** All settings again, for an adapter that has restarted. */
export function settingsAgenda(adapter: Adapter): Step[] {
  const names = (['echoOff', 'linefeedsOff', 'spacesOff', 'headersOn', 'timing'] as const).filter(
    (name) => !adapter.lacks.includes(FIXED_STEPS[name].command),
  )
  return [...names.map(step), selectStep(adapter.protocol?.number ?? null, adapter.lacks.includes(TRY))]
}
