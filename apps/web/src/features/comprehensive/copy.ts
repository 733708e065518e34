import type { Difficulty, Sensed } from '@tappet/diagnosis'
import { isTroubleCode, shownConfidence } from '@tappet/diagnosis'
import { reportAnswer } from '@tappet/diagnosis/report-answer'
import type { ShownReport } from '@tappet/diagnosis/saved'
import type { DistanceUnit } from '../../format/distance.ts'
import { formatDistance } from '../../format/distance.ts'
import { carName } from './draft.ts'

export function scanWords({ states, ratios }: Sensed): string {
  const telling = [
    ...states.filter(({ state }) => state === 'present'),
    ...ratios.filter(({ ratio }) => ratio > 1),
  ]
  return [...new Set(telling.map(({ why }) => why))].join('; ')
}

/** "5 probable causes found" */
export const countWords = (count: number): string =>
  count > 0 ? `${causeCount(count)} found` : `${causeCount(0)} found. Tell us when it happens, and how.`

export function causeCount(count: number): string {
  return `${count} probable ${count === 1 ? 'cause' : 'causes'}`
}

export const DIFFICULTY_WORDS: Record<Difficulty, string> = {
  easy: 'Easy',
  moderate: 'Moderate',
  difficult: 'Difficult',
}

/** "2018 Honda Civic, 48,500 mi"; null when nothing is known. */
export function carWords({ vehicle_info }: ShownReport['input'], unit: DistanceUnit): string | null {
  const { mileage } = vehicle_info
  const parts = [carName(vehicle_info), mileage === null ? null : formatDistance(mileage, unit)]
  const words = parts.filter((part) => part !== null)
  return words.length > 0 ? words.join(', ') : null
}

/** The service plan is written in miles. */
export function inUnit(line: string, unit: DistanceUnit): string {
  if (unit === 'mi') return line
  return line.replace(/([\d,]+) miles/g, (_, miles: string) =>
    formatDistance(Number(miles.replaceAll(',', '')), unit),
  )
}

export function demoWords(codes: readonly string[]): string {
  return `${codes.join(', ')} ${codes.length === 1 ? 'is' : 'are'} from the demo adapter, not from a car.`
}

/** What it is called on its page, in a case and as a shared text; an older report has the records alone. */
export function answerOf({
  differential,
  probable_causes,
}: Pick<ShownReport, 'differential' | 'probable_causes'>): { name: string; percent: number | null } {
  if (differential === null)
    return { name: probable_causes[0]?.cause ?? 'No likely cause found', percent: null }
  const { headline, percent } = reportAnswer(differential.report.causes)
  return { name: headline, percent }
}

/** The cause's percentage is then the report's one figure of certainty. */
export const namesCause = ({ differential }: Pick<ShownReport, 'differential'>): boolean =>
  differential !== null && differential.report.causes.length > 0

/** The larger of the score and the top likelihood. */
export function confidencePercent({ confidence_score, probable_causes }: ShownReport): number {
  return shownConfidence(
    confidence_score,
    probable_causes.map(({ likelihood }) => ({ likelihood: likelihood ?? 0 })),
  )
}

export function codesWithoutInformation({
  input,
  dtc_information,
}: Pick<ShownReport, 'input' | 'dtc_information'>): { code: string; why: string; wellFormed: boolean }[] {
  const explained = new Set(dtc_information.map(({ code }) => code))
  return input.codes
    .filter((code) => !explained.has(code))
    .map((code) =>
      isTroubleCode(code)
        ? { code, why: 'No details were found, so this code was left out.', wellFormed: true }
        : {
            code,
            why: 'This is not a trouble code, so it was left out. One looks like P0301.',
            wellFormed: false,
          },
    )
}

export const copy = {
  diagnosisLoading: 'Loading the diagnosis',
  stepUsage: 'Checking your plan',
  stepCodes: 'Looking up your codes',
  stepRecords: 'Comparing with the repair records',
  onDevice: 'The diagnosis itself is made on this device.',
  nothingEntered: 'Add at least one symptom or code.',
  offline: 'You are offline',
  offlineKept: 'What you entered is kept. Analyze it when you’re online again.',
  unfinished: 'The analysis did not finish',
  unfinishedKept:
    'What you entered is kept. Check your connection and tap Analyze Symptoms again. It won’t count twice.',
  seePlans: 'See the plans',
  seeLimits: 'See the limits',
  freeUsedUp: "This month's free diagnoses are used up",
  usedUp: "This month's diagnoses are used up",
  usedUpKept: 'What you entered is kept in this tab. New ones come on the 1st of the month.',
  notAdded: (typed: string) => `“${typed}” isn’t added yet. Press Enter or tap Add.`,
  added: (text: string) => `Added: ${text}`,
  removed: (text: string) => `Removed: ${text}`,
  remove: (text: string) => `Remove ${text}`,
  add: 'Add',
  inputRequired: 'Input Required',
  inputRequiredWhat: 'Please enter at least one symptom or diagnostic code',
  backToHome: 'Back to Home',
  secondOpinion: 'A second opinion, not a verdict. Consult a qualified mechanic before you repair anything.',
  form: 'Comprehensive diagnosis',
  vehicle: 'Your vehicle',
  contextHint: 'When it started, when it happens, what was repaired lately.',
  context: 'Additional context',
  analyzing: 'Analyzing...',
  analyze: 'Analyze Symptoms',
  addSymptom: 'Add Symptom',
  symptomsHint: 'What you hear, see, smell or feel. One at a time, in your own words.',
  symptoms: 'Symptoms',
  symptomList: 'Symptom list',
  symptomExample: 'Shakes at a red light',
  oddCodes: (codes: readonly string[]) =>
    `${codes.join(', ')} ${codes.length === 1 ? 'doesn’t' : 'don’t'} look like a trouble code and will be left out. One looks like P0301.`,
  demoCodes: (codes: readonly string[]) => `${demoWords(codes)} The report says so, too.`,
  codes: 'DTC codes',
  addCode: 'Add Code',
  codesHint: 'From an adapter or a shop, like P0301.',
  codeList: 'Code list',
  scanTells: (findings: string) => `Your scan is included: ${findings}.`,
  scanSilent: 'Your scan is included. Nothing in it stands out.',
  leaveScanOut: 'Leave the scan out',
  what: 'What is it',
  whatAnswer: 'The likeliest causes, and what your codes mean.',
  drive: 'May I still drive',
  driveAnswer: 'Whether it can wait.',
  cost: 'What will it cost',
  costAnswer: 'A range in dollars, and how hard the repair is.',
  next: 'What do I do next',
  nextAnswer: 'Steps in order, with the tools they need.',
  reportAnswers: 'What the report answers',
  scannerHint: 'An OBD-II adapter reads them in a minute and sends them here.',
  noCodes: 'No codes at hand?',
  openScanner: 'Open the OBD-II Scanner',
  symptomIdeas: 'Common ones',
  make: 'Make',
  chooseMake: 'Choose a make',
  year: 'Year',
  chooseYear: 'Choose a year',
  mileage: 'Mileage',
  mileageHint: 'On the odometer',
  model: 'Model',
  otherModelHint: 'Make and model, like Peugeot 308',
  chooseMakeFirst: 'Choose a make first',
  chooseModel: 'Choose a model',
} as const
