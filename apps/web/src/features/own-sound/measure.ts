import { hearCarClasses } from '@tappet/acoustics/listener'
import { measureTake, type OwnTake, ownSpread, type TakeProblem, takeProblem } from '@tappet/acoustics/normal'

export type MeasuredTake = { take: OwnTake; problem: TakeProblem | null }

/** Some 200 ms for ten seconds. @param samples mono, 16 kHz */
export function measure(samples: Float32Array): MeasuredTake {
  const take = measureTake(samples, { revision: ownSpread.listenerRevision, hear: hearCarClasses })
  return { take, problem: takeProblem(samples, take) }
}
