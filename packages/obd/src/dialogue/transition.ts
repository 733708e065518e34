import { asciiToBytes, byteToHex } from '../bytes.ts'
import { cutAtPrompt, PROMPT, squeezed, textOf } from '../reply/lines.ts'
import { parseReply, type Reply } from '../reply/reply.ts'
import { askedBy, CLEAR, NEGATIVE } from '../reply/request.ts'
import { NRC } from '../tables/negative.table.ts'
import { readService } from '../tables/services.table.ts'
import {
  type Dialogue,
  type Effect,
  EMPTY_SEARCH,
  type Input,
  type Request,
  type Settling,
  type Turn,
  type Waiting,
} from './dialogue.ts'
import type { Failure } from './failure.ts'
import { remedyFor } from './judge.ts'
import { learn } from './learn.ts'
import { QUIET_MS, type Remedy } from './remedies.table.ts'
import {
  addressSteps,
  FIXED_STEPS,
  isMakersUnit,
  isOptionalAddress,
  type Step,
  selectStep,
  settingsAgenda,
  startAgenda,
  step,
} from './steps.table.ts'

/** Far longer than the answers of all units. */
const MAX_HEARD = 65_536
const PENDING_MS = 5_500
const MAX_PENDINGS = 30
const MAX_DISTURBANCES = 20

/** Pure. A byte is written only when the prompt has come since the last one; a timeout therefore ends the link. */
export function transition(state: Dialogue, input: Input): Turn {
  switch (input.kind) {
    case 'opened':
      return state.phase === 'new'
        ? sendNext({ ...state, phase: 'starting', agenda: startAgenda(state.options) })
        : stay(state)
    case 'bytes':
      return onBytes(state, input.bytes)
    case 'timeout':
      return input.timer === state.timer ? onTimeout(state) : stay(state)
    case 'request':
      return onRequest(state, input.request)
    case 'closed':
      return state.phase === 'down'
        ? stay(state)
        : down(state, { kind: 'closed', during: current(state), reason: input.reason })
  }
}

const stay = (state: Dialogue, effects: readonly Effect[] = []): Turn => ({ state, effects })

function waiting(
  state: Dialogue,
  wire: Waiting | Settling,
  milliseconds: number,
  effects: readonly Effect[] = [],
): Turn {
  const timer = state.timer + 1
  return stay({ ...state, timer, wire }, [...effects, { kind: 'arm', timer, milliseconds }])
}

const ready = (state: Dialogue): Dialogue => ({
  ...state,
  phase: 'ready',
  wire: { kind: 'idle' },
  agenda: [],
  request: null,
  timer: state.timer + 1,
})

const current = (state: Dialogue) => state.agenda[0]?.command ?? ''

function onRequest(state: Dialogue, request: Request): Turn {
  const refuse = (failure: Failure) => stay(state, [{ kind: 'failed', id: request.id, failure }])
  if (!isAllowed(request)) return refuse({ kind: 'notAllowed', command: request.command })
  if (state.phase === 'serving') return refuse({ kind: 'busy' })
  if (state.phase !== 'ready') return refuse({ kind: 'notReady' })
  const { command, milliseconds, unit } = request
  if (unit !== null && addressSteps(state.adapter.protocol?.framing ?? null, unit, null) === null)
    return refuse({ kind: 'notAllowed', command: `${command} to ${unit}` })
  // After a bus was lost.
  const first = state.adapter.standard === 'unknown' ? [selectStep(null), step('search')] : []
  return sendNext({
    ...state,
    phase: 'serving',
    request,
    agenda: [...first, { name: 'request', command, milliseconds, tried: {}, unit }],
  })
}

// The only gate to the wire: reading services, the voltage, and clearing with its proofs.
function isAllowed({ command, mayClear, unit }: Request): boolean {
  const service = askedBy(command)?.service
  if (service === undefined) return command === FIXED_STEPS.voltage.command
  return readService(service) !== null || (service === CLEAR && mayClear && unit === null && command === '04')
}

