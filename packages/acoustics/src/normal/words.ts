/** What is new, more or less, never what it means. */
import type { EvidenceId } from '../evidence/evidence.table.ts'
import { hertz } from '../evidence/sentences.ts'
import { mean } from '../statistics.ts'
import type { OwnTake } from './take.ts'

export interface Direction {
  text: string
  ids: EvidenceId[]
  deviations: number
}

/** From the mean of the references. */
export type Difference = { id: EvidenceId; usual: number; now: number; deviations: number }

type Look = {
  now: (id: EvidenceId) => number | null
  usual: (id: EvidenceId) => number | null
  isMore: boolean
}

type Topic = { ids: readonly EvidenceId[]; say: (look: Look) => string | null }

const MIN_RATE = 2
const REGULAR = 0.6
const BEATS = 0.5
const MIN_SHIFT = 0.05
const percent = (share: number) => `${Math.round(100 * share)} percent`

const topics: readonly Topic[] = [
  {
    ids: [
      'impulse_rate',
      'strong_impulse_rate',
      'impulse_strength',
      'crest_high',
      'kurtosis_high',
      'periodicity_high',
      'impulse_regularity',
      'repetition_rate_high',
      'modulation_12_40_high',
      'impulse_low_edge',
    ],
    say: impulses,
  },
  {
    ids: ['impulse_rate_mid', 'strong_impulse_rate_mid', 'crest_mid', 'kurtosis_mid'],
    say: ({ now, isMore }) => {
      const rate = now('impulse_rate_mid')
      if (rate === null) return null
      return `${isMore ? 'more' : 'fewer'} or ${isMore ? 'harder' : 'softer'} knocks from 300 Hz to 2 kHz: ${rate.toFixed(1)} a second`
    },
  },
  {
    ids: ['tone_prominence', 'tone_duty', 'tonal_duty', 'tone_count'],
    say: ({ now, usual, isMore }) => {
      const [pitch, duty] = [now('tone_frequency'), now('tone_duty')]
      if (!isMore) return 'a tone that is usually there is weaker or gone'
      if (pitch === null || duty === null) return null
      const isNew = (usual('tone_duty') ?? 0) < duty / 2
      return `${isNew ? 'a new tone' : 'a clearer tone'} at ${hertz(pitch)} for ${Math.round(100 * duty)} percent of the time`
    },
  },
  {
    ids: ['half_order_share', 'cycle_unevenness', 'cycle_unevenness_high'],
    say: ({ isMore }) =>
      isMore
        ? 'the cylinders sound less alike: more of the beat repeats once per round of the cylinders'
        : 'the cylinders sound more alike than usual',
  },
  {
    ids: ['engine_speed_spread', 'engine_speed_unrest'],
    say: ({ isMore }) =>
      isMore ? 'the engine speed is less steady than usual' : 'the engine speed is steadier than usual',
  },
  {
    ids: [
      'firing_likeness',
      'firing_likeness_high',
      'engine_harmonicity',
      'engine_rhythm',
      'periodicity_mid',
    ],
    say: ({ isMore }) =>
      isMore
        ? 'the beat of the engine is stricter than usual'
        : 'the beat of the engine is less clear than usual',
  },
  {
    ids: [
      'modulation_1_2',
      'modulation_2_6',
      'modulation_2_6_high',
      'modulation_2_6_low',
      'level_spread',
      'level_range',
    ],
    say: ({ isMore }) =>
      isMore ? 'the loudness swings more than usual' : 'the loudness swings less than usual',
  },
  {
    ids: ['modulation_6_12', 'modulation_6_12_high'],
    say: ({ isMore }) =>
      `the loudness swings ${isMore ? 'more' : 'less'} than usual six to twelve times a second`,
  },
  {
    ids: ['modulation_12_40', 'flicker_low', 'flicker_mid', 'flicker_high'],
    say: ({ isMore }) => `the sound flutters ${isMore ? 'more' : 'less'} than usual`,
  },
  {
    ids: ['share_below_312', 'share_312_1250', 'share_1250_4000'],
    say: ({ now, usual }) => {
      const [share, before] = [now('share_below_312'), usual('share_below_312')]
      if (share === null || before === null || Math.abs(share - before) < MIN_SHIFT) return null
      return `${share > before ? 'more' : 'less'} of the sound is a low drone below 312 Hz: ${percent(share)}, usually ${percent(before)}`
    },
  },
  {
    ids: ['switching_contrast', 'switching_rate', 'switching_duty', 'pause_share'],
    say: ({ isMore }) => (isMore ? 'a part of the sound switches on and off more than usual' : null),
  },
  {
    ids: ['tone_low', 'tone_mid'],
    say: ({ isMore }) => `the low and middle sound hums ${isMore ? 'more' : 'less'} than usual`,
  },
]

function impulses({ now, usual, isMore }: Look): string | null {
  const [rate, low, high] = [now('impulse_rate'), now('impulse_low_edge'), now('impulse_high_edge')]
  if (!isMore) return 'the ticks or knocks are fewer or weaker than usual'
  if (rate === null || rate < MIN_RATE || low === null || high === null) return null
  const isRegular = (now('impulse_regularity') ?? 0) >= REGULAR || (now('periodicity_high') ?? 0) >= BEATS
  const isNew = (usual('impulse_rate') ?? 0) < rate / 2
  const beats = isRegular ? (now('repetition_rate_high') ?? rate) : rate
  const sort = isRegular ? 'regular impulses' : 'impulses'
  return `${isNew ? 'new' : 'stronger'} ${sort} from ${hertz(low)} to ${hertz(high)}, ${beats.toFixed(0)} a second`
}

export function directionWords(
  differences: readonly Difference[],
  references: readonly OwnTake[],
  take: OwnTake,
): Direction[] {
  const usual = (id: EvidenceId) => {
    const earlier = references.flatMap(({ values }) => values[id] ?? [])
    return earlier.length === 0 ? null : mean(earlier)
  }
  const now = (id: EvidenceId) => take.values[id] ?? null
  const mentioned = new Set<EvidenceId>()
  const ordered = [...differences].sort((a, b) => Math.abs(b.deviations) - Math.abs(a.deviations))
  return ordered.flatMap((difference) => {
    if (mentioned.has(difference.id)) return []
    const topic: Topic | undefined = topics.find(({ ids }) => ids.includes(difference.id))
    const said = topic?.say({ now, usual, isMore: difference.deviations > 0 }) ?? null
    if (topic === undefined || said === null) return []
    for (const id of topic.ids) mentioned.add(id)
    return [{ text: said, ids: [difference.id], deviations: Math.abs(difference.deviations) }]
  })
}
