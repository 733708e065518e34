import { SAYS_NOTHING, UNCERTAIN } from '../sound/types.ts'

type Range = { min: number; max: number }
type Named = { name: string; percent: number; cost: Range | null }

/** US dollars. */
export type Cost = Range & {
  /** "typically $330", or where another cause is far dearer or cheaper "at worst $9,500". */
  note: string | null
  typical: number | null
}

export type ReportAnswer = {
  headline: string
  /** Of 100 cars with these signs; null where no cause stands out. */
  percent: number | null
  cost: Cost | null
}

const LIKELIER_THAN_NOT = 50
/** Below it "possible" would promise too much. */
const STANDS_OUT_PERCENT = 15

/**
 * What page, text, PDF, history, case and hand-over say of a diagnosis without a recording, in one headline.
 * @param causes the likeliest first
 */
export function reportAnswer(causes: readonly Named[]): ReportAnswer {
  const [first] = causes
  if (first === undefined) return { headline: 'No cause named yet', percent: null, cost: null }
  if (first.percent < STANDS_OUT_PERCENT)
    return { headline: 'No one cause stands out', percent: null, cost: costOver(causes) }
  const sure = first.percent >= LIKELIER_THAN_NOT ? 'Likely' : 'Possible'
  return { headline: `${sure} ${within(first.name)}`, percent: first.percent, cost: costOver([first]) }
}

export type KeptSound<Cause> = {
  issue: { id: string; name: string }
  /** Empty or null in older results. */
  headline: string | null
  /** Whole percent. */
  confidence: number | null
  /** The likeliest first; empty without a differential. */
  causes: readonly Cause[]
  drive?: SaidOfDriving | null | undefined
}

/** Of a report, as it was kept. */
export type SaidOfDriving = { level: string; known: boolean; reasons: readonly unknown[] }

/** Whether what was told or read says not to drive on, or to a shop alone. A level without a reason is a caution. */
const tellsDanger = (drive: SaidOfDriving | null | undefined): boolean =>
  drive?.known === true && drive.reasons.length > 0 && ['limp', 'stop'].includes(drive.level)

/** Under a line in red "Nothing unusual stands out" would contradict it, and so would "Brake noise or nothing unusual". */
const ONLY_TOLD = 'Not in the sound, but it can’t wait'

/**
 * What page, text, PDF, history, case and hand-over say of a recording.
 * @returns `cause`: what is named where the sound names nothing and it is likelier than not; `percent`: null where
 * nothing was counted
 */
export function soundAnswer<Cause extends Pick<Named, 'name' | 'percent'>>(sound: KeptSound<Cause>) {
  const { issue, headline, confidence, causes, drive } = sound
  if (tellsDanger(drive) && /nothing unusual/i.test(headline || issue.name))
    return { headline: issue.id === 'no_fault_heard' ? ONLY_TOLD : issue.name, percent: null, cause: null }
  const [first] = issue.id === UNCERTAIN ? causes : []
  const cause = first !== undefined && first.percent >= LIKELIER_THAN_NOT ? first : null
  const isNamed = !SAYS_NOTHING.includes(issue.id) && confidence !== null && confidence > 0
  return {
    headline: cause === null ? headline || issue.name : `Likely ${within(cause.name)}`,
    percent: isNamed ? confidence : null,
    cause,
  }
}

/** More would be no short list. */
const MAX_LISTED = 3
/** Of the first one's share. */
const MIN_LISTED = 0.1

/** The causes that are listed under a recording's answer. */
export function listedCauses<Cause extends { percent: number; apart?: true | undefined }>(
  causes: readonly Cause[],
): Cause[] {
  const least = (causes[0]?.percent ?? 0) * MIN_LISTED
  return causes.filter(({ percent, apart }, at) => apart === true || (at < MAX_LISTED && percent >= least))
}

const STANDS_OUT_FACTOR = 1.5
const LESS_FACTOR = 0.5

/** @param percents of all causes that are listed beside it */
export function likelihoodWord(percent: number, percents: readonly number[], apart = false): string {
  if (apart) return 'not from the sound'
  const [most = 0, next = 0] = percents.toSorted((a, b) => b - a)
  if (percent === most && most >= next * STANDS_OUT_FACTOR) return 'most likely'
  return percent >= most * LESS_FACTOR ? 'possible' : 'less likely'
}

