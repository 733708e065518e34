/** A number from 0 to below 1: Math.random, or a seeded one in tests. */
export type Randomness = () => number

/** A small repeatable generator (mulberry32). */
export function seededRandomness(seed: number): Randomness {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** A whole number from `from` to `to`, both included. */
export function between(randomness: Randomness, from: number, to: number): number {
  return from + Math.floor(randomness() * (to - from + 1))
}

/** `count` different items, in the order drawn. */
export function draw<T>(randomness: Randomness, items: readonly T[], count: number): T[] {
  const remaining = [...items]
  const drawn: T[] = []
  while (drawn.length < count && remaining.length > 0)
    drawn.push(...remaining.splice(between(randomness, 0, remaining.length - 1), 1))
  return drawn
}
