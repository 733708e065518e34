import { createStore, type Readable } from '../../platform/runtime/store.ts'
import type { SoundReader } from '../../platform/sound/audio-decode.ts'
import { isAudioFile, isFilm } from '../../platform/sound/audio-files.ts'
import type { Microphone } from '../../platform/sound/microphone.ts'
import { noiseFilter } from '../../platform/sound/noise-filter.ts'
import type { InstantStorage } from '../../platform/storage/storage.ts'
import type { TabSlot } from '../../platform/storage/tab-slot.ts'
import { type Capture, ofFile, openCapture } from './capture.ts'
import { createTakeKeeper, type KeptTake } from './keeper.ts'
import { type LiveSound, SILENCE } from './live-sound.ts'
import {
  type Effect,
  type Input,
  initialState,
  type ProblemCode,
  type RecorderState,
  step,
} from './recorder.ts'

export type SessionDeps = {
  microphone: Microphone
  readSound: SoundReader
  storage: InstantStorage
  slot: TabSlot<KeptTake>
  clock: {
    nowMs: () => number
    /** Until the answered function is called. */
    every: (intervalMs: number, work: () => void) => () => void
  }
  tell: (problem: ProblemCode) => void
  tellUploaded: (fileName: string) => void
  /** At each step. */
  tellRecording: (recording: boolean) => void
}

type Asked = Exclude<Input, { atMs: number } | { attempt: number } | { kind: 'restored' }>

export interface RecorderSession extends Readable<RecorderState> {
  live: () => LiveSound
  press: () => void
  choose: (file: File) => void
  send: (input: Asked) => void
  /** The queue then keeps it. */
  handOn: (isQueued: boolean) => void
  /** It has been analyzed after all. */
  letGoRestored: () => Promise<void>
}

const TICK_MS = 100

export function createRecorderSession(deps: SessionDeps): RecorderSession {
  const { storage, clock } = deps
  const store = createStore(initialState({ filter: noiseFilter.read(storage) }))
  const ticking = createTicking(clock, () => send({ kind: 'tick', atMs: clock.nowMs() }))
  const devices = createDevices(deps, store.state, send)
  const keeper = createTakeKeeper(deps.slot, storage)

  function send(input: Input): void {
    const before = store.state()
    const { state, effects } = step(before, input)
    keeper.follow(before, state)
    ticking(state.phase.name === 'recording' || state.warningUntilMs !== null)
    store.set(state)
    deps.tellRecording(isRecording(state))
    for (const effect of effects) devices.carryOut(effect)
  }

  const restoring = keeper.restore().then((restored) => void (restored && send(restored)))

  return {
    subscribe: store.subscribe,
    state: store.state,
    live: devices.live,
    press: () => send({ kind: 'press', atMs: clock.nowMs() }),
    choose: (file) => send({ kind: 'file_chosen', file, accepted: isAudioFile(file) || isFilm(file) }),
    send,
    handOn: keeper.handOn,
    letGoRestored: async () => {
      await restoring
      if (store.state().restored) send({ kind: 'clear' })
    },
  }
}

const isRecording = ({ phase: { name } }: RecorderState) =>
  name === 'asking' || name === 'recording' || name === 'finishing'

function createTicking(clock: SessionDeps['clock'], tick: () => void) {
  let stop: (() => void) | null = null
  return (needed: boolean) => {
    if (needed && !stop) stop = clock.every(TICK_MS, tick)
    if (!needed && stop) {
      stop()
      stop = null
    }
  }
}

function createDevices(deps: SessionDeps, state: () => RecorderState, send: (input: Input) => void) {
  const { microphone, readSound, storage, clock } = deps
  let capture: Capture | null = null

  const effects: { [Kind in Effect['kind']]: (effect: Extract<Effect, { kind: Kind }>) => unknown } = {
    open_microphone: async ({ attempt, filter }) => {
      const current = () => attempt === state().attempt
      const opening = await openCapture(microphone, {
        filter,
        onHeard: () => current() && send({ kind: 'heard', atMs: clock.nowMs() }),
        onLost: () => current() && send({ kind: 'lost' }),
        onMuted: () => current() && send({ kind: 'muted' }),
      })
      if (!opening.ok) return send({ kind: 'refused', attempt, code: opening.code })
      if (!current()) return opening.capture.letGo()
      capture = opening.capture
      send({ kind: 'opened', attempt, atMs: clock.nowMs() })
    },
    finish: async ({ attempt }) => {
      const ending = capture
      capture = null
      try {
        const { take, valid } = ending ? await ending.finish() : ofFile(new Float32Array(0), null)
        send({ kind: 'finished', attempt, take, valid, atMs: clock.nowMs() })
      } catch {
        send({ kind: 'finish_failed', attempt })
      }
    },
    read_file: async ({ attempt, file }) => {
      const result = await readSound(file)
      const film = isFilm(file)
      if (!result.ok) {
        const isSilent = film && (result.code === 'undecodable' || result.code === 'empty')
        return send({ kind: 'file_refused', attempt, code: isSilent ? 'silent_film' : result.code })
      }
      const { samples16k, playable, isAntiphase } = result.sound
      // What the browser cannot play is kept as what it can; of a film, its sound alone.
      const { take, valid } = ofFile(samples16k, playable && !film ? file : null, isAntiphase)
      send({ kind: 'file_read', attempt, take, valid, atMs: clock.nowMs() })
    },
    remember_filter: ({ filter }) => noiseFilter.choose(filter, storage),
    tell: ({ problem }) => deps.tell(problem),
    tell_uploaded: ({ fileName }) => deps.tellUploaded(fileName),
  }
  return {
    live: () => capture?.live() ?? SILENCE,
    carryOut: (effect: Effect) => void (effects[effect.kind] as (effect: Effect) => unknown)(effect),
  }
}
