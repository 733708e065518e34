/** A linear regression over the listener's mean log-odds, in whole steps (model/heard-classes.ts). */
import { type Lean, soundClasses } from './model.ts'

/**
 * Added to each class's score, in the order of `soundClasses`.
 * @throws RangeError when the listener has another number of classes
 */
export const readLean = (lean: Lean, odds: readonly number[]): number[] =>
  soundClasses.map((name) => {
    const { bias, scale, steps } = lean[name]
    if (steps.length !== odds.length)
      throw new RangeError(`The weights read ${steps.length} classes of the listener, not ${odds.length}`)
    return bias + scale * steps.reduce((sum, step, n) => sum + step * odds[n], 0)
  })
