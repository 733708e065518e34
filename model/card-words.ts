/** Figures as the card writes them. */
import { seededRandom } from '@tappet/acoustics/testing'
import { type Answer, bootstrap } from './figures.ts'

export const two = (value: number | null) => (value === null || Number.isNaN(value) ? '-' : value.toFixed(2))
export const three = (value: number | null) =>
  value === null || Number.isNaN(value) ? '-' : value.toFixed(3)
export const percent = (share: number) => `${(100 * share).toFixed(1)} %`
const interval = ([low, high]: [number, number]) => `[${two(low)}, ${two(high)}]`

/** A figure with its 95 percent interval. */
export const withInterval = (
  answers: readonly Answer[],
  figure: (answers: readonly Answer[]) => number | null,
) => `${three(figure(answers))} ${interval(bootstrap(answers, figure, seededRandom(9)))}`
