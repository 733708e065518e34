export interface Stretch {
  startSeconds: number
  endSeconds: number
}

const SMOOTHING_SECONDS = 0.5

/**
 * Around the strongest half second of a series (every `stepSeconds`, each over `spanSeconds`), as far as it stays above
 * the middle between its usual and its highest value.
 */
export function strongestStretch(
  series: ArrayLike<number>,
  stepSeconds: number,
  spanSeconds: number = stepSeconds,
): Stretch | null {
  if (series.length === 0) return null
  const smooth = smoothed(series, Math.max(1, Math.round(SMOOTHING_SECONDS / stepSeconds)))
  const ascending = smooth.slice().sort()
  const usual = ascending[Math.floor(ascending.length / 2)]
  const highest = ascending[ascending.length - 1]
  const least = (usual + highest) / 2 - 1e-9 * Math.abs(highest)
  const peak = smooth.indexOf(highest)
  let start = peak
  let end = peak + 1
  while (start > 0 && smooth[start - 1] >= least) start--
  while (end < smooth.length && smooth[end] >= least) end++
  const lastValue = end - 1 + series.length - smooth.length
  return { startSeconds: start * stepSeconds, endSeconds: lastValue * stepSeconds + spanSeconds }
}

function smoothed(series: ArrayLike<number>, length: number): Float64Array {
  const width = Math.min(length, series.length)
  const smooth = new Float64Array(series.length - width + 1)
  let sum = 0
  for (let n = 0; n < series.length; n++) {
    sum += series[n]
    if (n >= width) sum -= series[n - width]
    if (n >= width - 1) smooth[n - width + 1] = sum / width
  }
  return smooth
}
