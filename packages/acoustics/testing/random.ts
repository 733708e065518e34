/** Randomness that can be repeated: every generator takes one of these, and the same seed gives the same sound. */
export type Random = () => number

/** Uniform numbers from 0 to below 1 (the mulberry32 generator: 32 bits of state, period 2^32). */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A normally distributed number, mean 0 and standard deviation 1 (Box and Muller). */
export function gaussian(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}
