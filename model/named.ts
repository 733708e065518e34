/**
 * Prints how often each class is named for each true class: `node model/named.ts`. Once by frozen fold, where the
 * misfires of one collection are judged with their whole car left out, and once with the whole repository left out that a
 * recording comes from; both with the listener and without it. The differential weighs a sound by these counts
 * (packages/diagnosis/src/differential/senses/named.table.ts). Run measure.ts and synthesize.ts first.
 */
import { soundClasses } from '@tappet/acoustics/model'
import { carExamples } from './data.ts'
import type { Answer } from './figures.ts'
import { type JudgedAnswer, judgeByFolds, judgeLeftOut, unheard } from './judge-folds.ts'
import { loadSamples } from './measure.ts'

/** Two cars alone: what was learned from one recording of a car says little of another car. */
const MISFIRE_SOURCE = 'Mop117/EH5TinyML'
const isOfMisfireCars = ({ source }: Pick<Answer, 'source'>) => source === MISFIRE_SOURCE

/** Rows: the truth; columns: what was named; both in the order of `soundClasses`. */
const countsOf = (answers: readonly Answer[]) =>
  soundClasses.map((_, truth) =>
    soundClasses.map(
      (__, named) =>
        answers.filter(
          ({ target, probabilities }) =>
            target === truth && probabilities.indexOf(Math.max(...probabilities)) === named,
        ).length,
    ),
  )

async function main() {
  const cars = carExamples([...(await loadSamples('recordings')), ...(await loadSamples('synthetic'))])
  const misfireCars = new Set(cars.filter(isOfMisfireCars).map(({ group }) => group))
  const known = [
    ...judgeByFolds(cars).filter((answer) => !isOfMisfireCars(answer)),
    ...judgeLeftOut(cars, ({ group }) => group, [...misfireCars]),
  ]
  const sourceOf = ({ source }: Pick<Answer, 'source'>) => source
  const unknown = judgeLeftOut(cars, sourceOf, [...new Set(known.map(sourceOf))])
  for (const [way, of] of Object.entries({
    withListener: (answers: JudgedAnswer[]) => answers,
    alone: unheard,
  }))
    console.log(
      JSON.stringify({
        [way]: { knownRecorder: countsOf(of(known)), newRecorder: countsOf(of(unknown)) },
      }),
    )
}

await main()
