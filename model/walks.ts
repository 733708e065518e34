/** Ten answers walked through: what was heard, what it counted, and a picture of it. */
import { evidenceTable } from '@tappet/acoustics'
import { soundClasses } from '@tappet/acoustics/model'
import type { Row } from './boost.ts'
import { percent } from './card-words.ts'
import { type JudgedAnswer, LISTENER } from './judge-folds.ts'
import { isSaid } from './worth.ts'

const RIGHT = 6
const WRONG = 4

/** The surest right answer of each class, then the surest wrong ones, of different classes first. */
export function chooseWalks(answers: readonly JudgedAnswer[]): JudgedAnswer[] {
  const sureness = ({ probabilities }: JudgedAnswer) => Math.max(...probabilities)
  const isRight = (answer: JudgedAnswer) => answer.probabilities[answer.target] === sureness(answer)
  const ordered = [...answers].sort((a, b) => sureness(b) - sureness(a) || a.file.localeCompare(b.file))
  const onePerClass = (list: JudgedAnswer[]) => {
    const firsts = soundClasses.flatMap((_, target) => list.find((answer) => answer.target === target) ?? [])
    return [...firsts, ...list.filter((answer) => !firsts.includes(answer))]
  }
  return [
    ...onePerClass(ordered.filter(isRight)).slice(0, RIGHT),
    ...onePerClass(ordered.filter((answer) => !isRight(answer))).slice(0, WRONG),
  ]
}

const nameOf = (id: string) =>
  id === LISTENER ? 'The listener' : (evidenceTable.find((row) => row.id === id)?.name ?? id)

export const walkFile = (n: number) => `walks/${String(n + 1).padStart(2, '0')}.svg`

/** What was measured, beside what half of all recordings of cars have. */
function measuredWords(measured: ReadonlyMap<string, Row>, file: string, id: string): string {
  const place = evidenceTable.findIndex((row) => row.id === id)
  const value = measured.get(file)?.[place] ?? null
  const [low = 0, high = 0] = percentiles(
    [...measured.values()].flatMap((row) => row[place] ?? []),
    [0.25, 0.75],
  )
  const told = (number: number) => String(Number(number.toPrecision(2)))
  const unit = evidenceTable[place]?.unit ?? ''
  return `Here ${value === null ? 'not measured' : `${told(value)}${unit === '' || unit === 'share' ? '' : ` ${unit}`}`}; half of all cars: ${told(low)} to ${told(high)}.`
}

function percentiles(values: readonly number[], shares: readonly number[]): number[] {
  const ascending = [...values].sort((a, b) => a - b)
  return shares.map((share) => ascending[Math.floor(share * (ascending.length - 1))] ?? 0)
}

export function renderWalks(answers: readonly JudgedAnswer[], measured: ReadonlyMap<string, Row>): string {
  const parts = chooseWalks(answers).map((answer, n) => {
    const ranked = soundClasses
      .map((name, c) => ({ name, probability: answer.probabilities[c] ?? 0 }))
      .sort((a, b) => b.probability - a.probability)
    const [most] = ranked
    const truth = soundClasses[answer.target] ?? ''
    const right = most?.name === truth
    const reasons = answer.counted.slice(0, 4).map(({ id, logOdds }) => {
      const meaning = evidenceTable.find((row) => row.id === id)?.meaning ?? ''
      const words =
        id === LISTENER
          ? 'All that the network that knows sounds says of it.'
          : `${meaning} ${measuredWords(measured, answer.file, id)}`
      return `- ${nameOf(id)}: ${logOdds >= 0 ? 'for' : 'against'} it by ${Math.abs(logOdds).toFixed(2)}. ${words}`
    })
    const possibilities = ranked
      .slice(0, 3)
      .map(({ name, probability }) => `${name} ${percent(probability)}`)
      .join(', ')
    const withheld = isSaid(answer) ? '' : ' The product says "Not sure what this is" and ranks these.'
    return `### ${n + 1}. ${truth}, ${right ? 'right' : `taken for ${most?.name}`}

A recording of ${answer.source}. Answer: ${possibilities}.${withheld}

![What counted for ${most?.name}](${walkFile(n)})

${reasons.join('\n')}`
  })
  return `## Ten answers, right and wrong

The surest right answer of six classes and the surest wrong one of four. The pictures plot what each measurement and the listener counted, in log-odds against the mean of the classes, in the model of the fold that never heard the recording.

${parts.join('\n\n')}`
}

const WIDTH = 760
const ROW = 28
const TOP = 34
const MIDDLE = 545
const HALF = 150
const GAP = 6

/** Bars to the right speak for the answer, to the left against it; numbers are log-odds. */
export function drawWalk({ counted, probabilities }: JudgedAnswer): string {
  const most = Math.max(0.1, ...counted.map(({ logOdds }) => Math.abs(logOdds)))
  const answered = probabilities.indexOf(Math.max(...probabilities))
  const bars = counted.map(({ id, logOdds }, n) => {
    const name = nameOf(id)
    const length = Math.round((Math.abs(logOdds) / most) * HALF)
    const isFor = logOdds >= 0
    const x = isFor ? MIDDLE : MIDDLE - length
    const y = TOP + n * ROW
    const end = isFor ? MIDDLE + length + GAP : MIDDLE - length - GAP
    return `  <text x="8" y="${y + 14}">${name.replaceAll('&', 'and')}</text>
  <rect x="${x}" y="${y}" width="${length}" height="18" fill="${isFor ? '#1f6feb' : '#b35900'}"/>
  <text x="${end}" y="${y + 14}" text-anchor="${isFor ? 'start' : 'end'}">${Math.abs(logOdds).toFixed(2)}</text>`
  })
  const height = TOP + 8 + counted.length * ROW
  const title = `${soundClasses[answered]} ${percent(probabilities[answered] ?? 0)}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" font-size="12">
  <title>What was heard counted for ${title}</title>
  <rect width="${WIDTH}" height="${height}" fill="#ffffff"/>
  <text x="8" y="20" font-weight="bold">${title}</text>
  <text x="${MIDDLE - GAP}" y="20" text-anchor="end">against</text>
  <text x="${MIDDLE + GAP}" y="20">for</text>
${bars.join('\n')}
  <line x1="${MIDDLE}" x2="${MIDDLE}" y1="8" y2="${height - 4}" stroke="#555555"/>
</svg>
`
}
