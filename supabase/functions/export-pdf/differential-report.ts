/** The differential on paper: may I still drive, causes with one percentage each, what it rests on. */
import { facts, heading, list } from './drawing.ts'
import type { SavedDifferential } from './saved-diagnosis.ts'
import { MUTED, type Sheet } from './sheet.ts'

type Cause = SavedDifferential['report']['causes'][number]

/**
 * @param rest heading of what follows: the part of the diagnosis that does not speak of driving
 * @param withPercent false where a headline has the one figure of certainty
 */
export function drawDifferential(
  sheet: Sheet,
  { report, stated, removed }: SavedDifferential,
  rest: string,
  withPercent: boolean,
): void {
  heading(sheet, 'May I still drive?')
  sheet.paragraph(report.drive.say, { size: 14, weight: 'semibold' })
  sheet.paragraph(report.drive.now, {}, { gap: 10 })
  if (report.causes.length > 0) {
    heading(sheet, 'What may be behind it')
    report.causes.forEach((cause, index) => {
      drawCause(sheet, cause, index, withPercent)
    })
    const named = report.causes.reduce((sum, { percent }) => sum + percent, 0)
    if (withPercent) sheet.paragraph(`Something else: ${Math.max(0, 100 - named)}%`, {}, { gap: 10 })
  }
  const labels = (state: string) => [
    ...new Set(
      [...report.understood, ...stated].filter((each) => each.state === state).map(({ label }) => label),
    ),
  ]
  list(sheet, 'What was understood', labels('present'))
  list(sheet, 'What is not the case', labels('absent'))
  list(
    sheet,
    'What the driver left out',
    removed.map(({ label }) => label),
  )
  list(sheet, 'What was not understood', report.notUnderstood)
  if (report.cut)
    sheet.paragraph('The text was longer than 5,000 characters. What comes after them was not read.')
  heading(sheet, rest)
}

function drawCause(sheet: Sheet, cause: Cause, index: number, withPercent: boolean): void {
  sheet.ensure(60)
  sheet.paragraph(
    `${index + 1}. ${cause.name}${withPercent ? `: ${cause.percent}%` : ''}`,
    { size: 11.5, weight: 'semibold' },
    { gap: 2 },
  )
  sheet.paragraph(cause.is, { color: MUTED }, { indent: 14 })
  facts(sheet, [
    ['Speaks for it', cause.for.join('; ')],
    ['Expected, not there', cause.against.join('; ')],
    ['Still open', cause.open.join('; ')],
    ['If you leave it', cause.ignored],
    ['The test', cause.test.how],
    [
      'Cost',
      cause.cost === null
        ? null
        : `${sheet.texts.cost(cause.cost.min, cause.cost.max)} (${cause.cost.source})`,
    ],
    ['Before you buy', index < 2 ? cause.beforeYouBuy : null],
  ])
}
