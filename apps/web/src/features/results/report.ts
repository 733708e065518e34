import type { DifferentialCase } from '@tappet/diagnosis'
import { formatMoment } from '../../format/moment.ts'
import { costRange, driveAnswer } from './copy.ts'
import { readingOrder } from './evidence.ts'
import { answerKind, headlineOf, type ShownDiagnosis } from './read-result.ts'

/** The diagnosis as plain text, to be sent to a mechanic or a friend. */
export function reportText(shown: ShownDiagnosis): string {
  const { issue, confidence, timestamp, evidence, differential } = shown
  const hasCauses = differential !== null && differential.report.causes.length > 0
  const cost = costRange(issue.estimatedCostMin, issue.estimatedCostMax)
  const head = [
    `Tappet sound diagnosis${shown.preliminary ? ', preliminary, made on the device' : ''}${timestamp ? `, ${formatMoment(timestamp)}` : ''}`,
    // One figure of certainty: that of the causes, where some are named.
    headlineOf(shown) + (confidence === null || hasCauses ? '' : ` (${Math.round(confidence)}% confidence)`),
    issue.description,
    // One answer to driving on: that of all that is known, where there is one.
    differential === null ? (driveAnswer(answerKind(shown), issue.urgencyLevel)?.words ?? '') : '',
    cost ? `Estimated cost: ${cost}` : '',
  ]
  return [
    head.filter((line) => line !== '').join('\n'),
    differential === null ? '' : differentialText(differential.report),
    list(
      'What counted',
      readingOrder(evidence).map(({ sentence }) => `- ${sentence}`),
    ),
    list(
      'Recommendations',
      issue.recommendations.map((line, index) => `${index + 1}. ${line}`),
    ),
    'For information only. Let a qualified mechanic confirm it.',
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

/** May I still drive, and what may be behind it, in plain text. */
function differentialText({ drive, causes, other }: DifferentialCase['report']): string {
  const lines = causes.map(({ name, percent }) => `- ${name}: ${percent}%`)
  return [
    `${drive.say} ${drive.now}`,
    ...(causes.length > 0 ? ['What may be behind it', ...lines, `- Something else: ${other}%`] : []),
  ].join('\n')
}

function list(title: string, lines: string[]): string {
  return lines.length > 0 ? [title, ...lines].join('\n') : ''
}
