import { asciiToBytes } from '../src/bytes.ts'
import { type Dialogue, type Effect, type Input, newDialogue } from '../src/dialogue/dialogue.ts'
import { transition } from '../src/dialogue/transition.ts'
import { type CarModel, simulatedCar } from './car.ts'
import { type Chip, simulatedChip } from './chip.ts'
import { CLONE, ELM327, STUBBORN_CLONE } from './faults.ts'
import { MUTATIONS, type Mutation } from './mutations.ts'
import { between, draw, type Randomness } from './randomness.ts'

const WORDS = [
  'STOPPED',
  'BUFFER FULL',
  'CAN ERROR',
  'NO DATA',
  '?',
  'LV RESET',
  'BUS INIT: ...ERROR',
  '7F0378',
  '7F0121',
  'FB ERROR',
  'ELM327 v1.5',
]

export interface FuzzResult {
  /** The dialogue came to rest: ready with all requests answered or refused, or down. */
  readonly ended: boolean
  readonly inputs: number
  /** Writes while no prompt had come since the one before. */
  readonly early: number
  readonly written: readonly string[]
  readonly state: Dialogue
}

const REQUESTS = ['03', '07', '0A', '0101', '020200', '0902', '010C0D05', '010C1', '04', '0904']
const MAX_INPUTS = 60_000
const ENDLESS_CHANCE = 0.02

interface Session {
  readonly chip: Chip
  readonly randomness: Randomness
  readonly severity: number
  readonly written: string[]
  state: Dialogue
  now: number
  timer: { readonly id: number; readonly at: number } | null
  arriving: Uint8Array[]
  endless: boolean
  prompts: number
  early: number
  inputs: number
  asked: number
}

/** One dialogue against one damaged stream, as fast as it can be computed: no promise, no timer. */
export function fuzzOnce(model: CarModel, randomness: Randomness): FuzzResult {
  const chip = simulatedChip(
    [ELM327, CLONE, STUBBORN_CLONE][between(randomness, 0, 2)] ?? ELM327,
    simulatedCar(model),
    {},
  )
  const session: Session = {
    chip,
    randomness,
    severity: randomness() * 0.6,
    written: [],
    state: newDialogue({ protocol: null, reset: randomness() < 0.8 }),
    now: 0,
    timer: null,
    arriving: [],
    endless: false,
    prompts: 1,
    early: 0,
    inputs: 0,
    asked: 0,
  }
  const breaks = randomness() < 0.3
  feed(session, { kind: 'opened' })
  while (session.inputs < MAX_INPUTS && session.state.phase !== 'down') {
    if (!resume(session)) break
    const { timer } = session
    if (timer !== null && session.now >= timer.at) {
      session.timer = null
      feed(session, { kind: 'timeout', timer: timer.id })
    }
    if (breaks && randomness() < 0.0005) feed(session, { kind: 'closed', reason: 'out of reach' })
  }
  const { state, inputs, early, written, asked } = session
  const ended = state.phase === 'down' || (state.phase === 'ready' && asked >= REQUESTS.length)
  return { ended, inputs, early, written, state }
}

/** The next thing that happens: a piece arrives, a request is made, or time passes. False when nothing is left. */
function resume(session: Session): boolean {
  const { randomness } = session
  const idle = session.state.phase === 'ready'
  const noise =
    session.endless && !idle ? Uint8Array.from({ length: 40 }, () => between(randomness, 32, 61)) : undefined
  const piece = session.arriving.shift() ?? noise
  if (piece !== undefined) {
    session.now += 1
    session.prompts += piece.filter((byte) => byte === 0x3e).length
    feed(session, { kind: 'bytes', bytes: piece })
    return true
  }
  if (idle) {
    const command = REQUESTS[session.asked]
    session.asked += 1
    if (command === undefined) return false
    feed(session, {
      kind: 'request',
      request: { id: session.asked, command, milliseconds: 6_000, mayClear: false, unit: null },
    })
    return true
  }
  if (session.timer === null) return false
  session.now = Math.max(session.now, session.timer.at)
  return true
}

function feed(session: Session, input: Input): void {
  session.inputs += 1
  const turn = transition(session.state, input)
  session.state = turn.state
  for (const effect of turn.effects) carryOut(session, effect)
}

function carryOut(session: Session, effect: Effect): void {
  const { chip, randomness, severity, now } = session
  if (effect.kind === 'arm') session.timer = { id: effect.timer, at: now + effect.milliseconds }
  if (effect.kind !== 'write') return
  if (session.prompts === 0) session.early += 1
  session.prompts = 0
  const command = String.fromCharCode(...effect.bytes).trim()
  session.written.push(command)
  session.endless = randomness() < ENDLESS_CHANCE * severity
  session.arriving.push(...damaged(answerTo(chip, command, now), severity, randomness))
}

function answerTo(chip: Chip, command: string, now: number): Uint8Array[] {
  const echo = chip.settings().echo ? [`${command}\r`] : []
  const lines = chip.run(command, now)?.lines ?? []
  const texts = [...echo, ...lines.map(({ text, unended }) => (unended ? text : `${text}\r`)), '\r>']
  return texts.map(asciiToBytes)
}

function damaged(pieces: Uint8Array[], severity: number, randomness: Randomness): Uint8Array[] {
  if (randomness() >= severity) return pieces
  if (randomness() < 0.2) return [asciiToBytes(`${draw(randomness, WORDS, 1)[0] ?? ''}\r\r>`)]
  const mutation = draw<Mutation>(randomness, Object.values(MUTATIONS), 1)[0] ?? MUTATIONS.none
  return mutation(pieces, randomness).filter((piece) => piece.length > 0)
}
