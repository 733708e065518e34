import { listedCauses, showsCauses } from '@tappet/diagnosis/report-answer'
import type { ShownDiagnosis } from '@tappet/diagnosis/saved'
import { formatMoment } from '../../format/moment.ts'
import {
  costLine,
  costVerdict,
  driveStrip,
  driveUnknown,
  driveVerdict,
  sureOf,
  usdRange,
} from '../../format/verdict.ts'
import { readingOrder } from './evidence.ts'
import { headlineOf, verdictFacts } from './read-result.ts'

export function reportText(shown: ShownDiagnosis): string {
  const { issue, timestamp, evidence, differential } = shown
  const facts = verdictFacts(shown)
  const cost = costVerdict(facts.cost)
  const sure = sureOf(facts)
  const head = [
    `Tappet sound diagnosis${shown.preliminary ? ', preliminary, made on the device' : ''}${timestamp ? `, ${formatMoment(timestamp)}` : ''}`,
    headlineOf(shown),
    sure ? `${sure.spoken}.` : '',
    issue.description,
    driveWords(shown),
    cost ? `Estimated cost: ${costLine(cost)}` : '',
  ]
  return [
    head.filter((line) => line !== '').join('\n'),
    differential !== null && facts.isOfCar && showsCauses(differential.report)
      ? list(
          'Possible causes',
          listedCauses(differential.report.causes).map(
            ({ name, cost: { min, max } }) => `- ${name}: ${usdRange(min, max)}`,
          ),
        )
      : '',
    list(
      'What this rests on',
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

function driveWords(shown: ShownDiagnosis): string {
  const facts = verdictFacts(shown)
  const verdict = driveVerdict(facts)
  const strip = driveStrip(verdict)
  if (strip === null) return driveUnknown(verdict, facts)
  const { drive } = shown.differential?.report ?? {}
  const now = drive?.known && drive.level === verdict.level ? ` ${drive.now}` : ''
  return `${strip.question} ${strip.fields[strip.marked]?.word ?? ''}.${now}`
}

function list(title: string, lines: string[]): string {
  return lines.length > 0 ? [title, ...lines].join('\n') : ''
}
