import {
  type Cost,
  estimateWords,
  listedCauses,
  reportAnswer,
  showsCauses,
  soundAnswer,
  soundCost,
  sureWords,
} from '@tappet/diagnosis/report-answer'
import {
  type DifferentialCase,
  type ShownDiagnosis,
  type ShownReport,
  shownDiagnosis,
  shownReport,
} from '@tappet/diagnosis/saved'
import { type HistoryRow, NAMES_NO_FAULT } from '@tappet/wire'
import { FunctionError } from '../_serve/errors.ts'
import type { Texts } from './copy.ts'
import {
  BOLD,
  facts,
  heading,
  list,
  MUTED,
  NUMBERED,
  type Report,
  type ReportHead,
  type Row,
  SMALL,
  text,
} from './report.ts'

const URGENCY = {
  safe: 'Nothing urgent was heard or told (Low)',
  check_soon: 'Check soon (Medium)',
  fix_immediately: 'Only to a shop (High)',
  low: 'Low',
  medium: 'Medium',
  high: 'High',
  critical: 'Critical',
}
const DISCLAIMER =
  'This report is for information only. It doesn’t replace a mechanic. Have the car checked before you decide on a repair. If anything feels unsafe, don’t drive.'

/** Of a report without causes the page shows nothing. */
const printedReport = shownReport.extend({ probable_causes: shownReport.shape.probable_causes.catch([]) })

/** @throws FunctionError unprocessable */
export function diagnosisReport(
  { type, data, created_at }: Pick<HistoryRow, 'type' | 'data' | 'created_at'>,
  { texts }: ReportHead,
): Report {
  const isSound = type === 'audio'
  const sound = isSound ? shownDiagnosis.safeParse(data).data : undefined
  const report = isSound ? undefined : printedReport.safeParse(data).data
  const shown = sound ?? report
  if (shown === undefined)
    throw new FunctionError('unprocessable', 'This diagnosis holds nothing that could be printed')
  const when = texts.day(shown.timestamp ?? created_at)
  return {
    title: 'Diagnosis report',
    cover: [`${when}, ${isSound ? 'from a sound' : 'from symptoms and codes'}`],
    elsewhere: 'Your history holds the text as you wrote it.',
    *rows() {
      if (sound) yield* soundRows(sound, texts)
      if (report) yield* causesRows(report, texts)
      yield text(DISCLAIMER, SMALL, { space: 8 })
    },
  }
}

function urgencyOf({ id: result, issue, error, headline, differential }: ShownDiagnosis): string | null {
  const { id, urgencyLevel } = issue
  const failed = error !== null || result.startsWith('fallback_') || id === 'analysis_error'
  // "Safe" where nothing was named, as in older results, was never seen.
  const saysNothing = failed || id === 'not_a_car' || (id === 'uncertain' && urgencyLevel === 'safe')
  if (saysNothing) return 'We can’t tell from this recording'
  // An older row's urgency is of the recording alone.
  const isStop = headline !== null && differential?.report.drive.level === 'stop'
  return isStop ? 'Do not drive on (High)' : urgencyLevel && URGENCY[urgencyLevel]
}

const isNamed = ({ issue }: ShownDiagnosis) => !NAMES_NO_FAULT.includes(issue.id)

/** As the page's card says it; older rows have no headline, and the figure there is of the recording alone. */
function answerOf(sound: ShownDiagnosis) {
  const { causes, drive } = sound.differential?.report ?? { causes: [], drive: null }
  const { headline, percent, cause } = soundAnswer({ ...sound, causes, drive })
  if (sound.headline !== null || cause !== null) return { headline, percent }
  const lead = isNamed(sound) ? 'Sounds most like' : 'No fault named'
  return {
    headline: `${lead}: ${headline === '' ? 'not named' : headline}`,
    percent: isNamed(sound) && causes.length === 0 ? percent : null,
  }
}

/** With the causes that the page lists. */
function listedIn({ report, ...rest }: DifferentialCase): DifferentialCase {
  return { ...rest, report: { ...report, causes: showsCauses(report) ? listedCauses(report.causes) : [] } }
}

function* soundRows(sound: ShownDiagnosis, texts: Texts): Generator<Row> {
  const { headline, issue, audioDuration, evidence, differential } = sound
  if (differential !== null)
    yield* differentialRows(
      listedIn(differential),
      texts,
      headline === null ? 'By the recording only' : 'By recording and words',
      headline === null,
    )
  const answer = answerOf(sound)
  const cost = soundCost({ ...sound, report: differential?.report ?? null })
  yield text(answer.headline, { size: 16, weight: 'semibold' }, { keep: 60 })
  yield* facts([
    ['How sure', answer.percent === null ? null : sureWords(answer.percent)],
    ['Urgency', urgencyOf(sound)],
    ['Estimated cost', costLine(cost, texts)],
    ['Recording', audioDuration === null ? null : `${audioDuration.toFixed(1)} seconds`],
  ])
  yield text(issue.description, {}, { gap: 10 })
  yield* list(
    'What this rests on',
    evidence.map(({ sentence }) => sentence),
  )
  yield* list('Common symptoms', issue.symptoms)
  yield* list('Recommendations', issue.recommendations, NUMBERED)
}

