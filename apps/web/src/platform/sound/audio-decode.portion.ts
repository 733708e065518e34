/** One array per channel. */
export type Portion = { channels: Float32Array[]; sampleRateHz: number }

/** `length` is the sum of the lengths. */
export function joined(portions: readonly Float32Array[], length: number): Float32Array {
  const whole = new Float32Array(length)
  let at = 0
  for (const portion of portions) {
    whole.set(portion, at)
    at += portion.length
  }
  return whole
}
