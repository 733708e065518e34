import type { Framing, ProtocolNumber } from '../tables/protocols.table.ts'
import { FALLBACK_ORDER } from '../tables/protocols.table.ts'
import type { Adapter } from './adapter.ts'
import type { Remedy } from './remedies.table.ts'

export type StepName =
  | 'probe'
  | 'defaults'
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
  /** Whom a request goes to, or an address step leads to: one unit, or null for all. */
  readonly unit?: string | null
}

const AT_MS = 3_000
const SEARCH_MS = 15_000

/** Commands whose text is fixed, and how long each may take. The probe comes before any reset: a reset drops some links. */
export const FIXED_STEPS = {
  probe: { command: 'ATI', milliseconds: 2_000 },
  defaults: { command: 'ATD', milliseconds: AT_MS },
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
export function selectStep(known: ProtocolNumber | null): Step {
  return selecting('select', known === null ? 'ATSP0' : `ATTPA${known}`)
}

/** What to send where a clone lacks TP. */
export function selectWithoutTry(command: string, name: 'select' | 'trySelect'): Step {
  return selecting(name, command.replace('ATTP', 'ATSP'))
}

/** Header that reaches one unit, or all with null: 7E0 answers as 7E8, DA10F1 as 18DAF110 (ISO 15765-4). */
export function addressStep(framing: Framing | null, unit: string | null): Step | null {
  const header =
    framing === 'can29' ? extendedHeader(unit) : framing === 'can11' ? standardHeader(unit) : null
  return header === null
    ? null
    : { name: 'address', command: `ATSH${header}`, milliseconds: AT_MS, tried: {}, unit }
}

const ANSWERS_AFTER_REQUEST = 8

function standardHeader(unit: string | null): string | null {
  if (unit === null) return '7DF'
  if (!/^7E[89A-F]$/.test(unit)) return null
  return (Number.parseInt(unit, 16) - ANSWERS_AFTER_REQUEST).toString(16).toUpperCase()
}

function extendedHeader(unit: string | null): string | null {
  if (unit === null) return 'DB33F1'
  return /^18DAF1[0-9A-F]{2}$/.test(unit) ? `DA${unit.slice(-2)}F1` : null
}

export function startAgenda(options: {
  readonly reset: boolean
  readonly protocol: ProtocolNumber | null
}): Step[] {
  const settings = (['echoOff', 'linefeedsOff', 'spacesOff', 'headersOn'] as const).map(step)
  const facts = (['describe', 'chip', 'voltage', 'timing'] as const).map(step)
  const first = options.reset ? [step('probe'), step('defaults')] : [step('probe')]
  return [...first, ...settings, ...facts, selectStep(options.protocol), step('search')]
}

/** Each bus by itself, after the chip's own search found none. */
export function fallbackAgenda(): Step[] {
  return FALLBACK_ORDER.flatMap((number) => [selecting('trySelect', `ATTP${number}`), step('trySearch')])
}

/** All settings again, for an adapter that has restarted. */
export function settingsAgenda(adapter: Adapter): Step[] {
  const names = (['echoOff', 'linefeedsOff', 'spacesOff', 'headersOn', 'timing'] as const).filter(
    (name) => !adapter.lacks.includes(FIXED_STEPS[name].command),
  )
  return [...names.map(step), selectStep(adapter.protocol?.number ?? null)]
}
