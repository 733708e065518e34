/**
 * A pitch from 80 to 500 Hz that comes, moves and goes; engines keep theirs. Source: Talkin (RAPT), in Speech Coding
 * and Synthesis (1995).
 */
import { LOW_RATE_HZ } from '../engine/low-band.ts'
import { mean } from '../statistics.ts'

const FRAME = 128
const HOP = 64
const SHORTEST_LAG = Math.floor(LOW_RATE_HZ / 500)
const LONGEST_LAG = Math.ceil(LOW_RATE_HZ / 80)
const VOICED = 0.6
/** Frames this far under the loudest tenth say nothing. */
const HEARD_DB = 25

export interface Voice {
  pitchedShare: number
  /** From frame to frame (32 ms); null when there is hardly any pitch. */
  motionSemitones: number | null
}

/** Of the band below 700 Hz at 2 kHz. */
export function findVoice(lowBand: Float32Array): Voice {
  const pitches: (number | null)[] = []
  const powers: number[] = []
  for (let start = 0; start + FRAME + LONGEST_LAG < lowBand.length; start += HOP) {
    const { power, lag } = pitchOf(lowBand, start)
    powers.push(power)
    pitches.push(lag)
  }
  const loud = powers.slice().sort((a, b) => a - b)[Math.floor(0.9 * powers.length)] ?? 0
  const least = loud * 10 ** (-HEARD_DB / 10)
  const audible = pitches.map((lag, n) => (powers[n] >= least ? lag : null))
  const steps = audible.flatMap((lag, n) => {
    const before = n === 0 ? null : audible[n - 1]
    return lag === null || before === null ? [] : [Math.abs(12 * Math.log2(lag / before))]
  })
  return {
    pitchedShare: audible.filter((lag) => lag !== null).length / Math.max(1, audible.length),
    motionSemitones: steps.length < 4 ? null : mean(steps.map((step) => Math.min(step, 4))),
  }
}

function pitchOf(samples: Float32Array, start: number): { power: number; lag: number | null } {
  let energy = 0
  for (let n = start; n < start + FRAME; n++) energy += samples[n] ** 2
  const row = new Float64Array(LONGEST_LAG + 2)
  let later = 0
  for (let n = start + SHORTEST_LAG - 1; n < start + SHORTEST_LAG - 1 + FRAME; n++) later += samples[n] ** 2
  for (let lag = SHORTEST_LAG - 1; lag <= LONGEST_LAG + 1; lag++) {
    let product = 0
    for (let n = start; n < start + FRAME; n++) product += samples[n] * samples[n + lag]
    row[lag] = product / Math.sqrt(energy * later + 1e-12)
    later += (samples[start + lag + FRAME] ?? 0) ** 2 - samples[start + lag] ** 2
  }
  let best = 0
  let height = VOICED
  for (let lag = SHORTEST_LAG; lag <= LONGEST_LAG; lag++) {
    const here = row[lag]
    // The shortest of nearly equal peaks: longer lags repeat it.
    if (here > height + 0.03 && here >= row[lag - 1] && here > row[lag + 1]) {
      best = lag
      height = here
    }
  }
  if (best === 0) return { power: energy, lag: null }
  const [before, here, after] = [row[best - 1], row[best], row[best + 1]]
  const bend = before - 2 * here + after
  return { power: energy, lag: bend < 0 ? best + (0.5 * (before - after)) / bend : best }
}
