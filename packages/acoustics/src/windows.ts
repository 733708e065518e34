/** Source: Harris, On the use of windows for harmonic analysis, Proc. IEEE 66 (1978). */

/** Periodic. */
export function hannWindow(length: number): Float64Array {
  return Float64Array.from({ length }, (_, n) => 0.5 - 0.5 * Math.cos((2 * Math.PI * n) / length))
}

/** At `position` from -1 to 1, 0 outside; `beta` trades main lobe against side lobes. */
export function kaiserWindow(position: number, beta: number): number {
  const inside = 1 - position * position
  return inside < 0 ? 0 : besselI0(beta * Math.sqrt(inside)) / besselI0(beta)
}

/** By its power series, to double precision. */
function besselI0(x: number): number {
  let term = 1
  let sum = 1
  for (let k = 1; term > sum * 1e-17; k++) {
    term *= (x / (2 * k)) ** 2
    sum += term
  }
  return sum
}
