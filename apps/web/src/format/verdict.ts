import type { DifferentialCase } from '@tappet/diagnosis'
import { DRIVE_FEARED, DRIVE_UNKNOWN } from '@tappet/diagnosis/drive-unknown'
import { type Cost, estimateWords, sureWords } from '@tappet/diagnosis/report-answer'
import { type Danger, dangerLevels, dangerOf, type Tier, type UrgencyLevel } from '@tappet/wire'
import { wholeUsd } from './usd.ts'

export type VerdictFacts = {
  /** Whether the sound names something: a fault, or that nothing stands out. */
  isNamed: boolean
  /** Whether it says anything of a car at all. */
  isOfCar: boolean
  tier: Tier | null
  /** Percent; null where none is kept. */
  confidence: number | null
  urgency: UrgencyLevel | null
  cost: Cost | null
  report: DifferentialCase['report'] | null
}

const rank = (level: Danger) => dangerLevels.indexOf(level)

export type DriveVerdict = { level: Danger } | { level: null; isFeared: boolean }

type DriveFacts = Pick<VerdictFacts, 'isNamed' | 'isOfCar' | 'urgency' | 'report'>

export function driveVerdict({ isNamed, isOfCar, urgency, report }: DriveFacts): DriveVerdict {
  const drive = report?.drive
  // A level without a reason is a caution and says nothing of this car.
  const ofReport = drive?.known && (drive.reasons.length > 0 || !isNamed) ? [drive.level] : []
  const named = isNamed && urgency !== null ? [dangerOf[urgency]] : []
  const [worst] = [...ofReport, ...named].sort((a, b) => rank(b) - rank(a))
  const isFeared =
    isOfCar &&
    !isNamed &&
    (urgency === 'fix_immediately' ||
      (drive !== undefined && !drive.known && rank(drive.level) > rank('soon')))
  if (worst === undefined || (isFeared && rank(worst) < rank('limp'))) return { level: null, isFeared }
  return { level: worst }
}

const DRIVE_WORDS = ['Nothing urgent', 'Check soon', 'Don’t drive'] as const
const TONES = ['safe', 'soon', 'now'] as const

export function driveStrip(drive: DriveVerdict) {
  if (drive.level === null) return null
  const words = drive.level === 'limp' ? [...DRIVE_WORDS.slice(0, 2), 'Only to a shop'] : DRIVE_WORDS
  return {
    question: 'May I drive?',
    fields: words.map((word, index) => ({ word, tone: TONES[index] ?? 'now' })),
    marked: Math.min(rank(drive.level), 2),
  }
}

export function driveUnknown(drive: DriveVerdict, { isOfCar }: VerdictFacts): string {
  if (!isOfCar) return DRIVE_UNHEARD
  return drive.level === null && drive.isFeared ? `${DRIVE_FEARED.say} ${DRIVE_FEARED.now}` : DRIVE_UNKNOWN
}

const DRIVE_UNHEARD = 'This says nothing about your car. If anything feels off, don’t drive.'

export function sureOf({ isNamed, tier, confidence }: Pick<VerdictFacts, 'isNamed' | 'tier' | 'confidence'>) {
  if (!isNamed || confidence === null || confidence <= 0) return null
  const words = sureWords(confidence)
  return {
    label: 'Confidence',
    percent: confidence,
    words,
    spoken: tier === null ? words : `When we say this, we’re r${words.slice(1)}`,
  }
}

/** By the differential's estimate, which was not counted. */
export function estimateOf(percent: number | null) {
  if (percent === null || percent <= 0) return null
  const words = estimateWords(percent)
  return { label: 'Confidence', percent, words, spoken: words }
}

/** US dollars; each step to the right is a factor. */
const SCALE_USD = { min: 50, max: 10_000 } as const

const place = (usd: number) =>
  Math.min(
    1,
    Math.log(Math.max(usd, SCALE_USD.min) / SCALE_USD.min) / Math.log(SCALE_USD.max / SCALE_USD.min),
  )

/** "$100 to $8,000", "$90" */
export const usdRange = (min: number, max: number): string =>
  Math.round(min) === Math.round(max) ? wholeUsd(max) : `${wholeUsd(min)} to ${wholeUsd(max)}`

/** Null where nothing is priced. */
export function costVerdict(cost: Cost | null) {
  if (cost === null || cost.max <= 0) return null
  const { min, max, note, typical } = cost
  return {
    label: 'Repair',
    words: usdRange(min, max),
    note,
    from: place(min),
    to: place(max),
    typical: typical === null ? null : place(typical),
  }
}

/** "$700 to $2,020, at worst $9,500" */
export const costLine = ({ words, note }: { words: string; note: string | null }): string =>
  [words, note].filter(Boolean).join(', ')

/** What to do now, without its line in the driver's own language. */
export const adviceOf = ({ now, own }: Pick<DifferentialCase['report']['drive'], 'now' | 'own'>): string =>
  own ? now.slice(0, -own.say.length).trimEnd() : now

/** With what it tells: "Press each corner down: it must not bounce more than once." */
export const firstSentence = (advice: string): string => advice.split(/(?<=[.!])\s/)[0] ?? advice

/** "Read the trouble codes." */
export const firstStep = (advice: string): string => `${advice.split(/[.:;](?=\s|$)/)[0]}.`

/** As much as a card of 40 words leaves for what to do. */
const MAX_ADVICE_WORDS = 10
/** What the card's first line says already. */
const DO_NOT_DRIVE = /^Do not drive( on| on it| with it)?\.$/

/**
 * The sentences of an advice that fit a verdict's card, the first ones first, and those that stand under it; the whole
 * of it where none fits. "Do not drive" stands in the card's first line.
 */
export function splitAdvice(advice: string): { short: string; rest: string } {
  const [short, rest]: [string[], string[]] = [[], []]
  let room = MAX_ADVICE_WORDS
  for (const sentence of advice.split(/(?<=[.!])\s+/)) {
    if (DO_NOT_DRIVE.test(sentence)) continue
    const { length } = sentence.split(/\s+/)
    if (length > room) rest.push(sentence)
    else {
      short.push(sentence)
      room -= length
    }
  }
  return short.length === 0 ? { short: advice, rest: '' } : { short: short.join(' '), rest: rest.join(' ') }
}