type Listed = Named & { issue?: string | undefined; apart?: true | undefined }

export type PricedSound = Pick<KeptSound<Listed>, 'headline' | 'confidence'> & {
  issue: KeptSound<Listed>['issue'] & { estimatedCostMin: number | null; estimatedCostMax: number | null }
  tier: string | null
  report: { causes: readonly Listed[]; other: number } | null
}

/** By the causes that are listed under it; null where nothing is priced. */
export function soundCost({ report, ...sound }: PricedSound): Cost | null {
  const { issue, tier } = sound
  const { cause } = soundAnswer({ ...sound, causes: report?.causes ?? [] })
  if (cause !== null) return costOver([cause])
  const max = issue.estimatedCostMax
  if (max === null || max <= 0) return null
  const listed =
    report !== null && showsCauses(report) ? listedCauses(report.causes).filter(({ apart }) => !apart) : []
  const isOneNoise = tier !== 'pair' && issue.id !== 'uncertain' && listed[0]?.issue === issue.id
  return costOver(listed, isOneNoise ? null : { min: issue.estimatedCostMin ?? max, max })
}

/** Not where something else is likelier than all of them together. */
export const showsCauses = ({ causes, other }: { causes: readonly unknown[]; other: number }): boolean =>
  causes.length > 0 && other <= LIKELIER_THAN_NOT

const WIDE = 6

const usd = (amount: number) => `$${amount.toLocaleString('en-US')}`

/** Half of the cars have this one or a cheaper one. */
function middleOf(priced: readonly (Range & { percent: number })[]) {
  let half = priced.reduce((sum, { percent }) => sum + percent, 0) / 2
  return priced
    .toSorted((a, b) => a.max - b.max)
    .find(({ percent }) => {
      half -= percent
      return half <= 0
    })
}

/** By each cause's share, within the range. */
function typicalOf(priced: readonly (Range & { percent: number })[], { min, max }: Range): number {
  const total = priced.reduce((sum, { percent }) => sum + percent, 0)
  const middle = priced.reduce(
    (sum, cause) => sum + (cause.percent / total) * Math.log(Math.sqrt(Math.max(1, cause.min) * cause.max)),
    0,
  )
  return Math.min(max, Math.max(min, Math.round(Math.exp(middle) / 10) * 10))
}

/**
 * One range, or where that is wide the middle cause's, with the end that it leaves out.
 * @param own a range that no cause stands for
 */
function costOver(causes: readonly Omit<Named, 'name'>[], own: Range | null = null): Cost | null {
  const priced = causes.flatMap(({ percent, cost }) => (cost === null ? [] : { ...cost, percent }))
  const all: Range[] = own === null ? priced : [...priced, own]
  if (all.length === 0) return null
  const min = Math.min(...all.map((range) => range.min))
  const max = Math.max(...all.map((range) => range.max))
  const middle = middleOf(priced)
  if (max <= WIDE * min || all.length === 1 || middle === undefined) {
    const typical = min === max || priced.length === 0 ? null : typicalOf(priced, { min, max })
    return { min, max, typical, note: typical === null ? null : `typically ${usd(typical)}` }
  }
  const note = middle.max === max ? `at best ${usd(min)}` : `at worst ${usd(max)}`
  return { min: middle.min, max: middle.max, typical: null, note }
}

const TIMES_OF = 20

/** "Right about 17 times in 20" @param percent of 100 answers */
export const sureWords = (percent: number): string =>
  `Right about ${Math.round((TIMES_OF * percent) / 100)} times in ${TIMES_OF}`

/** "We estimate 16 in 20 cars with these signs have this" @param percent of 100 cars */
export const estimateWords = (percent: number): string =>
  `We estimate ${Math.round((TIMES_OF * percent) / 100)} in ${TIMES_OF} cars with these signs have this`

/** "Failed ignition coil" inside a sentence; "EGR valve" keeps its letters. */
const within = (name: string) =>
  /^[A-Z][a-z]/.test(name) ? `${name.charAt(0).toLowerCase()}${name.slice(1)}` : name