function sendNext(state: Dialogue): Turn {
  const [next] = state.agenda
  if (next === undefined)
    return state.adapter.standard === 'unknown' ? noCar(state) : stay(ready(state), [{ kind: 'ready' }])
  if (next.name === 'request' && state.adapter.standard === 'unknown') return noCar(state)
  const address = readdressed(state, next)
  if (address !== null)
    return sendNext({ ...state, addressed: 'unknown', agenda: [...address, ...state.agenda] })
  return waiting(
    state,
    { kind: 'waiting', heard: '', tail: '', pendings: 0, strayPrompt: false, extended: false },
    next.milliseconds,
    [
      { kind: 'progress', step: next.name, command: next.command },
      { kind: 'write', bytes: asciiToBytes(`${next.command}\r`) },
    ],
  )
}

function readdressed({ adapter, addressed, listens }: Dialogue, next: Step): Step[] | null {
  if (next.name !== 'request' || askedBy(next.command) === null) return null
  const wanted = next.unit ?? null
  return wanted === addressed ? null : addressSteps(adapter.protocol?.framing ?? null, wanted, listens)
}

function noCar(state: Dialogue): Turn {
  const { statuses, liveCan } = state.search
  const failure: Failure = { kind: 'noCar', statuses, liveCan, volts: state.adapter.volts }
  if (state.phase !== 'serving') return down(state, failure)
  return stay(ready(state), [{ kind: 'failed', id: state.request?.id ?? null, failure }])
}

function down(state: Dialogue, failure: Failure): Turn {
  const concerns = state.request !== null || state.phase === 'new' || state.phase === 'starting'
  return stay(
    { ...ready(state), phase: 'down', wire: { kind: 'down' } },
    concerns ? [{ kind: 'failed', id: state.request?.id ?? null, failure }] : [],
  )
}

function onBytes(state: Dialogue, bytes: Uint8Array): Turn {
  if (state.wire.kind === 'settling') return disturbed(state, state.wire)
  if (state.wire.kind !== 'waiting') return stay(state)
  const piece = textOf(bytes)
  const buffer = state.wire.heard + piece
  if (buffer.length > MAX_HEARD) return down(state, { kind: 'flooded', during: current(state) })
  // Earlier pieces held no prompt.
  const cut = piece.includes(PROMPT) ? cutAtPrompt(buffer) : null
  if (cut === null) return stillWaiting(state, { ...state.wire, heard: buffer }, piece)
  if (cut.before.trim() !== '') return onAnswer(state, cut.before)
  // A stray prompt: every command is answered with something.
  const after = cut.after.replace(/^[\s>]*>/, '')
  const next = cutAtPrompt(after)
  return next === null
    ? stay({ ...state, wire: { ...state.wire, heard: after, strayPrompt: true } })
    : onAnswer(state, next.before)
}

function stillWaiting(state: Dialogue, wire: Waiting, piece: string): Turn {
  const service = askedBy(current(state))?.service
  if (service === undefined) return stay({ ...state, wire })
  const pending = `${byteToHex(NEGATIVE)}${byteToHex(service)}${byteToHex(NRC.responsePending)}`
  const fresh = squeezed(wire.tail + piece)
  const at = fresh.lastIndexOf(pending)
  const tail = fresh.slice(at < 0 ? -pending.length : at + pending.length)
  if (at < 0 || wire.pendings >= MAX_PENDINGS) return stay({ ...state, wire: { ...wire, tail } })
  return waiting(state, { ...wire, tail, pendings: wire.pendings + 1 }, PENDING_MS)
}

// Wait for quiet again, but not forever.
function disturbed(state: Dialogue, wire: Settling): Turn {
  if (wire.disturbances >= MAX_DISTURBANCES) return down(state, { kind: 'flooded', during: current(state) })
  return waiting(state, { ...wire, disturbances: wire.disturbances + 1 }, wire.quietMs)
}

