import { atLevel, gain, mix, type Random, tone } from '@tappet/acoustics/testing'
import { type FaultRange, faultRanges } from './ranges.table.ts'

export const between = (random: Random, low: number, high: number) => low + (high - low) * random()
export const drawn = (random: Random, name: FaultRange) =>
  between(random, faultRanges[name].range[0], faultRanges[name].range[1])
/** Evenly over octaves. */
export function drawnHz(random: Random, name: FaultRange): number {
  const [low, high] = faultRanges[name].range
  return low * (high / low) ** random()
}
export const oneOf = <T>(random: Random, list: readonly [T, ...T[]]): T =>
  list[Math.floor(random() * list.length)] ?? list[0]

/** Root mean square, dBFS. */
export const powerDb = (clip: Float32Array) =>
  10 * Math.log10(clip.reduce((sum, x) => sum + x * x, 0) / Math.max(1, clip.length) + 1e-12)

/** Its loudest tenths of a second `ratioDb` above the base's mean. */
export function over(base: Float32Array, fault: Float32Array, ratioDb: number): Float32Array {
  const BLOCK = 1_600
  const blocks = Array.from({ length: Math.ceil(fault.length / BLOCK) }, (_, n) =>
    powerDb(fault.subarray(n * BLOCK, (n + 1) * BLOCK)),
  ).sort((a, b) => a - b)
  const loudDb = blocks[Math.floor(0.85 * blocks.length)] ?? -120
  const wanted = powerDb(base) + ratioDb - Math.max(loudDb, (blocks.at(-1) ?? -120) - 12)
  return mix(base, atLevel(fault, powerDb(fault) + wanted))
}

/** A tone for each of `numbers`, each softer by its number unless told. */
export const harmonics = (
  seconds: number,
  numbers: readonly number[],
  hz: (number: number, seconds: number) => number,
  loudness = (number: number) => 1 / number,
): Float32Array[] =>
  numbers.map((number) => {
    const sound = tone(seconds, (s) => hz(number, s))
    return gain(sound, loudness(number))
  })
