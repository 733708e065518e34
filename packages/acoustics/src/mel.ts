/**
 * Triangular filters on the mel scale, each peak at 1: mel = 2595 log10(1 + f / 700). Source: O'Shaughnessy, Speech
 * Communication (1987), p. 150; Davis and Mermelstein, IEEE Trans. ASSP 28 (1980).
 */
export interface MelBank {
  bandCount: number
  centresHz: Float64Array
  /** bandCount powers, from `binOffset` of `power`. */
  apply(power: Float32Array | Float64Array, binOffset: number, bands: Float64Array): void
}

const hzToMel = (frequencyHz: number) => 2595 * Math.log10(1 + frequencyHz / 700)
const melToHz = (mel: number) => 700 * (10 ** (mel / 2595) - 1)

export function createMelBank(
  bandCount: number,
  binHz: number,
  lowestHz: number,
  highestHz: number,
): MelBank {
  const lowestMel = hzToMel(lowestHz)
  const melStep = (hzToMel(highestHz) - lowestMel) / (bandCount + 1)
  const edgesHz = Float64Array.from({ length: bandCount + 2 }, (_, n) => melToHz(lowestMel + n * melStep))
  const centresHz = edgesHz.slice(1, -1)
  const bandBins = Array.from(centresHz, (centreHz, band) =>
    triangle(edgesHz[band], centreHz, edgesHz[band + 2], binHz),
  )
  const first = Int32Array.from(bandBins, ({ firstBin }) => firstBin)
  const ends = Int32Array.from(bandBins, ({ weights }) => weights.length)
  const weights = Float64Array.from(bandBins.flatMap((band) => band.weights))

  function apply(power: Float32Array | Float64Array, binOffset: number, bands: Float64Array) {
    let at = 0
    for (let band = 0; band < bandCount; band++) {
      const start = binOffset + first[band]
      const length = ends[band]
      let sum = 0
      for (let n = 0; n < length; n++) sum += power[start + n] * weights[at + n]
      at += length
      bands[band] = sum
    }
  }
  return { bandCount, centresHz, apply }
}

function triangle(lowHz: number, centreHz: number, highHz: number, binHz: number) {
  const firstBin = Math.ceil(lowHz / binHz)
  const weights: number[] = []
  for (let bin = firstBin; bin * binHz < highHz; bin++) {
    const frequencyHz = bin * binHz
    const rising = (frequencyHz - lowHz) / (centreHz - lowHz)
    const falling = (highHz - frequencyHz) / (highHz - centreHz)
    weights.push(Math.max(0, Math.min(rising, falling)))
  }
  if (weights.some((weight) => weight > 0)) return { firstBin, weights }
  return { firstBin: Math.round(centreHz / binHz), weights: [1] }
}
