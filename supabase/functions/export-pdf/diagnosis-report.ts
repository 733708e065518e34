/** One diagnosis on paper: what it is, may I still drive, what will it cost, what do I do next. */
import type { HistoryRow } from '@tappet/wire'
import type { Texts } from './copy.ts'
import { drawDifferential } from './differential-report.ts'
import { facts, heading, list, numbered, replacedLetters } from './drawing.ts'
import { within } from './runs.ts'
import { readSaved, type SavedCauses, type SavedSound } from './saved-diagnosis.ts'
import { createSheet, MUTED, type ReportHead, type Sheet } from './sheet.ts'

const URGENCY: Record<string, string> = {
  safe: 'Nothing urgent was heard or told (Low)',
  check_soon: 'Check soon (Medium)',
  fix_immediately: 'Fix immediately (High)',
  low: 'Low',
  medium: 'Medium',
  high: 'High',
  critical: 'Critical',
}
const DISCLAIMER =
  'This report is for information only. It does not replace a mechanic: have the car checked before you decide on a repair, and stop driving if anything feels unsafe.'

/** Writes the report; false when the row holds nothing that could be printed. */
export async function diagnosisReport(
  row: Pick<HistoryRow, 'type' | 'data' | 'created_at'>,
  { owner, ...head }: ReportHead,
): Promise<boolean> {
  const saved = readSaved(row)
  if (saved === null) return false
  const sheet = await createSheet({ ...head, title: 'Diagnosis report' }, [owner, JSON.stringify(saved)])
  sheet.paragraph('Diagnosis report', { size: 24, weight: 'semibold' }, { gap: 2 })
  const { texts } = head
  const when = texts.day(saved.data.timestamp === '' ? row.created_at : saved.data.timestamp)
  const kind = saved.type === 'audio' ? 'from a sound' : 'from symptoms and codes'
  sheet.paragraph(
    `${within(owner)}  ·  ${when}, ${kind}  ·  made on ${texts.day(head.madeAt.toISOString())}`,
    { size: 10.5, color: MUTED },
    { gap: 14 },
  )
  if (saved.type === 'audio') drawSound(sheet, saved.data)
  else drawCauses(sheet, saved.data)
  sheet.y += 8
  sheet.paragraph(DISCLAIMER, { size: 9, color: MUTED })
  replacedLetters(sheet, 'Your history holds the text as you wrote it.')
  await sheet.finish()
  return true
}

/** Answers that name no fault of the car: nothing is "most like", and no percent is of anything. */
const NAMES_NO_FAULT = ['uncertain', 'not_a_car', 'analysis_error', 'no_fault_heard']

/** What a recording says of driving, where it says anything: as on the page of the result. */
function urgencyOf({ id: result, issue, error }: SavedSound): string | null {
  const { id, urgencyLevel } = issue
  const failed = error !== '' || result.startsWith('fallback_') || id === 'analysis_error'
  // "Safe" where nothing was named, as older results have it, was never seen.
  const saysNothing = failed || id === 'not_a_car' || (id === 'uncertain' && urgencyLevel === 'safe')
  return saysNothing ? 'Not known: this recording does not say' : (URGENCY[urgencyLevel] ?? null)
}

const isNamed = ({ issue }: SavedSound) => !NAMES_NO_FAULT.includes(issue.id)

function verdictOf(sound: SavedSound): string {
  if (sound.headline !== '') return sound.headline
  const lead = isNamed(sound) ? 'Sounds most like' : 'No fault named'
  return `${lead}: ${sound.issue.name === '' ? 'not named' : sound.issue.name}`
}

/** One figure of certainty: the headline's; of a row without one that of the causes, where some are named. */
const isSure = (sound: SavedSound): boolean =>
  sound.headline === ''
    ? isNamed(sound) && (sound.differential?.report.causes.length ?? 0) === 0
    : (sound.confidence ?? 0) > 0

