/** The card's first page: what a driver is told, and how often it is true. */
import { type SoundClass, soundClasses } from '@tappet/acoustics/model'
import { issueTexts, soundIssues, urgencyLevels } from '@tappet/diagnosis'
import { percent, two, withInterval } from './card-words.ts'
import { productsAnswer } from './contexts.ts'
import { type Answer, topTwo } from './figures.ts'
import { isUrgent } from './heard-classes.ts'
import { heardOnly, type JudgedAnswer, unheard } from './judge-folds.ts'
import { first, isSaid, worthOf } from './worth.ts'

type Told = {
  grouped: readonly JudgedAnswer[]
  newCollections: readonly JudgedAnswer[]
  clean: readonly JudgedAnswer[]
}

const isFault = ({ target }: Answer) => target !== 0
const isNamed = (answer: JudgedAnswer) => isSaid(answer) && first(answer) !== 0
const isCleared = (answer: JudgedAnswer) => isSaid(answer) && first(answer) === 0
const isRight = (answer: Answer) => first(answer) === answer.target

/** "12 of 93, 0.129 [0.07, 0.20]"; the interval by drawing groups. */
function share<A extends Answer>(answers: readonly A[], wanted: (answer: A) => boolean): string {
  if (answers.length === 0) return 'none'
  const of = (list: readonly Answer[]) =>
    list.filter((answer) => wanted(answer as A)).length / Math.max(1, list.length)
  return `${answers.filter(wanted).length} of ${answers.length}: ${withInterval(answers, of)}`
}

/** Answers with the confidence and the urgency of the product, by what all other groups' answers were worth. */
function asTold(answers: readonly JudgedAnswer[]) {
  const worthWithout = new Map(
    [...new Set(answers.map(({ group }) => group))].map((own) => [
      own,
      worthOf(answers.filter(({ group }) => group !== own)),
    ]),
  )
  return answers.map((answer) => {
    const worth = { sayAtLeast: answer.bars, answers: worthWithout.get(answer.group) ?? [] }
    return { answer, told: productsAnswer(answer, [], '', worth) }
  })
}

const urgencyOf = (name: SoundClass) => {
  const [issue] = Object.values(soundIssues).filter(({ heardAs }) => (heardAs?.[name] ?? 0) > 0.5)
  return urgencyLevels.indexOf((issue ?? issueTexts.no_fault_heard).urgencyLevel)
}

function renderUnsure(told: ReturnType<typeof asTold>, answers: Told): string {
  const open = told.filter(({ told: { issue } }) => issue.id === 'uncertain')
  const rows = (['check_soon', 'fix_immediately'] as const).map((level) => {
    const own = open.filter(({ told: { issue } }) => issue.urgencyLevel === level)
    const faults = own.filter(({ answer }) => isFault(answer))
    return `| ${level} | ${own.length} | ${faults.length} | ${own.length - faults.length} |`
  })
  const faults = open.filter(({ answer }) => isFault(answer))
  const enough = faults.filter(
    ({ answer, told: { issue } }) =>
      urgencyLevels.indexOf(issue.urgencyLevel) >= urgencyOf(soundClasses[answer.target] ?? 'healthy'),
  )
  return `"Not sure what this is" takes the urgency and cost of the worst level whose faults have a large enough probability together (diagnosis/src/sound/open-answer.ts): never safe, never $0. From which probability on is chosen on inner folds of each training part to keep 85 of 100 urgent faults (model/heard-classes.ts; LOG.md, look 34). Where the listener cannot be asked, or hears less than a second, it is 18 percent. So it is in the clean variant, whose own listener tells fewer urgent faults urgent (below). With a car left out it was at least as urgent as the true fault in ${enough.length} of ${faults.length} such faults:

| told | recordings | faults among them | healthy among them |
|---|---|---|---|
${rows.join('\n')}

${renderUrgent(answers)}`
}

