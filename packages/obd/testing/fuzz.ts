import { asciiToBytes } from '../src/bytes.ts'
import type { Dialogue, Effect, Input } from '../src/dialogue/dialogue.ts'
import { newDialogue } from '../src/dialogue/dialogue.ts'
import { transition } from '../src/dialogue/transition.ts'
import type { CarModel } from './car.ts'
import { simulatedCar } from './car.ts'
import type { Chance } from './chance.ts'
import { between, draw } from './chance.ts'
import type { Chip } from './chip.ts'
import { simulatedChip } from './chip.ts'
import { CLONE, ELM327, STUBBORN_CLONE } from './faults.ts'

/** What may befall the bytes of one answer on their way. */
const MUTATIONS = {
  none: (pieces: Uint8Array[]) => pieces,
  cut: (pieces: Uint8Array[], chance: Chance) => {
    const all = joined(pieces)
    return [all.subarray(0, between(chance, 0, all.length))]
  },
  cutInside: (pieces: Uint8Array[], chance: Chance) => {
    const all = joined(pieces)
    const at = between(chance, 0, all.length)
    return [all.subarray(0, at), all.subarray(at + between(chance, 1, 6))]
  },
  merged: (pieces: Uint8Array[]) => [joined(pieces)],
  doubled: (pieces: Uint8Array[]) => [...pieces, ...pieces],
  doubledPiece: (pieces: Uint8Array[]) =>
    pieces.flatMap((piece, index) => (index === 0 ? [piece, piece] : [piece])),
  swapped: (pieces: Uint8Array[], chance: Chance) => draw(chance, pieces, pieces.length),
  corrupted: (pieces: Uint8Array[], chance: Chance) =>
    pieces.map((piece) => piece.map((byte) => (chance() < 0.05 ? between(chance, 0, 255) : byte))),
  nulBytes: (pieces: Uint8Array[]) =>
    pieces.map((piece) => Uint8Array.from([...piece].flatMap((byte) => [0, byte]))),
  noise: (_: Uint8Array[], chance: Chance) => [
    Uint8Array.from({ length: between(chance, 0, 200) }, () => between(chance, 0, 255)),
  ],
  prompts: (pieces: Uint8Array[], chance: Chance) => [
    asciiToBytes('>'.repeat(between(chance, 1, 5))),
    ...pieces,
  ],
  silence: () => [],
} as const

type Mutation = (pieces: Uint8Array[], chance: Chance) => Uint8Array[]

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

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  return Uint8Array.from(pieces.flatMap((piece) => [...piece]))
}

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
const MOST_INPUTS = 60_000
const ENDLESS_CHANCE = 0.02

/** One dialogue against one damaged stream, as fast as it can be computed: no promise, no timer. */
export function fuzzOnce(model: CarModel, chance: Chance): FuzzResult {
  const chip = simulatedChip(
    [ELM327, CLONE, STUBBORN_CLONE][between(chance, 0, 2)] ?? ELM327,
    simulatedCar(model),
    {},
  )
  const severity = chance() * 0.6
  let state = newDialogue({ protocol: null, reset: chance() < 0.8 })
  let now = 0
  let timer: { id: number; at: number } | null = null
  const arriving: Uint8Array[] = []
  let endless = false
  let prompts = 1
  let early = 0
  let inputs = 0
  let asked = 0
  const written: string[] = []

  const carryOut = (effect: Effect) => {
    if (effect.kind === 'arm') timer = { id: effect.timer, at: now + effect.milliseconds }
    if (effect.kind !== 'write') return
    if (prompts === 0) early += 1
    prompts = 0
    const command = String.fromCharCode(...effect.bytes).trim()
    written.push(command)
    endless = chance() < ENDLESS_CHANCE * severity
    arriving.push(...damaged(answerTo(chip, command, now), severity, chance))
  }
  const feed = (input: Input) => {
    inputs += 1
    const turn = transition(state, input)
    state = turn.state
    turn.effects.forEach(carryOut)
  }
  feed({ kind: 'opened' })
  while (inputs < MOST_INPUTS && state.phase !== 'down') {
    const next =
      arriving.shift() ??
      (endless ? Uint8Array.from({ length: 40 }, () => between(chance, 32, 61)) : undefined)
    if (next !== undefined) {
      now += 1
      prompts += next.filter((byte) => byte === 0x3e).length
      feed({ kind: 'bytes', bytes: next })
    } else if (state.phase === 'ready') {
      const command = REQUESTS[asked++]
      if (command === undefined) break
      feed({ kind: 'request', request: { id: asked, command, milliseconds: 6_000, mayClear: false } })
    } else if (timer === null) break
    else {
      now = Math.max(now, (timer as { at: number }).at)
    }
    const due = timer as { id: number; at: number } | null
    if (due !== null && now >= due.at) {
      timer = null
      feed({ kind: 'timeout', timer: due.id })
    }
    if (chance() < 0.0005) feed({ kind: 'closed', reason: 'out of reach' })
  }
  const ended = state.phase === 'down' || (state.phase === 'ready' && asked >= REQUESTS.length)
  return { ended, inputs, early, written, state }
}

function answerTo(chip: Chip, command: string, now: number): Uint8Array[] {
  const echo = chip.settings.echo ? [`${command}\r`] : []
  const lines = chip.run(command, now)?.lines ?? []
  const texts = [...echo, ...lines.map(({ text, unended }) => (unended ? text : `${text}\r`)), '\r>']
  return texts.map(asciiToBytes)
}

function damaged(pieces: Uint8Array[], severity: number, chance: Chance): Uint8Array[] {
  if (chance() >= severity) return pieces
  if (chance() < 0.2) return [asciiToBytes(`${draw(chance, WORDS, 1)[0] ?? ''}\r\r>`)]
  const mutation = draw<Mutation>(chance, Object.values(MUTATIONS), 1)[0] ?? MUTATIONS.none
  return mutation(pieces, chance).filter((piece) => piece.length > 0)
}
