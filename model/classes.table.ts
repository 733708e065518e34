/** What training knows of each class: the label of its recordings and the physical signs of its fault. */
import type { EvidenceId } from '@tappet/acoustics'
import { type SoundClass, soundClasses } from '@tappet/acoustics/model'

/**
 * Physical signs: more of the measurement can only speak for (`more`) or only against (`less`) the fault. A detector
 * may ignore such a measurement but never reverse it, whatever one collection of recordings says.
 */
export type Signs = { more: readonly EvidenceId[]; less: readonly EvidenceId[] }

const BLOWS = [
  'crest_high',
  'kurtosis_high',
  'strong_impulse_rate',
  'impulse_strength',
  'spectral_kurtosis_high',
] as const satisfies readonly EvidenceId[]
const TONES = [
  'tone_prominence',
  'tone_duty',
  'tonal_duty',
  'tone_count',
] as const satisfies readonly EvidenceId[]

export const classes: Record<SoundClass, Signs & { label: string }> = {
  // Sound without a fault has fewer blows, tones and gaps than sound with one.
  healthy: {
    label: 'healthy',
    more: [],
    less: [...BLOWS, ...TONES, 'modulation_2_6', 'spectral_kurtosis_mid'],
  },
  // A knock is a blow, many times a second, in step with the engine.
  engine_knock_tick: {
    label: 'engine_knock',
    more: [
      'crest_high',
      'kurtosis_high',
      'strong_impulse_rate',
      'impulse_rate',
      'impulse_strength',
      'modulation_12_40_high',
    ],
    less: ['pause_share'],
  },
  // A belt sings, chirps or whines.
  belt_accessory: {
    label: 'belt_accessory',
    more: [...TONES, 'tone_mid'],
    less: ['pause_share'],
  },
  // A brake comes and goes, and a wheel turns under it.
  brake: {
    label: 'brake',
    more: ['modulation_1_2', 'swing_high', 'level_spread'],
    less: ['engine_rhythm'],
  },
  // A joint moves when the road moves it: bursts in a quiet scene, no engine needed.
  suspension: {
    label: 'suspension',
    more: [
      'spectral_kurtosis_mid',
      'spectral_kurtosis_low',
      'crest_mid',
      'kurtosis_mid',
      'swing_mid',
      'level_range',
    ],
    less: ['engine_rhythm', 'engine_harmonicity'],
  },
  // What a muffler no longer holds back is low and steady.
  exhaust_leak: {
    label: 'exhaust',
    more: ['share_below_312'],
    less: ['share_1250_4000', 'pause_share'],
  },
  // A cylinder that does not fire leaves half orders and an uneven, restless beat.
  misfire_rough_idle: {
    label: 'misfire',
    more: [
      'half_order_share',
      'cycle_unevenness',
      'cycle_unevenness_high',
      'modulation_6_12',
      'engine_speed_unrest',
    ],
    less: ['pause_share'],
  },
}

/** The class of a recording's label; undefined for labels with too few recordings to be learned. */
export const classOfLabel = (label: string): SoundClass | undefined =>
  soundClasses.find((name) => classes[name].label === label)

/**
 * What tells a car from other sounds for every recorder: an engine fires in rhythm, and it runs on without pauses and
 * does not change its colour or glide in pitch as voices and animals do. But it is made of parts that move: it is
 * never as even as plain noise, mains hum or a test tone.
 */
export const carQuestions: readonly Signs[] = [
  { more: ['engine_speed_confidence', 'engine_rhythm'], less: [] },
  { more: [], less: ['colour_change', 'pause_share', 'level_range', 'pitch_motion'] },
  {
    more: [
      'level_spread',
      'modulation_2_6',
      'swing_mid',
      'flicker_mid',
      'crest_high',
      'spectral_kurtosis_high',
    ],
    less: [],
  },
]

/** 1, -1 or 0 for each measurement, in their order. */
export const inOrder = ({ more, less }: Signs, measurements: readonly EvidenceId[]): number[] =>
  measurements.map((id) => (more.includes(id) ? 1 : less.includes(id) ? -1 : 0))
