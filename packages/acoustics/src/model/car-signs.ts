/**
 * Questions that each recorder answers alike (an engine's rhythm, steadiness), by how far the sound lies from what cars
 * do; the worst answer decides. It knows cars alone, so no other collection can teach it who recorded them. Source:
 * Pimentel et al., Signal Processing 99 (2014).
 */
import { normalScore } from './standout.ts'

export interface CarQuestion {
  features: number[]
  /** By feature: 1 where cars have more of it, -1 where they have less. */
  signs: number[]
  /** By feature: its values at `STANDOUT_LEVELS` among the training's cars. */
  quantiles: number[][]
  sums: number[]
}

export interface CarSigns {
  /** Log-odds for each standard deviation of the verdict. */
  slope: number
  questions: CarQuestion[]
}

/** Sum of signed normal scores; 0 is a middling car. */
export const answerSum = (
  { features, signs, quantiles }: Omit<CarQuestion, 'sums'>,
  values: readonly (number | null)[],
): number =>
  features.reduce((sum, feature, n) => sum + signs[n] * normalScore(quantiles[n], values[feature] ?? null), 0)

const SHARE_OF_MEAN = 0.3

export function carVerdict(questions: readonly CarQuestion[], values: readonly (number | null)[]): number {
  const answers = questions.map((question) => normalScore(question.sums, answerSum(question, values)))
  const mean = answers.reduce((sum, answer) => sum + answer, 0) / Math.max(1, answers.length)
  return Math.min(...answers) + SHARE_OF_MEAN * mean
}

/** Log-odds for a car, to be added to the gate's own. */
export const readCarSigns = ({ slope, questions }: CarSigns, values: readonly (number | null)[]): number =>
  questions.length === 0 ? 0 : slope * carVerdict(questions, values)
