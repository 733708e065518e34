/**
 * The path that gathers the most salience while it moves no faster than an engine can. Source: Talkin, A robust
 * algorithm for pitch tracking (RAPT), in Speech Coding and Synthesis (1995).
 */
import { CANDIDATE_COUNT, candidateHz } from './salience.ts'

/** 9 percent in 0.2 s. */
const MAX_STEP = 6
const COST_PER_STEP = 0.06

export function bestPath(salience: Float64Array, prior: Float64Array): Int32Array {
  const frameCount = salience.length / CANDIDATE_COUNT
  const path = new Int32Array(frameCount)
  if (frameCount === 0) return path
  const from = new Int16Array(salience.length)
  let scores = new Float64Array(CANDIDATE_COUNT)
  let next = new Float64Array(CANDIDATE_COUNT)
  for (let t = 0; t < frameCount; t++) {
    for (let candidate = 0; candidate < CANDIDATE_COUNT; candidate++) {
      let best = candidate
      let bestScore = -Infinity
      const last = Math.min(CANDIDATE_COUNT - 1, candidate + MAX_STEP)
      for (let before = Math.max(0, candidate - MAX_STEP); before <= last; before++) {
        const score = scores[before] - COST_PER_STEP * Math.abs(before - candidate)
        if (score > bestScore) {
          bestScore = score
          best = before
        }
      }
      from[t * CANDIDATE_COUNT + candidate] = best
      next[candidate] = bestScore + salience[t * CANDIDATE_COUNT + candidate] + prior[candidate]
    }
    const used = scores
    scores = next
    next = used
  }
  path[frameCount - 1] = scores.indexOf(Math.max(...scores))
  for (let t = frameCount - 1; t > 0; t--) path[t - 1] = from[t * CANDIDATE_COUNT + path[t]]
  return path
}

export function refinedPathHz(salience: Float64Array, path: Int32Array): Float64Array {
  return Float64Array.from(path, (candidate, t) => {
    const at = t * CANDIDATE_COUNT + candidate
    if (candidate === 0 || candidate === CANDIDATE_COUNT - 1) return candidateHz(candidate)
    const before = salience[at - 1]
    const here = salience[at]
    const after = salience[at + 1]
    const bend = before - 2 * here + after
    const shift = bend < 0 && here >= before && here >= after ? (0.5 * (before - after)) / bend : 0
    return candidateHz(candidate + shift)
  })
}

export function pathSalience(salience: Float64Array, path: Int32Array, candidateShift: number): number {
  let sum = 0
  for (let t = 0; t < path.length; t++) {
    const candidate = path[t] + candidateShift
    if (candidate < 1 || candidate > CANDIDATE_COUNT - 2) continue
    const at = t * CANDIDATE_COUNT + candidate
    sum += Math.max(salience[at - 1], salience[at], salience[at + 1])
  }
  return path.length === 0 ? 0 : sum / path.length
}
