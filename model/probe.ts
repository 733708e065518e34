/**
 * Does the model answer to the recorder? Nine technical cues of a recording, the kind that told one collection's
 * faults apart with 0.99 (facts of the data), try to predict whether the model calls a fault, within one true class.
 */
import { ANALYSIS_RATE_HZ, analyzeQuality, createRealFft } from '@tappet/acoustics'
import { seededRandom } from '@tappet/acoustics/testing'
import { detect, fitDetector } from './boost.ts'
import { type Answer, auroc } from './figures.ts'
import { dealFolds } from './folds.ts'

export type Cues = readonly number[]

/** Levels above 3, 5 and 7 kHz, below 100 Hz, peak, RMS, crest, duration and signal over noise. */
export function cuesOf(samples: Float32Array): Cues {
  const fft = createRealFft(1_024)
  const sum = new Float64Array(fft.binCount)
  const power = new Float64Array(fft.binCount)
  for (let start = 0; start + 1_024 <= samples.length; start += 1_024) {
    fft.power(samples.subarray(start, start + 1_024), power)
    for (let bin = 0; bin < sum.length; bin++) sum[bin] = (sum[bin] as number) + (power[bin] as number)
  }
  const total = sum.reduce((all, value) => all + value, 1e-12)
  const binOf = (hz: number) => Math.round((hz / ANALYSIS_RATE_HZ) * 1_024)
  const level = (part: Float64Array) =>
    10 * Math.log10(part.reduce((all, value) => all + value, 1e-12) / total)
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
  const { rmsLevel, snr } = analyzeQuality(samples, ANALYSIS_RATE_HZ)
  return [
    level(sum.subarray(binOf(3_000))),
    level(sum.subarray(binOf(5_000))),
    level(sum.subarray(binOf(7_000))),
    level(sum.subarray(1, binOf(100))),
    peak,
    rmsLevel,
    peak / Math.max(1e-9, rmsLevel),
    samples.length / ANALYSIS_RATE_HZ,
    snr,
  ]
}

const FOLDS = 5
const PROBE = { rounds: 40, depth: 2, step: 0.1, ridge: 2, minWeight: 1, featureShare: 0.6, rowShare: 0.7 }

/** AUROC with which the cues predict that the model calls a fault, over recordings of one true class. */
export function probe(answers: readonly Answer[], cuesByFile: ReadonlyMap<string, Cues>): number | null {
  const called = answers.map(({ probabilities }) =>
    Number(probabilities.indexOf(Math.max(...probabilities)) !== 0),
  )
  const rows = answers.map(({ file }) => cuesByFile.get(file) ?? [])
  const foldOf = dealFolds(
    answers.map(({ group }, n) => ({ group, target: called[n] ?? 0 })),
    FOLDS,
    seededRandom(3),
  )
  const scored = Array.from({ length: FOLDS }, (_, fold) => {
    const isHeld = ({ group }: Answer) => foldOf.get(group) === fold
    const pick = <T>(list: readonly T[], held: boolean) =>
      list.filter((__, n) => isHeld(answers[n] as Answer) === held)
    const training = pick(rows, false)
    const detector = fitDetector(
      training,
      pick(called, false),
      training.map(() => 1),
      training[0]?.map(() => 0) ?? [],
      PROBE,
      seededRandom(5),
    )
    return detect(detector, pick(rows, true)).map((score, n) => ({
      score,
      positive: pick(called, true)[n] === 1,
    }))
  }).flat()
  return auroc(scored)
}
