/** Of the answers said with 60 to 80 %, about 70 of 100 should be right. */

export type Said = { probability: number; isRight: boolean }

const BOUNDS = [0, 0.2, 0.4, 0.6, 0.8, 1.0001]

/** "said_60_80 n 12 mean 0.71 right 0.75", then the mean squared error. */
export function calibrationLines(said: readonly Said[], prefix = 'said'): string[] {
  const mean = (values: readonly number[]) =>
    (values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)).toFixed(2)
  const right = (list: readonly Said[]) => mean(list.map(({ isRight }) => (isRight ? 1 : 0)))
  const bins = BOUNDS.slice(0, -1).map((from, index) => {
    const to = BOUNDS[index + 1] ?? 1
    const inBin = said.filter(({ probability }) => probability >= from && probability < to)
    const name = `${prefix}_${Math.round(from * 100)}_${Math.round(to * 100)}`
    return `${name} n ${inBin.length} mean ${mean(inBin.map(({ probability }) => probability))} right ${right(inBin)}`
  })
  const sure = said.filter(({ probability }) => probability >= 0.6)
  return [
    ...bins,
    `${prefix}_60_right ${right(sure)} of ${sure.length}`,
    `${prefix}_brier ${mean(said.map(({ probability, isRight }) => (probability - (isRight ? 1 : 0)) ** 2))}`,
  ]
}
