import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Effect,
  type Held,
  type Input,
  initialState,
  isHeld,
  LOW_QUALITY_WARNING_MS,
  MAX_RECORDING_MS,
  type RecorderState,
  SILENT_DEVICE_MS,
  step,
} from './recorder.ts'
import type { Take } from './take.ts'

const take = (name: string): Take => ({
  samples16k: new Float32Array(16_000),
  clip: new Blob([name]),
  wav: new Blob([name]),
  durationSeconds: 1,
})
const TAKE = take('recorded')
const FILE = new File(['x'], 'noise.mp3')
const idle = initialState({ filter: false })

/** The state after inputs, and the last one's effects. */
function after(start: RecorderState, ...inputs: Input[]): { state: RecorderState; effects: Effect[] } {
  let reached = { state: start, effects: [] as Effect[] }
  for (const input of inputs) reached = step(reached.state, input)
  return reached
}

const press = (atMs = 0): Input => ({ kind: 'press', atMs })
const opened = (attempt = 1, atMs = 1000): Input => ({ kind: 'opened', attempt, atMs })
const heard = (atMs: number): Input => ({ kind: 'heard', atMs })
const tick = (atMs: number): Input => ({ kind: 'tick', atMs })
const finished = (valid: boolean, attempt = 1, atMs = 9000): Input => ({
  kind: 'finished',
  attempt,
  take: TAKE,
  valid,
  atMs,
})
const chosen = (accepted = true): Input => ({ kind: 'file_chosen', file: FILE, accepted })
const fileRead = (valid: boolean, attempt: number, fileTake = TAKE): Input => ({
  kind: 'file_read',
  attempt,
  take: fileTake,
  valid,
  atMs: 9000,
})

const recording = after(idle, press(), opened()).state
const recorded = after(recording, press(4000), finished(true)).state

describe('recording', () => {
  it('begins idle, and asks for the microphone at a press [REC-016]', () => {
    expect(idle.phase).toEqual({ name: 'idle' })
    const { state, effects } = after(idle, press())
    expect(state.phase).toEqual({ name: 'asking', held: { name: 'idle' } })
    expect(effects).toEqual([{ kind: 'open_microphone', attempt: 1, filter: false }])
  })
  it('runs from the moment the microphone opens [REC-017]', () => {
    expect(recording.phase).toEqual({ name: 'recording', startedAtMs: 1000, heardAtMs: 1000, nowMs: 1000 })
    expect(after(recording, tick(3500)).state.phase).toMatchObject({ nowMs: 3500 })
  })
  it('ends at the second press, and holds what is valid [REC-021]', () => {
    const stopped = after(recording, press(4000))
    expect(stopped.state.phase).toEqual({ name: 'finishing', ending: 'stopped' })
    expect(stopped.effects).toEqual([{ kind: 'finish', attempt: 1 }])
    expect(recorded.phase).toEqual({ name: 'recorded', take: TAKE })
    expect(recorded.warningUntilMs).toBeNull()
  })
  it('does nothing at a press while it puts the recording together', () => {
    const finishing = after(recording, press(4000)).state
    expect(after(finishing, press(4001))).toEqual({ state: finishing, effects: [] })
  })
  it('goes back at a press while it still asks, and lets the late answer go', () => {
    const cancelled = after(recorded, { kind: 'record_again' }, press()).state
    expect(cancelled.phase).toEqual(recorded.phase)
    expect(after(cancelled, opened(2)).state).toEqual(cancelled)
    expect(after(cancelled, { kind: 'refused', attempt: 2, code: 'refused' }).state).toEqual(cancelled)
  })
  it('records again, and keeps what it had until the microphone opens [REC-025]', () => {
    const asking = after(recorded, { kind: 'record_again' })
    expect(asking.effects).toEqual([{ kind: 'open_microphone', attempt: 2, filter: false }])
    expect(asking.state.phase).toEqual({ name: 'asking', held: recorded.phase })
    expect(after(asking.state, { kind: 'refused', attempt: 2, code: 'busy' }).state.phase).toEqual(
      recorded.phase,
    )
  })
})

