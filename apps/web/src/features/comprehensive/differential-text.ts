import type { DifferentialCase, ReportedCause } from '@tappet/diagnosis'
import { wholeUsd } from '../../format/usd.ts'

export function differentialText(value: DifferentialCase): string[] {
  const { report } = value
  const { drive, causes, other, notUnderstood, cut } = report
  const paragraphs = [
    ['May I still drive?', drive.say, drive.now],
    causes.length === 0
      ? ['No cause is named: nothing that points to one was understood.']
      : ['What may be behind it:', ...causes.map(causeLine), `Something else: ${other}%`],
    causes[0] === undefined ? [] : [`The test that proves the first: ${causes[0].test.how}`],
    [
      listed('Understood', labels(value, 'present')),
      listed('Not the case', labels(value, 'absent')),
      listed(
        'Left out by the driver',
        value.removed.map(({ label }) => label),
      ),
      listed('Not understood', notUnderstood),
      cut ? 'The text was longer than 5,000 characters; what comes after them was not read.' : '',
    ],
  ]
  return paragraphs
    .map((lines) => lines.filter((line) => line !== '').join('\n'))
    .filter((text) => text !== '')
}

function causeLine({ name, percent, cost }: ReportedCause, index: number): string {
  return `${index + 1}. ${name}: ${percent}%, ${wholeUsd(cost.min)} to ${wholeUsd(cost.max)}`
}

function labels({ report, stated }: DifferentialCase, state: 'present' | 'absent'): string[] {
  const all = [...report.understood, ...stated].filter((each) => each.state === state)
  return [...new Set(all.map(({ label }) => label))]
}

const listed = (name: string, texts: readonly string[]) =>
  texts.length > 0 ? `${name}: ${texts.join('; ')}` : ''