function onTimeout(state: Dialogue): Turn {
  if (state.wire.kind === 'settling') return sendNext(state)
  if (state.wire.kind !== 'waiting') return stay(state)
  const { heard, strayPrompt, extended } = state.wire
  if (strayPrompt && heard.trim() === '') return onAnswer(state, '')
  if (!extended && /SEARCHING|BUS INIT/i.test(heard))
    return waiting(state, { ...state.wire, extended: true }, FIXED_STEPS.search.milliseconds)
  return down(state, { kind: 'silent', during: current(state), heard })
}

function onAnswer(state: Dialogue, text: string): Turn {
  const [now, ...rest] = state.agenda
  if (now === undefined) return stay(state)
  const { adapter } = state
  const framing = now.name === 'trySearch' ? null : (adapter.protocol?.framing ?? null)
  const unitOfRequest = now.name === 'request' ? (now.unit ?? null) : null
  const units = [...adapter.units.map(({ ecu }) => ecu), ...(unitOfRequest === null ? [] : [unitOfRequest])]
  const reply = parseReply(text, {
    command: now.command,
    framing,
    headers: adapter.headers,
    units,
    asked: unitOfRequest,
  })
  const remedy = remedyFor(now, reply, adapter)
  if (remedy !== null) return apply(remedy, now, { ...state, agenda: rest })
  if (now.name === 'request') return answer(state, reply)
  if (now.name === 'address') {
    // The request would reach another unit.
    const last = rest[0]?.name !== 'address'
    const unknown = reply.statuses.includes('unknownCommand')
    if (!reply.statuses.includes('ok') && !(unknown && isOptionalAddress(now.command))) {
      // After another command nobody knows whom the adapter reaches: the next request begins with an address.
      const untouched = unknown && now.command.startsWith('ATSH') && state.listens === null
      return answer({ ...state, addressed: untouched ? null : 'unknown' }, reply)
    }
    const unit = now.unit ?? null
    const listens = last ? (unit !== null && isMakersUnit(unit) ? unit : null) : (state.listens ?? unit)
    return sendNext({ ...state, addressed: last ? unit : 'unknown', listens, agenda: rest })
  }
  const lesson = learn(now, reply, state)
  if (lesson.failure !== undefined) return down(state, lesson.failure)
  const agenda = lesson.found === true ? rest.filter(({ name }) => name === 'request') : rest
  return sendNext({
    ...state,
    adapter: { ...adapter, ...lesson.adapter },
    search: { ...state.search, ...lesson.search },
    agenda: [...(lesson.insert ?? []), ...agenda],
  })
}

function answer(state: Dialogue, reply: Reply): Turn {
  return stay(ready(state), [{ kind: 'answer', id: state.request?.id ?? 0, reply }])
}

/** `state.agenda` holds what comes after the repeated step. */
function apply(remedy: Remedy, failed: Step, state: Dialogue): Turn {
  const again: Step = { ...failed, tried: { ...failed.tried, [remedy]: (failed.tried[remedy] ?? 0) + 1 } }
  switch (remedy) {
    case 'repeat':
    case 'repeatOnce':
    case 'askLater':
      return settle({ ...state, agenda: [again, ...state.agenda] }, remedy)
    case 'dropDigit': {
      const adapter = { ...state.adapter, countDigit: false }
      const undigited = { ...again, command: again.command.slice(0, -1) }
      return sendNext({ ...state, adapter, agenda: [undigited, ...state.agenda] })
    }
    case 'narrow':
      return sendNext({ ...state, agenda: [step('spacesOff'), again, ...state.agenda] })
    case 'reinitialise':
      return settle({ ...state, agenda: [...settingsAgenda(state.adapter), again, ...state.agenda] }, remedy)
    case 'research': {
      const adapter = { ...state.adapter, standard: 'unknown' as const, protocol: null }
      const agenda = [step('closeProtocol'), selectStep(null), step('search'), again, ...state.agenda]
      return sendNext({ ...state, adapter, search: EMPTY_SEARCH, agenda })
    }
  }
}

function settle(state: Dialogue, remedy: Remedy): Turn {
  const quietMs = QUIET_MS[remedy]
  return waiting(state, { kind: 'settling', disturbances: 0, quietMs }, quietMs)
}
