import type { DifferentialCase, ReportedCause } from '@tappet/diagnosis'
import { reportAnswer } from '@tappet/diagnosis/report-answer'
import { costLine, costVerdict, estimateOf, usdRange } from '../../format/verdict.ts'

export function differentialText(value: DifferentialCase): string[] {
  const { report } = value
  const { drive, causes, notUnderstood, cut } = report
  const { headline, percent, cost } = reportAnswer(causes)
  const price = costVerdict(cost)
  const sure = estimateOf(percent)
  const paragraphs = [
    [
      headline,
      sure === null ? '' : `${sure.words}.`,
      `May I drive? ${drive.say} ${drive.now}`,
      price === null ? '' : `Estimated cost: ${costLine(price)}`,
    ],
    causes.length === 0 ? [] : ['Possible causes:', ...causes.map(causeLine)],
    causes[0] === undefined ? [] : [`The test that proves the first: ${causes[0].test.how}`],
    [
      listed('Understood', labels(value, 'present')),
      listed('Not the case', labels(value, 'absent')),
      listed(
        'Left out by the driver',
        value.removed.map(({ label }) => label),
      ),
      listed('Not understood', notUnderstood),
      cut ? 'Only the first 5,000 characters were read.' : '',
    ],
  ]
  return paragraphs
    .map((lines) => lines.filter((line) => line !== '').join('\n'))
    .filter((text) => text !== '')
}

const causeLine = ({ name, cost }: ReportedCause, index: number): string =>
  `${index + 1}. ${name}: ${usdRange(cost.min, cost.max)}`

function labels({ report, stated }: DifferentialCase, state: 'present' | 'absent'): string[] {
  const all = [...report.understood, ...stated].filter((each) => each.state === state)
  return [...new Set(all.map(({ label }) => label))]
}

const listed = (name: string, texts: readonly string[]) =>
  texts.length > 0 ? `${name}: ${texts.join('; ')}` : ''
