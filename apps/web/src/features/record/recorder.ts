/** A pure transition: time and failures are inputs, effects are answers. */
import type { SoundFlaw } from '@tappet/acoustics'
import { type DrivingContext, drivingContexts, type SoundChip, soundChips } from '@tappet/wire'
import { type DecodeFailure, MAX_SOUND_SECONDS } from '../../platform/sound/audio-decode.ts'
import type { MicrophoneFailure } from '../../platform/sound/microphone.ts'
import type { Take } from './take.ts'

export type Held =
  | { name: 'idle' }
  | { name: 'recorded'; take: Take }
  | { name: 'uploaded'; take: Take; fileName: string }

export type Ending = 'stopped' | 'lost' | 'muted' | 'hidden' | 'full'

export type Phase =
  | Held
  | { name: 'asking'; held: Held }
  | { name: 'recording'; startedAtMs: number; heardAtMs: number; nowMs: number }
  | { name: 'finishing'; ending: Ending }
  | { name: 'reading'; fileName: string; held: Held }

type FileFailure = DecodeFailure | 'silent_film'

export type ProblemCode =
  | `microphone_${MicrophoneFailure}`
  | `file_${FileFailure}`
  | 'file_invalid'
  | `${Exclude<Ending, 'stopped'>}_kept`
  | `${Exclude<Ending, 'stopped'>}_empty`
  | 'recording_failed'
  | 'playback_failed'

export type RecorderState = {
  phase: Phase
  attempt: number
  /** What is judged goes through it. */
  filter: boolean
  /** Null when there is none. */
  warningUntilMs: number | null
  flaws: readonly SoundFlaw[]
  /** The raw sound may do better. */
  offerRaw: boolean
  problem: ProblemCode | null
  restored: boolean
  description: string
  context: readonly DrivingContext[]
  sounds: readonly SoundChip[]
}

export type Input =
  | { kind: 'press'; atMs: number }
  | { kind: 'record_again' }
  | { kind: 'record_raw' }
  | { kind: 'choose_filter'; filter: boolean }
  | { kind: 'cancel' }
  | { kind: 'opened'; attempt: number; atMs: number }
  | { kind: 'refused'; attempt: number; code: MicrophoneFailure }
  | { kind: 'heard'; atMs: number }
  | { kind: 'lost' }
  | { kind: 'muted' }
  | { kind: 'hidden' }
  | { kind: 'left' }
  | { kind: 'describe'; description: string }
  | { kind: 'set_context'; context: DrivingContext; chosen: boolean }
  | { kind: 'set_sound'; sound: SoundChip; chosen: boolean }
  | { kind: 'tick'; atMs: number }
  | { kind: 'finished'; attempt: number; take: Take; valid: boolean; atMs: number }
  | { kind: 'finish_failed'; attempt: number }
  | { kind: 'file_chosen'; file: File; accepted: boolean }
  | { kind: 'file_read'; attempt: number; take: Take; valid: boolean; atMs: number }
  | { kind: 'file_refused'; attempt: number; code: FileFailure }
  | { kind: 'playback_failed' }
  | {
      kind: 'restored'
      held: Exclude<Held, { name: 'idle' }>
      description: string
      context: readonly DrivingContext[]
      sounds: readonly SoundChip[]
    }
  | { kind: 'clear' }

export type Effect =
  | { kind: 'open_microphone'; attempt: number; filter: boolean }
  | { kind: 'finish'; attempt: number }
  | { kind: 'read_file'; attempt: number; file: File }
  | { kind: 'remember_filter'; filter: boolean }
  | { kind: 'tell'; problem: ProblemCode }
  | { kind: 'tell_uploaded'; fileName: string }

export type Step = { state: RecorderState; effects: Effect[] }

export const LOW_QUALITY_WARNING_MS = 5_000
export const SILENT_DEVICE_MS = 5_000
/** 38 MB at 16 kHz. */
export const MAX_RECORDING_MS = MAX_SOUND_SECONDS * 1000