describe('a recording with nothing valid in it', () => {
  const weak = after(recording, press(2000), finished(false, 1, 9000)).state
  it('is discarded with a warning [REC-030] [REC-032]', () => {
    expect(weak.phase).toEqual({ name: 'idle' })
    expect(weak.warningUntilMs).not.toBeNull()
  })
  it('is warned about for 5 seconds [REC-031]', () => {
    expect(LOW_QUALITY_WARNING_MS).toBe(5000)
    expect(after(weak, tick(13_999)).state.warningUntilMs).toBe(14_000)
    expect(after(weak, tick(14_000)).state.warningUntilMs).toBeNull()
  })
  it('offers the raw sound when the noise filter was on, for as long as it takes', () => {
    expect(weak.offerRaw).toBe(false)
    const filtered = initialState({ filter: true })
    const muted = after(filtered, press(), opened(), press(2000), finished(false, 1, 9000)).state
    expect(after(muted, tick(60_000)).state.offerRaw).toBe(true)
    const { state, effects } = after(muted, { kind: 'record_raw' })
    expect(effects).toEqual([
      { kind: 'remember_filter', filter: false },
      { kind: 'open_microphone', attempt: 2, filter: false },
    ])
    expect(state).toMatchObject({ filter: false, offerRaw: false, warningUntilMs: null })
    const again = after(state, opened(2), press(3000), finished(false, 2)).state
    expect(again.offerRaw).toBe(false)
  })
})

describe('the microphone', () => {
  it.each(['refused', 'missing', 'busy', 'insecure', 'unsupported'] as const)(
    'is told to be %s, with nothing lost',
    (code) => {
      const { state, effects } = after(idle, press(), { kind: 'refused', attempt: 1, code })
      expect(state).toMatchObject({ phase: { name: 'idle' }, problem: `microphone_${code}` })
      expect(effects).toEqual([{ kind: 'tell', problem: `microphone_${code}` }])
    },
  )
  it('may go away: what was recorded until then is kept', () => {
    const { state, effects } = after(recording, { kind: 'lost' })
    expect(effects).toEqual([{ kind: 'finish', attempt: 1 }])
    const full = after(state, finished(true))
    expect(full.state).toMatchObject({ phase: { name: 'recorded' }, problem: 'lost_kept' })
    expect(full.effects).toEqual([{ kind: 'tell', problem: 'lost_kept' }])
    const empty = after(state, finished(false))
    expect(empty.state).toMatchObject({ phase: { name: 'idle' }, problem: 'lost_empty' })
  })
  it('may be muted, as in a call: the recording ends there, and what was recorded is kept', () => {
    const { state, effects } = after(recording, { kind: 'muted' })
    expect(effects).toEqual([{ kind: 'finish', attempt: 1 }])
    expect(after(state, finished(true)).effects).toEqual([{ kind: 'tell', problem: 'muted_kept' }])
    expect(after(state, finished(false)).effects).toEqual([{ kind: 'tell', problem: 'muted_empty' }])
  })
  it('counts as gone when it says nothing for five seconds', () => {
    const last = after(recording, heard(3000)).state
    expect(after(last, tick(3000 + SILENT_DEVICE_MS - 1)).state.phase.name).toBe('recording')
    expect(after(last, tick(3000 + SILENT_DEVICE_MS)).state.phase).toMatchObject({ ending: 'lost' })
  })
  it('is let go after ten minutes, so that memory stays bounded, and all of it is kept', () => {
    const end = 1000 + MAX_RECORDING_MS
    const before = after(recording, heard(end - 1), tick(end - 1)).state
    expect(before.phase.name).toBe('recording')
    const full = after(before, heard(end), tick(end)).state
    expect(full.phase).toEqual({ name: 'finishing', ending: 'full' })
    expect(after(full, finished(true)).state.problem).toBe('full_kept')
  })
  it('is let go when the page is hidden or left', () => {
    for (const kind of ['hidden', 'left'] as const) {
      expect(after(recording, { kind }).state.phase).toMatchObject({ ending: 'hidden' })
      expect(after(recorded, { kind }).state).toEqual(recorded)
    }
    expect(after(idle, press(), { kind: 'left' }).state.phase).toEqual({ name: 'idle' })
    // The browser's own question may hide the page.
    expect(after(idle, press(), { kind: 'hidden' }).state.phase.name).toBe('asking')
  })
  it('may fail to hand over what it recorded', () => {
    const { state, effects } = after(recording, press(4000), { kind: 'finish_failed', attempt: 1 })
    expect(state).toMatchObject({ phase: { name: 'idle' }, problem: 'recording_failed' })
    expect(effects).toEqual([{ kind: 'tell', problem: 'recording_failed' }])
  })
})

