import { supportedIn } from '../readings/supported.ts'
import { protocolNumberIn, voltageIn } from '../readings/voltage.ts'
import { statusOf } from '../reply/lines.ts'
import type { Reply } from '../reply/reply.ts'
import { NRC } from '../tables/negative.table.ts'
import {
  type Framing,
  isCan,
  type Protocol,
  type ProtocolNumber,
  protocolNumbered,
} from '../tables/protocols.table.ts'
import type { Adapter, SeenUnit } from './adapter.ts'
import type { Dialogue, SearchRecord } from './dialogue.ts'
import type { Failure } from './failure.ts'
import { fallbackAgenda, type Step, type StepName, selectWithoutTry, step } from './steps.table.ts'

export interface Lesson {
  readonly adapter?: Partial<Adapter>
  readonly search?: Partial<SearchRecord>
  readonly insert?: readonly Step[]
  readonly found?: boolean
  readonly failure?: Failure
}

type Learn = (reply: Reply, state: Dialogue, step: Step) => Lesson

const unknown = (reply: Reply) => reply.statuses.includes('unknownCommand')
const firstText = (reply: Reply) => (unknown(reply) ? null : (reply.text[0] ?? null))
const nothing: Learn = () => ({})

/** A clone may lack it. */
const optional: Learn = (reply, state, { command }) =>
  unknown(reply) ? { adapter: { lacks: [...state.adapter.lacks, command] } } : {}

const selected =
  (name: 'select' | 'trySelect'): Learn =>
  (reply, state, { command }) => {
    const tried = protocolNumbered(command.slice(-1))?.number ?? null
    const insert = unknown(reply) && command.startsWith('ATTP') ? [selectWithoutTry(command, name)] : []
    return { insert, search: { ...state.search, tried } }
  }

const LEARN: Readonly<Record<StepName, Learn>> = {
  probe: (reply) => ({
    adapter: { identity: reply.text.find((text) => statusOf(text) === 'version') ?? firstText(reply) },
  }),
  defaults: (reply) => (unknown(reply) ? { insert: [step('warmStart')] } : {}),
  restore: optional,
  warmStart: (reply) => (unknown(reply) ? { insert: [step('reset')] } : {}),
  reset: nothing,
  echoOff: (reply, state, step_) =>
    reply.statuses.includes('ok') || (unknown(reply) && namesItself(state))
      ? optional(reply, state, step_)
      : { failure: { kind: 'notAnAdapter', answered: heardIn(reply) } },
  linefeedsOff: (reply, state, step_) => {
    const lesson = optional(reply, state, step_)
    return { adapter: { ...lesson.adapter, echoes: reply.echoed } }
  },
  spacesOff: optional,
  headersOn: (reply, state, step_) => {
    const lesson = optional(reply, state, step_)
    return { adapter: { ...lesson.adapter, headers: !unknown(reply) } }
  },
  describe: (reply) => ({ adapter: { description: firstText(reply) } }),
  chip: (reply) => ({ adapter: { chip: firstText(reply) } }),
  voltage: (reply) => ({ adapter: { volts: voltageIn(firstText(reply) ?? '') } }),
  timing: optional,
  select: selected('select'),
  trySelect: selected('trySelect'),
  search: (reply, state) => {
    const search = recorded(reply, state.search)
    if (reply.messages.length > 0) return answered(reply, search, state)
    if (reply.negatives.length > 0)
      return { search, insert: [step('protocolNumber'), step('identifyStandard')] }
    return { search, insert: fallbackAgenda(state.adapter) }
  },
  trySearch: (reply, state) => {
    const protocol = triedProtocol(state)
    const search = recorded(reply, state.search)
    if (reply.messages.length > 0) return answered(reply, search, state, protocol)
    const liveCan = protocol !== null && isCan(protocol.framing) && aliveOn(reply)
    if (!liveCan) return { search }
    const live = { ...search, liveCan: search.liveCan ?? protocol.number }
    return { search: live, adapter: { protocol }, insert: [step('identifyStandard')] }
  },
  protocolNumber: (reply, state) => {
    const answer = protocolNumberIn(reply.text.at(-1) ?? '')
    const protocol = answer === null ? null : protocolNumbered(answer.number)
    const seen = protocolOf(state.search.framing)
    const assumed =
      (isContradicted(protocol, state.adapter) ? seen : protocol) ?? state.adapter.protocol ?? seen
    return { adapter: { protocol: assumed, automatic: answer?.automatic ?? false } }
  },
  identifyStandard: (reply, state) => {
    if (reply.messages.length > 0) {
      const units = reply.messages.map(({ ecu }): SeenUnit => ({ ecu, announces: null }))
      const unitsKnown = reply.cutShort.length === 0 && reply.damaged.length === 0
      const standard = reply.messages.some(({ data }) => data[WHICH_STANDARD] === WWH_OBD)
        ? 'WWH-OBD'
        : 'J1979-2'
      return { adapter: { standard, units, unitsKnown }, found: true }
    }
    const refused = state.search.refusals.some(({ code }) => REFUSES_SERVICE.has(code))
    if (refused) return { adapter: { standard: 'UDS', units: refusing(state.search) }, found: true }
    return state.search.refusals.length > 0 ? { adapter: { standard: 'J1979' }, found: true } : {}
  },
  closeProtocol: nothing,
  address: nothing,
  request: nothing,
}