export function initialState({ filter }: { filter: boolean }): RecorderState {
  return {
    phase: { name: 'idle' },
    attempt: 0,
    filter,
    warningUntilMs: null,
    flaws: [],
    offerRaw: false,
    problem: null,
    restored: false,
    description: '',
    context: [],
    sounds: [],
  }
}

const TRANSITIONS: { [Kind in Input['kind']]: (state: RecorderState, input: InputOf<Kind>) => Step } = {
  press: (state, { atMs }) => press(state, atMs),
  record_again: (state) => ask(state, state.filter),
  record_raw: (state) => ask(state, false),
  choose_filter: (state, { filter }) =>
    isHeld(state.phase)
      ? { state: { ...state, filter }, effects: [{ kind: 'remember_filter', filter }] }
      : stay(state),
  cancel,
  opened,
  refused: (state, { attempt, code }) =>
    state.phase.name === 'asking' && attempt === state.attempt
      ? failed(state, state.phase.held, `microphone_${code}`)
      : stay(state),
  heard: (state, { atMs }) =>
    state.phase.name === 'recording' ? at(state, { ...state.phase, heardAtMs: atMs }) : stay(state),
  lost: (state) => end(state, 'lost'),
  muted: (state) => end(state, 'muted'),
  hidden: (state) => end(state, 'hidden'),
  left: (state) => (state.phase.name === 'asking' ? cancel(state) : end(state, 'hidden')),
  describe: (state, { description }) => ({ state: { ...state, description }, effects: [] }),
  set_context: (state, { context, chosen }) => ({
    state: { ...state, context: withChoice(drivingContexts, state.context, context, chosen) },
    effects: [],
  }),
  set_sound: (state, { sound, chosen }) => ({
    state: { ...state, sounds: withChoice(soundChips, state.sounds, sound, chosen) },
    effects: [],
  }),
  tick,
  finished,
  finish_failed: (state, { attempt }) =>
    state.phase.name === 'finishing' && attempt === state.attempt
      ? failed(state, { name: 'idle' }, 'recording_failed')
      : stay(state),
  file_chosen: fileChosen,
  file_read: fileRead,
  file_refused: (state, { attempt, code }) =>
    state.phase.name === 'reading' && attempt === state.attempt
      ? failed(state, state.phase.held, `file_${code}`)
      : stay(state),
  playback_failed: (state) => failed(state, state.phase, 'playback_failed'),
  // Whatever the driver has begun meanwhile comes first.
  restored: (state, { held, description, context, sounds }) =>
    state.phase.name === 'idle' && state.attempt === 0
      ? at({ ...state, restored: true, description, context, sounds }, held)
      : stay(state),
  clear: (state) =>
    isHeld(state.phase)
      ? at({ ...quiet(state), description: '', context: [], sounds: [] }, { name: 'idle' })
      : stay(state),
}

/** In the order of them all. */
function withChoice<T>(all: readonly T[], chosen: readonly T[], one: T, isChosen: boolean): readonly T[] {
  return all.filter((each) => (each === one ? isChosen : chosen.includes(each)))
}

type InputOf<Kind extends Input['kind']> = Extract<Input, { kind: Kind }>

export function step(state: RecorderState, input: Input): Step {
  const transition = TRANSITIONS[input.kind] as (state: RecorderState, input: Input) => Step
  return transition(state, input)
}

export function isHeld(phase: Phase): phase is Held {
  return phase.name === 'idle' || phase.name === 'recorded' || phase.name === 'uploaded'
}

const stay = (state: RecorderState): Step => ({ state, effects: [] })
const at = (state: RecorderState, phase: Phase): Step => ({ state: { ...state, phase }, effects: [] })
const quiet = (state: RecorderState): RecorderState => ({
  ...state,
  warningUntilMs: null,
  flaws: [],
  offerRaw: false,
  problem: null,
  restored: false,
})

function failed(state: RecorderState, phase: Phase, problem: ProblemCode): Step {
  return { state: { ...state, phase, problem }, effects: [{ kind: 'tell', problem }] }
}