describe('an upload', () => {
  it('replaces what was there [REC-026]', () => {
    const reading = after(recorded, chosen())
    expect(reading.effects).toEqual([{ kind: 'read_file', attempt: 2, file: FILE }])
    expect(reading.state.phase).toEqual({ name: 'reading', fileName: 'noise.mp3', held: recorded.phase })
    const { state, effects } = after(reading.state, fileRead(true, 2))
    expect(state.phase).toEqual({ name: 'uploaded', take: TAKE, fileName: 'noise.mp3' })
    expect(state.warningUntilMs).toBeNull()
    expect(effects).toEqual([{ kind: 'tell_uploaded', fileName: 'noise.mp3' }])
  })
  it('is never discarded: a weak one is warned about for 5 seconds', () => {
    const { state } = after(idle, chosen(), fileRead(false, 1))
    expect(state.phase.name).toBe('uploaded')
    expect(after(state, tick(14_000)).state).toMatchObject({
      phase: { name: 'uploaded' },
      warningUntilMs: null,
      offerRaw: false,
    })
  })
  it.each(['empty', 'too_large', 'too_long', 'undecodable', 'timed_out'] as const)(
    'that is %s leaves what was there',
    (code) => {
      const refused = after(recorded, chosen(), { kind: 'file_refused', attempt: 2, code })
      expect(refused.state).toMatchObject({ phase: recorded.phase, problem: `file_${code}` })
      expect(refused.effects).toEqual([{ kind: 'tell', problem: `file_${code}` }])
    },
  )
  it('of another kind is refused, and nothing changes hands [REC-037]', () => {
    const { state, effects } = after(recorded, chosen(false))
    expect(state.phase).toEqual(recorded.phase)
    expect(effects).toEqual([{ kind: 'tell', problem: 'file_invalid' }])
  })
  it('can be given up; the late answer is let go', () => {
    const next = after(recorded, chosen(), { kind: 'cancel' }).state
    expect(next.phase).toEqual(recorded.phase)
    expect(after(next, fileRead(true, 2)).state).toEqual(next)
    expect(after(next, { kind: 'file_refused', attempt: 2, code: 'empty' }).state).toEqual(next)
  })
  it('waits for its turn while a recording runs', () => {
    expect(after(recording, chosen())).toEqual({ state: recording, effects: [] })
  })
})

describe('what else the driver does', () => {
  it('chooses the noise filter, remembered, but not in mid-recording', () => {
    const { state, effects } = after(idle, { kind: 'choose_filter', filter: true })
    expect(state.filter).toBe(true)
    expect(effects).toEqual([{ kind: 'remember_filter', filter: true }])
    expect(after(recording, { kind: 'choose_filter', filter: true }).state.filter).toBe(false)
  })
  it('tells about the sound, in any order, and tells it once for several takes [REC-003] [REC-004]', () => {
    const { state } = after(
      recorded,
      { kind: 'describe', description: 'a tick' },
      { kind: 'set_context', context: 'turning', chosen: true },
      { kind: 'set_context', context: 'idle', chosen: true },
      { kind: 'set_context', context: 'braking', chosen: true },
      { kind: 'set_context', context: 'braking', chosen: false },
      { kind: 'set_sound', sound: 'grind', chosen: true },
      { kind: 'set_sound', sound: 'tick', chosen: true },
      { kind: 'set_sound', sound: 'roar', chosen: true },
      { kind: 'set_sound', sound: 'roar', chosen: false },
      { kind: 'record_again' },
    )
    expect(state).toMatchObject({
      description: 'a tick',
      context: ['idle', 'turning'],
      sounds: ['tick', 'grind'],
    })
  })
  it('starts again once the sound is analyzed', () => {
    const described = after(
      recorded,
      { kind: 'describe', description: 'a tick' },
      { kind: 'set_sound', sound: 'tick', chosen: true },
      { kind: 'clear' },
    ).state
    expect(described).toMatchObject({ phase: { name: 'idle' }, description: '', context: [], sounds: [] })
    expect(after(recording, { kind: 'clear' }).state).toEqual(recording)
  })
  it('hears that a playback failed, and keeps the take [ERR-003]', () => {
    const { state, effects } = after(recorded, { kind: 'playback_failed' })
    expect(state.phase).toEqual(recorded.phase)
    expect(effects).toEqual([{ kind: 'tell', problem: 'playback_failed' }])
  })
})

const atMs = fc.integer({ min: 0, max: 2_000_000 })
const attempt = fc.integer({ min: 0, max: 6 })
const anyTake = fc.constantFrom(TAKE, take('another'))
const anyInput: fc.Arbitrary<Input> = fc.oneof(
  fc.record({ kind: fc.constantFrom('press', 'heard', 'tick'), atMs }),
  fc.record({
    kind: fc.constantFrom(
      'record_again',
      'record_raw',
      'cancel',
      'lost',
      'hidden',
      'left',
      'playback_failed',
    ),
  }),
  fc.record({ kind: fc.constant('opened'), attempt, atMs }),
  fc.record({ kind: fc.constant('refused'), attempt, code: fc.constantFrom('refused', 'busy') }),
  fc.record({
    kind: fc.constantFrom('finished', 'file_read'),
    attempt,
    take: anyTake,
    valid: fc.boolean(),
    atMs,
  }),
  fc.record({ kind: fc.constant('finish_failed'), attempt }),
  fc.record({ kind: fc.constant('file_chosen'), file: fc.constant(FILE), accepted: fc.boolean() }),
  fc.record({ kind: fc.constant('file_refused'), attempt, code: fc.constantFrom('empty', 'too_long') }),
) as fc.Arbitrary<Input>

