/** Runs the recorder: carries its effects out on real or fake devices and feeds their answers back as inputs. */
import { ANALYSIS_RATE_HZ, analyzeQuality, encodeWav, finiteSamples, resample } from '@tappet/acoustics'
import type { SoundReader } from '../../platform/audio-decode.ts'
import { joined } from '../../platform/audio-decode.joined.ts'
import { isAudioFile } from '../../platform/audio-files.ts'
import type { Microphone, MicrophoneSession } from '../../platform/microphone.ts'
import type { InstantStorage } from '../../platform/storage.ts'
import { createLiveMeter, type LiveSound, SILENCE } from './live-sound.ts'
import {
  type Effect,
  type Held,
  type Input,
  initialState,
  type ProblemCode,
  type RecorderState,
  step,
} from './recorder.ts'
import type { Take } from './take.ts'

export type SessionTools = {
  microphone: Microphone
  readSound: SoundReader
  storage: InstantStorage
  clock: {
    nowMs: () => number
    /** Calls back again and again until the function it answers is called. */
    every: (intervalMs: number, work: () => void) => () => void
  }
  /** Says what happened: toasts. */
  tell: (problem: ProblemCode) => void
  tellUploaded: (fileName: string) => void
}

export interface RecorderSession {
  subscribe: (changed: () => void) => () => void
  state: () => RecorderState
  live: () => LiveSound
  press: () => void
  choose: (file: File) => void
  send: (input: Exclude<Input, { atMs: number } | { attempt: number }>) => void
  /** Lets the microphone go and forgets what was being recorded. */
  dispose: () => void
}

const RAW_KEY = 'tappet.raw-engine-sound'
const TICK_MS = 100

/** A recorder, empty-handed or with what was held before. */
export function createRecorderSession(tools: SessionTools, held?: Held): RecorderSession {
  const { microphone, readSound, storage, clock } = tools
  const listeners = new Set<() => void>()
  let state = initialState({
    raw: storage.getItem(RAW_KEY) === 'on',
    ...(held ? { held } : {}),
  })
  let live = SILENCE
  let stopTicking: (() => void) | null = null
  let device: MicrophoneSession | null = null
  let heard: Float32Array[] = []
  let disposed = false

  const changed = () => {
    for (const listener of listeners) listener()
  }

  function send(input: Input): void {
    if (disposed) return
    const next = step(state, input)
    state = next.state
    keepTicking()
    changed()
    for (const effect of next.effects) carryOut(effect)
  }

  function keepTicking(): void {
    const needed = state.phase.name === 'recording' || state.warningUntilMs !== null
    if (needed && !stopTicking) {
      stopTicking = clock.every(TICK_MS, () => send({ kind: 'tick', atMs: clock.nowMs() }))
    } else if (!needed && stopTicking) {
      stopTicking()
      stopTicking = null
    }
  }

  const EFFECTS: { [Kind in Effect['kind']]: (effect: Extract<Effect, { kind: Kind }>) => void } = {
    open_microphone: ({ attempt, raw }) => void openMicrophone(attempt, raw),
    let_go: letGo,
    finish: ({ attempt }) => void finish(attempt),
    read_file: ({ attempt, file }) => void readFile(attempt, file),
    remember_raw: ({ raw }) => (raw ? storage.setItem(RAW_KEY, 'on') : storage.removeItem(RAW_KEY)),
    tell: ({ problem }) => tools.tell(problem),
    tell_uploaded: ({ fileName }) => tools.tellUploaded(fileName),
  }

  function carryOut(effect: Effect): void {
    const run = EFFECTS[effect.kind] as (effect: Effect) => void
    run(effect)
  }

  async function openMicrophone(attempt: number, raw: boolean): Promise<void> {
    letGo()
    let meter: ReturnType<typeof createLiveMeter> | null = null
    const opening = await microphone.open(
      { raw },
      {
        onSamples: (samples) => {
          if (attempt !== state.attempt || state.phase.name !== 'recording' || !device) return
          heard.push(samples)
          meter ??= createLiveMeter(device.sampleRateHz)
          live = meter.push(samples)
          send({ kind: 'heard', atMs: clock.nowMs() })
        },
        onLost: () => {
          if (attempt === state.attempt) send({ kind: 'lost' })
        },
      },
    )
    if (!opening.ok) return send({ kind: 'refused', attempt, code: opening.code })
    if (disposed || attempt !== state.attempt || state.phase.name !== 'asking') {
      void opening.session.stop()
      return
    }
    device = opening.session
    send({ kind: 'opened', attempt, atMs: clock.nowMs() })
  }

  /** Closes the microphone and forgets what it heard. */
  function letGo(): void {
    void device?.stop()
    device = null
    heard = []
    live = SILENCE
  }

  async function finish(attempt: number): Promise<void> {
    const session = device
    const portions = heard
    device = null
    heard = []
    live = SILENCE
    try {
      const clip = (await session?.stop()) ?? null
      const { take, valid } = takeOf(portions, session?.sampleRateHz ?? ANALYSIS_RATE_HZ, clip)
      send({ kind: 'finished', attempt, take, valid, atMs: clock.nowMs() })
    } catch {
      send({ kind: 'finish_failed', attempt })
    }
  }

  async function readFile(attempt: number, file: File): Promise<void> {
    const result = await readSound(file)
    if (!result.ok) return send({ kind: 'file_refused', attempt, code: result.code })
    const { samples16k, durationSeconds, playable } = result.sound
    const take = { samples16k, durationSeconds, clip: playable ? file : wavOf(samples16k) }
    const valid = analyzeQuality(samples16k, ANALYSIS_RATE_HZ).hasValidSegment
    send({ kind: 'file_read', attempt, take, valid, atMs: clock.nowMs() })
  }

  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    state: () => state,
    live: () => live,
    press: () => send({ kind: 'press', atMs: clock.nowMs() }),
    choose: (file) => send({ kind: 'file_chosen', file, accepted: isAudioFile(file) }),
    send,
    dispose: () => {
      disposed = true
      stopTicking?.()
      letGo()
    },
  }
}

/** What was heard as a take at 16 kHz, and whether there is enough in it. */
function takeOf(
  portions: readonly Float32Array[],
  sampleRateHz: number,
  clip: Blob | null,
): { take: Take; valid: boolean } {
  const length = portions.reduce((sum, portion) => sum + portion.length, 0)
  const samples = finiteSamples(joined(portions, length))
  const samples16k = sampleRateHz === ANALYSIS_RATE_HZ ? samples : resample(samples, sampleRateHz)
  return {
    take: {
      samples16k,
      clip: clip ?? wavOf(samples16k),
      durationSeconds: samples16k.length / ANALYSIS_RATE_HZ,
    },
    valid: analyzeQuality(samples16k, ANALYSIS_RATE_HZ).hasValidSegment,
  }
}

const wavOf = (samples16k: Float32Array) => new Blob([encodeWav(samples16k)], { type: 'audio/wav' })