/** Who is told to fix at once, with the listener and without it. */
function renderUrgent({ grouped, newCollections, clean }: Told): string {
  const row = (name: string, answers: readonly JudgedAnswer[]) => {
    const told = asTold(answers)
    const count = (wanted: (answer: JudgedAnswer) => boolean) => {
      const own = told.filter(({ answer }) => wanted(answer))
      const urgent = own.filter(({ told: { issue } }) => issue.urgencyLevel === 'fix_immediately')
      return `${urgent.length} of ${own.length}`
    }
    return `| ${name} | ${count(({ target }) => isUrgent(target))} | ${count(({ target }) => target === 0)} |`
  }
  return `| told to fix at once | urgent faults (knock, brake) | healthy cars |
|---|---|---|
${row('one car left out, with the listener', grouped)}
${row('one car left out, without it', unheard(grouped))}
${row('one collection left out, with the listener', newCollections)}
${row('one collection left out, without it', unheard(newCollections))}
${row('clean variant, with the listener', clean)}
${row('clean variant, without it', unheard(clean))}`
}

/** Gap between the confidence told and how often the likeliest class was right, by tenths, each against other groups. */
function confidenceGap(told: ReturnType<typeof asTold>): number {
  const tenths = Map.groupBy(told, ({ told: { confidence } }) => Math.min(9, Math.floor(confidence / 10)))
  return [...tenths.values()].reduce((sum, own) => {
    const said = own.reduce((all, { told: { confidence } }) => all + confidence / 100, 0)
    const right = own.filter(({ answer }) => isRight(answer)).length
    return sum + Math.abs(said - right) / told.length
  }, 0)
}

const barWords = ({ bars }: Pick<JudgedAnswer, 'bars'>) =>
  soundClasses
    .map((name) => `${name} ${bars[name] === null ? 'never' : `from ${percent(bars[name])}`}`)
    .join(', ')

export function renderDriver({ grouped, newCollections, clean }: Told): string {
  const told = asTold(grouped)
  const row = (name: string, figure: (answers: readonly JudgedAnswer[]) => string) =>
    `| ${name} | ${[grouped, newCollections, unheard(grouped), unheard(newCollections)].map(figure).join(' | ')} |`
  return `## What a driver is told

Two rules decide what may be said. A fault is named only from a probability at which such answers were right at least 8 times in 10, measured with the whole collection left out. "Nothing unusual stands out" is said only where at most 2 in 100 faults would get it, measured in the same way. A class for which no probability meets its rule is never said; the answer is "Not sure what this is", with the likeliest classes and how often such recordings were which. The rules are chosen within each training part and judged outside it. The confidence is never above the share of right answers with the same first class, with the car left out.

| figure | one car left out | one collection left out | without the listener: one car left out | without it: one collection left out |
|---|---|---|---|---|
${row('named faults that are right', (answers) => share(answers.filter(isNamed), isRight))}
${row('faults named', (answers) => share(answers.filter(isFault), isNamed))}
${row('false all-clears: faults told "nothing stands out"', (answers) => share(answers.filter(isFault), isCleared))}
${row('healthy cars told "nothing stands out"', (answers) =>
  share(
    answers.filter((answer) => !isFault(answer)),
    isCleared,
  ),
)}
${row('the truth is among the first two', (answers) => withInterval(answers, topTwo))}

Calibration error of the told confidence, with the car left out of model and counts: ${two(confidenceGap(told))} (aim: 0.06), ${two(confidenceGap(asTold(unheard(grouped))))} without the listener. The aim cannot be shown with 241 recordings: a confidence that is exactly right would show 0.06 on average, and leaving a recording's own group out of counts of ten adds to it (LOG.md, look 33).

${renderUnsure(told, { grouped, newCollections, clean })}

In the first training part the rules were: ${grouped[0] === undefined ? '' : barWords(grouped[0])}; without the listener: ${grouped[0] === undefined ? '' : barWords(grouped[0].alone)}. The clean variant names and clears nothing (${share(unheard(clean), isSaid)}).

The driver is told how often such answers were right, as counts of recordings with their car left out. The shipped weights hold these tables. With the listener:

${renderWorth(heardOnly(grouped))}

Without it:

${renderWorth(unheard(grouped))}`
}

const renderWorth = (
  answers: readonly JudgedAnswer[],
) => `| first class | from | recordings | ${soundClasses.join(' | ')} |
|---|---|---|${soundClasses.map(() => '---|').join('')}
${worthOf(answers)
  .map(({ first: name, atLeast, truth }) => {
    const counts = soundClasses.map((truly) => truth[truly])
    return `| ${name} | ${percent(atLeast)} | ${counts.reduce((sum, count) => sum + count, 0)} | ${counts.join(' | ')} |`
  })
  .join('\n')}`
