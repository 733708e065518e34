/** What was heard, without what it means. The limits judge no car: absolute values do not travel between recorders. */

import type { EvidenceId } from './evidence.table.ts'
import type { Evidence } from './evidence.ts'
import type { EvidenceRow, Measurement } from './row.ts'
import type { Stretch } from './stretch.ts'

export interface EvidenceSentence {
  text: string
  ids: EvidenceId[]
  stretch: Stretch | null
}

interface Finding {
  ids: readonly [EvidenceId, ...EvidenceId[]]
  say(value: (id: EvidenceId) => number | null, evidence: Evidence): string | null
}

/** Faster blows melt into one sound. */
const FASTEST_BLOWS = 15
/** From here on an engine's comb is heard. */
const COMB = 0.2
/** In a fifth of a second: a track that jumps more follows no engine. */
const STEADY_PERCENT = 2

const above = (value: number | null, limit: number): value is number => value !== null && value >= limit

const findings: readonly Finding[] = [
  {
    ids: [
      'engine_rhythm',
      'engine_speed',
      'firing_frequency',
      'engine_speed_confidence',
      'engine_speed_unrest',
      'engine_harmonicity',
    ],
    say: (value, { engine, cylindersGiven }) => {
      const [likeliest] = engine
      if (likeliest === undefined || !above(value('engine_rhythm'), 0.5)) return null
      const unrest = value('engine_speed_unrest')
      if (unrest === null || unrest > STEADY_PERCENT) return null
      if (!above(value('engine_speed_confidence'), 0.5)) {
        // Without harmonics a beat in the loudness is no engine's.
        if (!above(value('engine_harmonicity'), COMB)) return null
        return `an engine rhythm of ${plain(likeliest.firingFrequencyHz)} beats a second`
      }
      const guess = cylindersGiven ? '' : `, if it has ${likeliest.cylinders} cylinders`
      return `an engine at about ${Math.round(likeliest.rpm / 10) * 10} rpm${guess}`
    },
  },
  {
    ids: ['half_order_share', 'cycle_unevenness', 'engine_harmonicity', 'engine_rhythm'],
    say: (value) => {
      const share = value('half_order_share')
      const uneven = above(share, 0.4) || (above(share, 0.05) && above(value('cycle_unevenness'), 0.25))
      const engine = above(value('engine_harmonicity'), COMB) && above(value('engine_rhythm'), 0.9)
      return uneven && engine ? 'an uneven beat, repeated once per round of the cylinders' : null
    },
  },
  {
    ids: [
      'impulse_rate',
      'impulse_regularity',
      'periodicity_high',
      'repetition_rate_high',
      'impulse_low_edge',
      'impulse_high_edge',
    ],
    say: (value) => {
      const rate = value('impulse_rate')
      const low = value('impulse_low_edge')
      const high = value('impulse_high_edge')
      if (!above(rate, 2) || low === null || high === null) return null
      const beat = (order: string, about: string, aSecond: number) => {
        const sort = aSecond > FASTEST_BLOWS ? 'buzz' : high < 2_500 ? 'knock' : 'tick'
        return `${order} ${sort}, ${about}${plain(aSecond)} a second, strongest from ${range(low, high)}`
      }
      if (above(value('impulse_regularity'), 0.6)) return beat('a regular', '', rate)
      // Where some impulses drown, the envelope's beat counts them better.
      const beats = value('repetition_rate_high')
      if (above(value('periodicity_high'), 0.5) && beats !== null) return beat('a regular', '', beats)
      return above(value('crest_high'), 10) ? beat('an irregular', 'about ', rate) : null
    },
  },
  {
    ids: ['impulse_rate_mid', 'crest_mid', 'impulse_rate'],
    say: (value) => {
      const rate = value('impulse_rate_mid')
      if (!above(rate, 0.2) || !above(value('crest_mid'), 14) || above(rate, 6)) return null
      return `a clunk, ${rate >= 1 ? `${plain(rate)} a second` : `one every ${plain(1 / rate)} seconds`}`
    },
  },
  {
    ids: ['tone_frequency', 'tone_duty', 'tone_follows_engine', 'tone_drift'],
    say: (value) => {
      const frequency = value('tone_frequency')
      const duty = value('tone_duty')
      if (frequency === null || !above(duty, 0.1)) return null
      const follows = value('tone_follows_engine')
      const course =
        follows === null
          ? ''
          : follows > 0.7
            ? ', rising and falling with the engine'
            : follows < 0.3
              ? ', on its own, not with the engine'
              : ''
      return `a tone at ${hertz(frequency)} for ${percent(duty)} of the time${course}`
    },
  },
  {
    ids: ['modulation_2_6'],
    say: (value) =>
      above(value('modulation_2_6'), 0.25) ? 'loudness that swings two to six times a second' : null,
  },
  {
    ids: ['modulation_6_12'],
    say: (value) =>
      above(value('modulation_6_12'), 0.25) ? 'loudness that swings six to twelve times a second' : null,
  },
  {
    ids: ['share_below_312', 'level_spread'],
    say: (value) => {
      const share = value('share_below_312')
      const spread = value('level_spread')
      return above(share, 0.7) && spread !== null && spread < 3
        ? `a steady low drone: ${percent(share)} of the sound lies below 312 Hz`
        : null
    },
  },
  {
    ids: ['switching_contrast', 'switching_duty'],
    say: (value) => {
      const duty = value('switching_duty')
      const both = duty !== null && duty > 0.1 && duty < 0.9
      return above(value('switching_contrast'), 8) && both
        ? `a part of the sound that switches on and off, on for ${percent(duty)} of the time`
        : null
    },
  },
]

/** The engine first; nothing for a clip that could not be measured. */
export function describeEvidence(evidence: Evidence): EvidenceSentence[] {
  const { measurements } = evidence
  if (Object.values(measurements).every((measurement) => measurement === null)) return []
  return findings.flatMap(({ ids, say }) => {
    const text = say((id) => measurements[id]?.value ?? null, evidence)
    return text === null ? [] : [{ text, ids: [...ids], stretch: measurements[ids[0]]?.stretch ?? null }]
  })
}

/** "Impulses: 11.8 per second, most from 2.0 to 3.5 s" */
export function renderMeasurement(
  { name, unit }: Pick<EvidenceRow, 'name' | 'unit'>,
  { value, stretch }: Measurement,
): string {
  const amount =
    unit === 'share' ? percent(value) : unit === 'Hz' ? hertz(value) : `${plain(value)} ${unit}`.trim()
  const place =
    stretch === null
      ? ''
      : `, most from ${stretch.startSeconds.toFixed(1)} to ${stretch.endSeconds.toFixed(1)} s`
  return `${name}: ${amount}${place}`
}

const plain = (value: number) => (Math.abs(value) >= 100 ? Math.round(value).toString() : value.toFixed(1))
const percent = (share: number) => `${Math.round(100 * share)} percent`
const kilohertz = (frequencyHz: number) => Number((frequencyHz / 1_000).toPrecision(2)).toString()
export const hertz = (frequencyHz: number) =>
  frequencyHz >= 1_000 ? `${kilohertz(frequencyHz)} kHz` : `${plain(frequencyHz)} Hz`

function range(lowHz: number, highHz: number): string {
  return lowHz >= 1_000
    ? `${kilohertz(lowHz)} to ${kilohertz(highHz)} kHz`
    : `${hertz(lowHz)} to ${hertz(highHz)}`
}
