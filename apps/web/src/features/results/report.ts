import { formatMoment } from '../../format/moment.ts'
import { costRange, driveAnswer } from './copy.ts'
import { readingOrder } from './evidence.ts'
import { answerKind, type ShownDiagnosis } from './read-result.ts'

/** The diagnosis as plain text, to be sent to a mechanic or a friend. */
export function reportText(shown: ShownDiagnosis): string {
  const { issue, confidence, timestamp, evidence } = shown
  const cost = costRange(issue.estimatedCostMin, issue.estimatedCostMax)
  const head = [
    `Tappet sound diagnosis${shown.preliminary ? ', preliminary, made on the device' : ''}${timestamp ? `, ${formatMoment(timestamp)}` : ''}`,
    issue.name + (confidence === null ? '' : ` (${Math.round(confidence)}% confidence)`),
    issue.description,
    driveAnswer(answerKind(shown), issue.urgencyLevel)?.words ?? '',
    cost ? `Estimated cost: ${cost}` : '',
  ]
  return [
    head.filter((line) => line !== '').join('\n'),
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

function list(title: string, lines: string[]): string {
  return lines.length > 0 ? [title, ...lines].join('\n') : ''
}