function drawSound(sheet: Sheet, sound: SavedSound): void {
  const { issue, confidence, audioDuration, evidence, differential } = sound
  // One answer to driving on: that of all that is known, where there is one.
  if (differential !== null)
    drawDifferential(sheet, differential, 'By the recording alone', sound.headline === '')
  sheet.paragraph(verdictOf(sound), { size: 16, weight: 'semibold' })
  facts(sheet, [
    ['How sure', isSure(sound) ? percent(confidence) : null],
    ['Urgency', urgencyOf(sound)],
    ['Estimated cost', costs(sheet.texts, issue.estimatedCostMin, issue.estimatedCostMax)],
    ['Recording', audioDuration === null ? null : `${audioDuration.toFixed(1)} seconds`],
  ])
  if (issue.description !== '') sheet.paragraph(issue.description, {}, { gap: 10 })
  list(
    sheet,
    'What it was heard by',
    evidence.map(({ sentence }) => sentence),
  )
  list(sheet, 'Common symptoms', issue.symptoms)
  numbered(sheet, 'Recommendations', issue.recommendations)
}

function drawCauses(sheet: Sheet, saved: SavedCauses): void {
  const { input, probable_causes: causes, demo_codes: demoCodes, differential } = saved
  const vehicle = input?.vehicle_info
  if (demoCodes.length > 0) {
    sheet.paragraph(
      `With codes from the demo: ${demoCodes.join(', ')}. They were read from no car. Do not judge a car by this report.`,
      { weight: 'semibold' },
      { gap: 10 },
    )
  }
  const car = [vehicle?.year, vehicle?.make, vehicle?.model].filter(
    (part) => part !== null && part !== undefined && part !== '',
  )
  const shown = Math.max(saved.confidence_score ?? 0, causes[0]?.likelihood ?? 0)
  // One figure of certainty: that of the differential, where it names a cause.
  const isLed = differential !== null && differential.report.causes.length > 0
  if (differential !== null) drawDifferential(sheet, differential, 'From similar repair records', true)
  facts(sheet, [
    ['Vehicle', car.length === 0 ? null : car.join(' ')],
    ['Mileage', vehicle?.mileage == null ? null : sheet.texts.distance(vehicle.mileage)],
    ['How sure', isLed || (saved.confidence_score === null && causes.length === 0) ? null : percent(shown)],
    ['Codes', input === null || input.codes.length === 0 ? null : input.codes.join(', ')],
  ])
  list(sheet, 'Symptoms', input?.symptoms ?? [])
  if (input !== null && input.additional_context !== '') {
    heading(sheet, 'Also told')
    sheet.paragraph(input.additional_context)
  }
  for (const code of saved.dtc_information) {
    heading(sheet, `${code.code}  ${code.description}`)
    list(sheet, 'Common causes', code.common_causes, 10)
    list(sheet, 'Suggested actions', code.suggested_actions, 10)
  }
  if (causes.length > 0) heading(sheet, 'Probable causes')
  causes.forEach((cause, index) => {
    sheet.ensure(60)
    sheet.paragraph(`${index + 1}. ${cause.cause}`, { size: 11.5, weight: 'semibold' }, { gap: 2 })
    const line = [
      isLed || cause.likelihood === null ? '' : `${percent(cause.likelihood)} likely`,
      URGENCY[cause.urgency] === undefined ? '' : `urgency ${URGENCY[cause.urgency]}`,
      costs(sheet.texts, cause.estimated_cost?.min ?? null, cause.estimated_cost?.max ?? null) ?? '',
      cause.difficulty === '' ? '' : `${cause.difficulty} to repair`,
    ].filter((part) => part !== '')
    sheet.paragraph(line.join('  ·  '), { color: MUTED }, { indent: 14 })
    list(sheet, 'How to check', cause.diagnostic_steps, 10)
    if (cause.required_tools.length > 0) {
      sheet.paragraph(`Tools: ${cause.required_tools.join(', ')}`, {}, { indent: 14, gap: 10 })
    }
  })
  numbered(sheet, 'Recommended next steps', saved.recommended_next_steps)
}

const percent = (value: number | null): string =>
  value === null ? '' : `${Math.round(Math.min(100, Math.max(0, value)))}%`
// Where no fault is named nothing is priced: that is no repair for $0.
const costs = (texts: Texts, minUsd: number | null, maxUsd: number | null): string | null =>
  minUsd === null || maxUsd === null || maxUsd <= 0 ? null : texts.cost(minUsd, maxUsd)