const namesItself = ({ adapter }: Dialogue) =>
  adapter.identity !== null && statusOf(adapter.identity) === 'version'

/** The byte in 62 F8 10 that names ISO 27145. */
const WHICH_STANDARD = 3
const WWH_OBD = 0x01

// The unit exists, so an answer of it is expected.
const refusing = ({ refusals }: SearchRecord) =>
  [...new Set(refusals.map(({ ecu }) => ecu))].map((ecu): SeenUnit => ({ ecu, announces: null }))

const REFUSES_SERVICE: ReadonlySet<number> = new Set([
  NRC.serviceNotSupported,
  NRC.serviceNotSupportedInSession,
])

export function learn(step_: Step, reply: Reply, state: Dialogue): Lesson {
  return LEARN[step_.name](reply, state, step_)
}

function answered(
  reply: Reply,
  search: SearchRecord,
  { adapter }: Dialogue,
  protocol?: Protocol | null,
): Lesson {
  const protocolPart = protocol === undefined || protocol === null ? {} : { protocol }
  const units = withSeen(adapter.units, reply)
  const unitsKnown = adapter.unitsKnown || (reply.cutShort.length === 0 && reply.damaged.length === 0)
  return {
    adapter: { ...protocolPart, standard: 'J1979', headers: !reply.headerless, units, unitsKnown },
    search,
    insert: [step('protocolNumber')],
    found: true,
  }
}

// Even where a later search misses it.
function withSeen(before: readonly SeenUnit[], reply: Reply): SeenUnit[] {
  const now = reply.messages.map(({ ecu, data }): SeenUnit => {
    const announced = supportedIn(data)
    return { ecu, announces: announced.kind !== 'failed' ? announced.value : null }
  })
  if (reply.headerless) {
    const named = before.filter(({ ecu }) => ecu !== '')
    const unnamed = before.length - named.length
    return named.length > 0 || unnamed > now.length ? [...before] : now
  }
  const named = before.filter(({ ecu }) => ecu !== '')
  return [...named.filter(({ ecu }) => !now.some((unit) => unit.ecu === ecu)), ...now]
}

function recorded(reply: Reply, search: SearchRecord): SearchRecord {
  return {
    ...search,
    statuses: [...new Set([...search.statuses, ...reply.statuses])],
    refusals: [...search.refusals, ...reply.negatives],
    framing: reply.framing ?? search.framing,
  }
}

// On CAN a frame without acknowledgement gives CAN ERROR; "no data" means that a unit acknowledged it.
const aliveOn = (reply: Reply) => reply.statuses.includes('noData') || reply.negatives.length > 0

function triedProtocol(state: Dialogue): Protocol | null {
  return state.search.tried === null ? null : protocolNumbered(state.search.tried)
}

const USUAL: Readonly<Partial<Record<Framing, ProtocolNumber>>> = {
  can11: '6',
  can29: '7',
  legacy: '3',
  kwp: '5',
}

const NAME_LENGTHS: Readonly<Record<Framing, number>> = { can11: 3, can29: 8, kwp: 2, legacy: 2 }

/** Some clones name a bus on which no unit could be called as those that answered are. */
function isContradicted(claimed: Protocol | null, { units }: Adapter): boolean {
  const named = units.filter(({ ecu }) => ecu !== '')
  if (claimed === null || named.length === 0) return false
  return named.every(({ ecu }) => ecu.length !== NAME_LENGTHS[claimed.framing])
}

function protocolOf(framing: Framing | null): Protocol | null {
  const number = framing === null ? undefined : USUAL[framing]
  return number === undefined ? null : protocolNumbered(number)
}

function heardIn(reply: Reply): string {
  return [...reply.text, ...reply.statuses].join(' ')
}
