/**
 * A band whose level keeps to two values: a compressor, a fan, a brake that drags once a turn. Source: Otsu, IEEE
 * Trans. SMC 9 (1979).
 */
import { levelsDb } from './levels.ts'

export interface Switching {
  band: number
  /** Between the levels; 0 when they are one cloud. */
  contrastDb: number
  changesPerSecond: number
  /** Share of the time at the louder level. */
  duty: number
  /** 1 at the louder level, one value per step. */
  states: Uint8Array
}

/** One level cut in two explains 64 percent of its variance; two true levels nearly all. */
const ONE_CLOUD = 0.66
const TWO_CLOUDS = 0.9

/** `stepSeconds` of about 0.1 s. */
export function findSwitching(bands: readonly Float64Array[], stepSeconds: number): Switching {
  let best: Switching = { band: 0, contrastDb: 0, changesPerSecond: 0, duty: 1, states: new Uint8Array(0) }
  bands.forEach((powers, band) => {
    const levels = middleOfThree(levelsDb(powers))
    const split = otsu(levels)
    if (split.contrastDb <= best.contrastDb) return
    const states = Uint8Array.from(levels, (level) => (level > split.thresholdDb ? 1 : 0))
    const changes = states.reduce((sum, state, n) => sum + (n > 0 && state !== states[n - 1] ? 1 : 0), 0)
    const duty = states.reduce((sum, state) => sum + state, 0) / states.length
    best = {
      band,
      contrastDb: split.contrastDb,
      changesPerSecond: changes / (levels.length * stepSeconds),
      duty,
      states,
    }
  })
  return best
}

function otsu(levels: Float64Array): { thresholdDb: number; contrastDb: number } {
  const ascending = levels.slice().sort()
  const count = ascending.length
  const total = ascending.reduce((sum, level) => sum + level, 0)
  const variance = ascending.reduce((sum, level) => sum + (level - total / count) ** 2, 0) / count
  let best = { between: 0, thresholdDb: 0, contrastDb: 0 }
  let below = 0
  for (let n = 1; n < count; n++) {
    below += ascending[n - 1]
    const contrastDb = (total - below) / (count - n) - below / n
    const between = (n / count) * (1 - n / count) * contrastDb ** 2
    if (between > best.between) {
      best = {
        between,
        thresholdDb: (ascending[n - 1] + ascending[n]) / 2,
        contrastDb,
      }
    }
  }
  if (variance < 1e-9) return { thresholdDb: 0, contrastDb: 0 }
  const clear = Math.max(0, Math.min(1, (best.between / variance - ONE_CLOUD) / (TWO_CLOUDS - ONE_CLOUD)))
  return { thresholdDb: best.thresholdDb, contrastDb: clear * best.contrastDb }
}

function middleOfThree(levels: Float64Array): Float64Array {
  return levels.map((level, n) => {
    const before = levels[n - 1] ?? level
    const after = levels[n + 1] ?? level
    return Math.max(Math.min(before, level), Math.min(Math.max(before, level), after))
  })
}
