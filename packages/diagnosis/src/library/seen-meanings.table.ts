/**
 * Generic codes that older cars set with another meaning than today's standard gives them. A code is read without the
 * make here, so the observed meaning comes first, and the table's own as another.
 */
export const seenMeanings: ReadonlyMap<string, string> = new Map([
  // General Motors' service manuals of 2006 to 2013: Saturn, Chevrolet, Pontiac.
  ['C0545', 'Steering torque sensor (as seen in General Motors cars to 2013; other makes differ)'],
])
