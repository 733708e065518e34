/** An empty list answers 0, never NaN. */
type Numbers = ArrayLike<number>

export function mean(values: Numbers): number {
  let sum = 0
  for (let n = 0; n < values.length; n++) sum += values[n]
  return values.length === 0 ? 0 : sum / values.length
}

/** One sort; linear between neighbours. Shares from 0 to 1. */
export function percentiles(values: Numbers, shares: readonly number[]): number[] {
  const ascending = new Float64Array(values).sort()
  return shares.map((share) => {
    const position = share * (ascending.length - 1)
    const below = ascending[Math.floor(position)] ?? 0
    const above = ascending[Math.ceil(position)] ?? below
    return below + (above - below) * (position - Math.floor(position))
  })
}

export function percentile(values: Numbers, share: number): number {
  return percentiles(values, [share])[0]
}

export const median = (values: Numbers): number => percentile(values, 0.5)

export function standardDeviation(values: Numbers): number {
  const centre = mean(values)
  let squares = 0
  for (let n = 0; n < values.length; n++) squares += (values[n] - centre) ** 2
  return values.length === 0 ? 0 : Math.sqrt(squares / values.length)
}

/** What rounding leaves of a constant list, against its squared mean. */
const ROUNDING = 1e-20

/** 3 for a normal distribution, 0 when nothing varies. */
export function kurtosis(values: Numbers): number {
  const centre = mean(values)
  let second = 0
  let fourth = 0
  for (let n = 0; n < values.length; n++) {
    const square = (values[n] - centre) ** 2
    second += square
    fourth += square * square
  }
  if (second <= ROUNDING * values.length * centre * centre) return 0
  return (values.length * (fourth / second)) / second
}

/** Pearson's, -1 to 1; 0 when either does not vary. */
export function correlation(first: Numbers, second: Numbers): number {
  const length = Math.min(first.length, second.length)
  const firstMean = mean(Array.from(first).slice(0, length))
  const secondMean = mean(Array.from(second).slice(0, length))
  let product = 0
  let firstSquares = 0
  let secondSquares = 0
  for (let n = 0; n < length; n++) {
    const a = first[n] - firstMean
    const b = second[n] - secondMean
    product += a * b
    firstSquares += a * a
    secondSquares += b * b
  }
  const scale = Math.sqrt(firstSquares * secondSquares)
  return scale === 0 ? 0 : Math.max(-1, Math.min(1, product / scale))
}

export const logistic = (value: number, middle: number, slope: number) =>
  1 / (1 + Math.exp((middle - value) / slope))

/** Never less than -120. */
export const decibels = (power: number) => 10 * Math.log10(Math.max(1e-12, power))