function press(state: RecorderState, atMs: number): Step {
  const { phase } = state
  if (phase.name === 'recording') return end(at(state, { ...phase, nowMs: atMs }).state, 'stopped')
  return phase.name === 'asking' ? cancel(state) : ask(state, state.filter)
}

function ask(state: RecorderState, filter: boolean): Step {
  const { phase } = state
  if (!isHeld(phase)) return stay(state)
  const attempt = state.attempt + 1
  const remember: Effect[] = filter === state.filter ? [] : [{ kind: 'remember_filter', filter }]
  return {
    state: { ...quiet(state), filter, attempt, phase: { name: 'asking', held: phase } },
    effects: [...remember, { kind: 'open_microphone', attempt, filter }],
  }
}

/** A microphone that opens late is closed again. */
function cancel(state: RecorderState): Step {
  const { phase } = state
  if (phase.name !== 'asking' && phase.name !== 'reading') return stay(state)
  return {
    state: { ...state, attempt: state.attempt + 1, phase: phase.held },
    effects: [],
  }
}

function opened(state: RecorderState, { attempt, atMs }: InputOf<'opened'>): Step {
  if (state.phase.name !== 'asking' || attempt !== state.attempt) return stay(state)
  return at(state, { name: 'recording', startedAtMs: atMs, heardAtMs: atMs, nowMs: atMs })
}

function end(state: RecorderState, ending: Ending): Step {
  const { phase, attempt } = state
  if (phase.name !== 'recording') return stay(state)
  return {
    state: { ...state, phase: { name: 'finishing', ending } },
    effects: [{ kind: 'finish', attempt }],
  }
}

function tick(state: RecorderState, { atMs }: InputOf<'tick'>): Step {
  const { warningUntilMs, phase } = state
  if (warningUntilMs !== null && atMs >= warningUntilMs) {
    return tick({ ...state, warningUntilMs: null }, { kind: 'tick', atMs })
  }
  if (phase.name !== 'recording') return stay(state)
  const recording = { ...state, phase: { ...phase, nowMs: Math.max(phase.nowMs, atMs) } }
  if (atMs - phase.startedAtMs >= MAX_RECORDING_MS) return end(recording, 'full')
  if (atMs - phase.heardAtMs >= SILENT_DEVICE_MS) return end(recording, 'lost')
  return stay(recording)
}

/** No valid segment: discarded, and said to be. */
function finished(state: RecorderState, { attempt, take, valid, atMs }: InputOf<'finished'>): Step {
  const { phase, filter } = state
  if (phase.name !== 'finishing' || attempt !== state.attempt) return stay(state)
  const problem: ProblemCode | null =
    phase.ending === 'stopped' ? null : `${phase.ending}_${valid ? 'kept' : 'empty'}`
  const next: RecorderState = valid
    ? { ...state, phase: { name: 'recorded', take }, problem }
    : {
        ...state,
        phase: { name: 'idle' },
        problem,
        warningUntilMs: atMs + LOW_QUALITY_WARNING_MS,
        flaws: take.flaws ?? [],
        offerRaw: filter,
      }
  return { state: next, effects: problem ? [{ kind: 'tell', problem }] : [] }
}

function fileChosen(state: RecorderState, { file, accepted }: InputOf<'file_chosen'>): Step {
  const { phase } = state
  if (!isHeld(phase)) return stay(state)
  if (!accepted) return failed(state, phase, 'file_invalid')
  const attempt = state.attempt + 1
  return {
    state: { ...quiet(state), attempt, phase: { name: 'reading', fileName: file.name, held: phase } },
    effects: [{ kind: 'read_file', attempt, file }],
  }
}

function fileRead(state: RecorderState, { attempt, take, valid, atMs }: InputOf<'file_read'>): Step {
  const { phase } = state
  if (phase.name !== 'reading' || attempt !== state.attempt) return stay(state)
  const { fileName } = phase
  return {
    state: {
      ...state,
      phase: { name: 'uploaded', take, fileName },
      warningUntilMs: valid ? null : atMs + LOW_QUALITY_WARNING_MS,
    },
    effects: [{ kind: 'tell_uploaded', fileName }],
  }
}
