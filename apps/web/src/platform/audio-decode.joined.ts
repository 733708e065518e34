/** Portions of samples end to end; `length` is the sum of theirs. */
export function joined(portions: readonly Float32Array[], length: number): Float32Array {
  const whole = new Float32Array(length)
  let at = 0
  for (const portion of portions) {
    whole.set(portion, at)
    at += portion.length
  }
  return whole
}