function* causesRows(saved: ShownReport, texts: Texts): Generator<Row> {
  const { input, probable_causes: causes, demo_codes: demoCodes, differential } = saved
  const vehicle = input.vehicle_info
  if (demoCodes.length > 0) {
    const words = `With codes from the demo: ${demoCodes.join(', ')}. They were read from no car. Do not judge a car by this report.`
    yield text(words, BOLD, { gap: 10 })
  }
  const score = Math.max(saved.confidence_score, causes[0]?.likelihood ?? 0)
  const isLed = differential !== null && differential.report.causes.length > 0
  if (differential !== null) {
    yield* answerRows(differential, texts)
    yield* differentialRows(differential, texts, 'From similar repair records', false)
  }
  yield* facts([
    ['Vehicle', [vehicle.year, vehicle.make, vehicle.model].filter(Boolean).join(' ')],
    ['Mileage', vehicle.mileage === null ? null : texts.distance(vehicle.mileage)],
    ['How sure', isLed || score === 0 ? null : `${score}%`],
    ['Codes', input.codes.join(', ')],
  ])
  yield* list('Symptoms', input.symptoms)
  if (input.additional_context !== '') {
    yield heading('Also told')
    yield text(input.additional_context)
  }
  for (const code of saved.dtc_information) {
    yield heading(`${code.code}  ${code.description}`)
    yield* list('Common causes', code.common_causes, { size: 10 })
    yield* list('Suggested actions', code.suggested_actions, { size: 10 })
  }
  if (causes.length > 0) yield heading(isLed ? 'Probable causes in those records' : 'Probable causes')
  for (const [index, cause] of causes.entries()) {
    yield causeHeading(index, cause.cause)
    const { estimated_cost: cost } = cause
    // Where no fault is named nothing is priced: that is no repair for $0.
    const priced = cost !== null && cost.max > 0 ? cost : null
    const line = [
      isLed || cause.likelihood === null ? '' : `${cause.likelihood}% likely`,
      cause.urgency === null ? '' : `urgency ${URGENCY[cause.urgency]}`,
      priced ? texts.cost(priced.min, priced.max) : '',
      cause.difficulty === null ? '' : `${cause.difficulty} to repair`,
    ].filter((part) => part !== '')
    yield text(line.join('  ·  '), { color: MUTED }, { indent: 14 })
    yield* list('How to check', cause.diagnostic_steps, { size: 10 })
    if (cause.required_tools.length > 0)
      yield text(`Tools: ${cause.required_tools.join(', ')}`, {}, { indent: 14, gap: 10 })
  }
  const steps = saved.recommended_next_steps.map((step) =>
    isLed ? step.replace(/ \(\d+% likely\)/, '') : step,
  )
  yield* list('Recommended next steps', steps, NUMBERED)
}

const costLine = (cost: Cost | null, texts: Texts) =>
  cost && [texts.cost(cost.min, cost.max), cost.note].filter(Boolean).join(', ')

function* answerRows({ report }: DifferentialCase, texts: Texts): Generator<Row> {
  const { headline, percent: share, cost } = reportAnswer(report.causes)
  yield text(headline, { size: 16, weight: 'semibold' }, { keep: 60 })
  yield* facts([
    ['How sure', share === null ? null : estimateWords(share)],
    ['Estimated cost', costLine(cost, texts)],
  ])
}

/** @param rest heading of what does not speak of driving @param withPercent false where a headline has the one figure of certainty */
function* differentialRows(
  { report, stated, removed }: DifferentialCase,
  texts: Texts,
  rest: string,
  withPercent: boolean,
): Generator<Row> {
  yield heading('May I still drive?')
  yield text(report.drive.say, { size: 14, weight: 'semibold' })
  yield text(report.drive.now, {}, { gap: 10 })
  if (report.causes.length > 0) yield heading('Possible causes')
  for (const [index, cause] of report.causes.entries()) {
    yield causeHeading(index, withPercent ? `${cause.name}: ${cause.percent}%` : cause.name)
    yield text(cause.is, { color: MUTED }, { indent: 14 })
    const { cost } = cause
    yield* facts([
      ['Speaks for it', cause.for.join('; ')],
      ['Expected, not there', cause.against.join('; ')],
      ['Still open', cause.open.join('; ')],
      ['If you leave it', cause.ignored],
      ['The test', cause.test.how],
      ['Cost', `${texts.cost(cost.min, cost.max)} (${cost.source})`],
      ['What decides it', cost.decides ?? null],
      ['Before you buy', index < 2 ? cause.beforeYouBuy : null],
    ])
  }
  const named = report.causes.reduce((sum, { percent }) => sum + percent, 0)
  if (withPercent && report.causes.length > 0)
    yield text(`Something else: ${Math.max(0, 100 - named)}%`, {}, { gap: 10 })
  const labels = (state: string) => [
    ...new Set(
      [...report.understood, ...stated].filter((each) => each.state === state).map(({ label }) => label),
    ),
  ]
  yield* list('What was understood', labels('present'))
  yield* list('What is not the case', labels('absent'))
  yield* list(
    'What the driver left out',
    removed.map(({ label }) => label),
  )
  yield* list('What was not understood', report.notUnderstood)
  if (report.cut) yield text('The text was longer than 5,000 characters. What comes after them was not read.')
  yield heading(rest)
}

const causeHeading = (index: number, words: string): Row =>
  text(`${index + 1}. ${words}`, { size: 11.5, weight: 'semibold' }, { gap: 2, keep: 60 })