const inHand = ({ phase }: RecorderState): Held | null =>
  isHeld(phase) ? phase : 'held' in phase ? phase.held : null

it('never loses a take but to a recording that began or to another take, whatever happens', () => {
  fc.assert(
    fc.property(fc.array(anyInput, { maxLength: 40 }), (inputs) => {
      let state = idle
      for (const input of inputs) {
        const before = inHand(state)
        const next = step(state, input)
        expect(next.state.attempt).toBeGreaterThanOrEqual(state.attempt)
        const now = inHand(next.state)
        if (before && before.name !== 'idle' && now !== before) {
          const replaced = now?.name === 'uploaded' || next.state.phase.name === 'recording'
          expect(replaced).toBe(true)
        }
        state = next.state
      }
    }),
  )
})

describe('an answer that comes late, or to another question', () => {
  const asking = after(idle, press()).state
  const finishing = after(recording, press(4000)).state
  const reading = after(idle, chosen()).state
  const late: [string, RecorderState, Input][] = [
    ['opening for an older question', asking, opened(0)],
    ['opening when nothing was asked', recorded, opened(1)],
    ['a refusal of an older question', asking, { kind: 'refused', attempt: 0, code: 'busy' }],
    ['a refusal when nothing was asked', recorded, { kind: 'refused', attempt: 1, code: 'busy' }],
    ['an older recording', finishing, finished(true, 0)],
    ['a recording that nobody waits for', idle, finished(true, 0)],
    ['an older failure', finishing, { kind: 'finish_failed', attempt: 0 }],
    ['a failure that nobody waits for', recorded, { kind: 'finish_failed', attempt: 1 }],
    ['an older file', reading, fileRead(true, 0)],
    ['a file that nobody waits for', idle, fileRead(true, 0)],
    ['an older refused file', reading, { kind: 'file_refused', attempt: 0, code: 'undecodable' }],
    [
      'a refused file that nobody waits for',
      recorded,
      { kind: 'file_refused', attempt: 1, code: 'undecodable' },
    ],
    ['sound while nothing is recorded', finishing, heard(9000)],
    ['a tick while nothing is recorded', finishing, tick(9_000_000)],
  ]
  it.each(late)('changes nothing: %s', (_, state, input) => {
    expect(step(state, input)).toEqual({ state, effects: [] })
  })

  it('does not put a take of an earlier page in the place of what was begun', () => {
    const restored: Input = {
      kind: 'restored',
      held: { name: 'uploaded', take: take('earlier'), fileName: 'earlier.wav' },
      description: 'ticks',
      context: ['idle'],
      sounds: ['tick'],
    }
    const cancelled = after(idle, press(), press()).state
    for (const state of [asking, recorded, cancelled]) expect(step(state, restored).state).toBe(state)
    expect(step(idle, restored).state).toMatchObject({ restored: true, sounds: ['tick'] })
  })
})

describe('what is told of an end', () => {
  it('is nothing when the driver stopped it', () => {
    const { state, effects } = after(recording, press(4000), finished(true))
    expect([state.problem, effects]).toEqual([null, []])
  })
  it('is the weak recording or upload, for five seconds from its end', () => {
    const weak = after(recording, press(4000), finished(false)).state
    expect(weak.warningUntilMs).toBe(9000 + LOW_QUALITY_WARNING_MS)
    const upload = after(idle, chosen(), fileRead(false, 1)).state
    expect(upload.warningUntilMs).toBe(9000 + LOW_QUALITY_WARNING_MS)
  })
  it('leaves with time also while the next recording runs, which ends by its own time', () => {
    const warned: RecorderState = { ...recording, warningUntilMs: 2000 }
    const { state } = step(warned, tick(2000))
    expect(state).toMatchObject({ warningUntilMs: null, phase: { name: 'recording', nowMs: 2000 } })
  })
})

it('opens with nothing in hand, nothing said, and nothing offered', () => {
  expect(idle).toEqual({
    phase: { name: 'idle' },
    attempt: 0,
    filter: false,
    warningUntilMs: null,
    flaws: [],
    offerRaw: false,
    problem: null,
    restored: false,
    description: '',
    context: [],
    sounds: [],
  })
})
