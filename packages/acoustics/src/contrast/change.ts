/** Between two takes of one car with one device in one place; what the recorder adds cancels out. */

import { bandPower } from '../evidence/clip.ts'
import type { EvidenceId } from '../evidence/evidence.table.ts'
import { type Evidence, extractEvidence } from '../evidence/evidence.ts'
import { hertz } from '../evidence/sentences.ts'
import { ANALYSIS_RATE_HZ } from '../mono.ts'
import { decibels } from '../statistics.ts'
import { powerSpectrogram } from '../stft.ts'

export const changeKinds = [
  'new_tone',
  'tone_gone',
  'tone_follows',
  'new_impulses',
  'impulses_gone',
  'impulses_follow',
  'impulses_stay',
  'louder',
  'more_even',
  'stays_uneven',
  'unchanged',
] as const
export type ChangeKind = (typeof changeKinds)[number]

export interface Change {
  kind: ChangeKind
  text: string
}

/** Turns a minute, read by an adapter: sound alone guesses the number of cylinders. */
export type ReadSpeeds = { before: number; after: number }

const MIN_DUTY = 0.3
const MIN_CLEARER_DB = 3
const MIN_LONGER = 0.15
/** What moves with the engine keeps within two semitones of it. */
const MOVED_TONE = 1.12
const MIN_IMPULSES = 2
const MIN_CREST_DB = 3
const MIN_LOUDER_DB = 4
const MIN_REVVED = 1.2
const UNEVEN = 0.4
const EVENED = 0.15
const SAME_RATE = 1.25

type Heard = { evidence: Evidence; value: (id: EvidenceId) => number | null; levelDb: number }

function hear(samples: Float32Array): Heard {
  const evidence = extractEvidence(samples)
  const frames = powerSpectrogram(samples, ANALYSIS_RATE_HZ, {
    windowLength: 512,
    hopLength: 256,
    fftSize: 512,
  })
  const power = bandPower(frames, 300, 6_000)
  const mean = power.reduce((sum, value) => sum + value, 0) / Math.max(1, power.length)
  return {
    evidence,
    value: (id) => evidence.measurements[id]?.value ?? null,
    levelDb: decibels(mean + 1e-12),
  }
}

/**
 * The most telling first; `unchanged` where nothing stands out of what takes of one car differ by. Both at their
 * recorded level, with gain control off.
 */
export function changesBetween(
  before: Float32Array,
  after: Float32Array,
  speeds: ReadSpeeds | null = null,
): Change[] {
  const [was, is] = [hear(before), hear(after)]
  const revved = speeds === null ? heardRatio(was, is) : speeds.after / speeds.before
  const changes = [
    ...tones(was, is, revved),
    ...impulses(was, is, revved),
    ...evenness(was, is),
    ...loudness(was, is),
  ]
  return changes.length > 0 ? changes : [{ kind: 'unchanged', text: 'nothing that stands out has changed' }]
}

function heardRatio(was: Heard, is: Heard): number {
  const clear = [was, is].every(({ value }) => (value('engine_rhythm') ?? 0) > 0.5)
  const [a, b] = [was.value('firing_frequency'), is.value('firing_frequency')]
  return clear && a !== null && b !== null && a > 0 ? b / a : 1
}

type Tone = { pitch: number; duty: number; prominenceDb: number }
const toneOf = ({ value }: Heard): Tone | null => {
  const pitch = value('tone_frequency')
  const [duty, prominenceDb] = [value('tone_duty') ?? 0, value('tone_prominence') ?? 0]
  return pitch === null || duty < MIN_DUTY ? null : { pitch, duty, prominenceDb }
}
const within = (ratio: number, most: number) => ratio < most && ratio > 1 / most
const standsOut = (tone: Tone | null, other: Heard): tone is Tone =>
  tone !== null &&
  tone.prominenceDb - (other.value('tone_prominence') ?? 0) >= MIN_CLEARER_DB &&
  tone.duty - (other.value('tone_duty') ?? 0) >= MIN_LONGER

function tones(was: Heard, is: Heard, revved: number): Change[] {
  const [a, b] = [toneOf(was), toneOf(is)]
  if (a !== null && b !== null && revved > MIN_REVVED) {
    if (!within(b.pitch / a.pitch / revved, MOVED_TONE)) return []
    return [
      {
        kind: 'tone_follows',
        text: `the tone rises with the engine, from ${hertz(a.pitch)} to ${hertz(b.pitch)}`,
      },
    ]
  }
  if (standsOut(b, was)) return [{ kind: 'new_tone', text: `a tone at ${hertz(b.pitch)} that was not there` }]
  return standsOut(a, is) ? [{ kind: 'tone_gone', text: `the tone at ${hertz(a.pitch)} is gone` }] : []
}

const rateOf = ({ value }: Heard): number => {
  const isBeating = (value('periodicity_high') ?? 0) >= 0.5
  return (isBeating ? value('repetition_rate_high') : null) ?? value('impulse_rate') ?? 0
}

function impulses(was: Heard, is: Heard, revved: number): Change[] {
  const crest = (sound: Heard) => sound.value('crest_high') ?? 0
  const many = (sound: Heard) => (sound.value('impulse_rate') ?? 0) >= MIN_IMPULSES
  const harder = crest(is) - crest(was)
  const aSecond = `${rateOf(is).toFixed(0)} a second`
  if (revved < MIN_REVVED && many(is) && harder >= MIN_CREST_DB)
    return [{ kind: 'new_impulses', text: `knocks or ticks that were not there, ${aSecond}` }]
  if (revved < MIN_REVVED && many(was) && harder <= -MIN_CREST_DB)
    return [{ kind: 'impulses_gone', text: 'the knocks or ticks are gone or much weaker' }]
  if (revved < MIN_REVVED || !many(was) || !many(is)) return []
  const faster = rateOf(is) / Math.max(0.1, rateOf(was))
  if (within(faster / revved, SAME_RATE))
    return [{ kind: 'impulses_follow', text: `the knocks or ticks keep time with the engine: ${aSecond}` }]
  return within(faster, SAME_RATE)
    ? [{ kind: 'impulses_stay', text: 'the knocks or ticks do not follow the engine' }]
    : []
}

function evenness(was: Heard, is: Heard): Change[] {
  const uneven = (sound: Heard) => sound.value('half_order_share')
  const [a, b] = [uneven(was), uneven(is)]
  if (a === null || b === null || a < UNEVEN) return []
  if (a - b > EVENED) return [{ kind: 'more_even', text: 'the beat of the cylinders is more even' }]
  return b >= UNEVEN ? [{ kind: 'stays_uneven', text: 'the beat of the cylinders stays uneven' }] : []
}

function loudness(was: Heard, is: Heard): Change[] {
  const louder = is.levelDb - was.levelDb
  return louder < MIN_LOUDER_DB
    ? []
    : [{ kind: 'louder', text: `louder by ${louder.toFixed(0)} dB from 300 Hz to 6 kHz` }]
}
