import type { ShownReport } from '@tappet/diagnosis/saved'
import type { DistanceUnit } from '../../format/distance.ts'
import { formatMoment } from '../../format/moment.ts'
import { usdRange } from '../../format/verdict.ts'
import { carWords, causeCount, confidencePercent, demoWords, namesCause } from './copy.ts'
import { differentialText } from './differential-text.ts'
import { driveAdvice } from './drive.ts'

const MAX_CAUSES = 5

export function reportText(report: ShownReport, unit: DistanceUnit): string {
  const { input, demo_codes, differential, probable_causes, recommended_next_steps, timestamp } = report
  const head = [
    `Tappet comprehensive diagnosis${timestamp ? `, ${formatMoment(timestamp)}` : ''}`,
    carWords(input, unit) ?? '',
    listed('Symptoms', input.symptoms),
    listed('Codes', input.codes),
    demo_codes.length > 0 ? demoWords(demo_codes) : '',
    input.additional_context,
  ]
  // One figure of certainty: the differential's, where it names a cause.
  const isLed = namesCause(report)
  const answer = [
    differential === null ? '' : 'From similar repair records:',
    causeCount(probable_causes.length) + (isLed ? '' : `, ${confidencePercent(report)}% confidence`),
    differential === null ? (driveAdvice(report)?.words ?? '') : '',
  ]
  return [
    lines(head),
    ...(differential === null ? [] : differentialText(differential)),
    lines(answer),
    lines(
      probable_causes
        .slice(0, MAX_CAUSES)
        .map((cause, index) => causeLine(isLed ? { ...cause, likelihood: null } : cause, index)),
    ),
    lines(report.dtc_information.map(({ code, description }) => `${code}: ${description}`)),
    lines(numbered('Next steps', recommended_next_steps)),
    'For information only. Let a qualified mechanic confirm it.',
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

function causeLine(
  { cause, likelihood, estimated_cost }: ShownReport['probable_causes'][number],
  index: number,
): string {
  const likely = likelihood === null ? '' : ` (${likelihood}% likely)`
  return `${index + 1}. ${cause}${likely}${estimated_cost === null ? '' : `, ${usdRange(estimated_cost.min, estimated_cost.max)}`}`
}

const lines = (texts: readonly string[]) => texts.filter((text) => text !== '').join('\n')
const listed = (name: string, texts: readonly string[]) =>
  texts.length > 0 ? `${name}: ${texts.join(', ')}` : ''
const numbered = (title: string, texts: readonly string[]) =>
  texts.length > 0 ? [title, ...texts.map((text, index) => `${index + 1}. ${text}`)] : []
