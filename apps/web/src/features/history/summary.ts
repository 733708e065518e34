import { DRIVE_FEARED } from '@tappet/diagnosis/drive-unknown'
import {
  estimateWords,
  reportAnswer,
  type SaidOfDriving,
  soundAnswer,
  sureWords,
} from '@tappet/diagnosis/report-answer'
import {
  type HistoryRow,
  type Json,
  NAMES_NO_FAULT,
  soundPathOf,
  UNCERTAIN,
  type UrgencyLevel,
} from '@tappet/wire'
import { driveStrip, driveVerdict } from '../../format/verdict.ts'
import { copy } from './copy.ts'

/** What a history card says of a saved diagnosis. */
export type HistorySummary = {
  type: string
  name: string
  /** As its page says how sure it is. */
  sure: string | null
  /** Whether one may drive, as the page of a sound marks it. */
  drive: { urgency: UrgencyLevel; words: string } | null
  /** What the differential said of driving on, where it was "stop" or "limp". */
  danger: string | null
  /** The address of the recording that was saved with it; null where there is none. */
  recording: string | null
}

function field(value: Json | undefined, key: string): Json | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value[key] : undefined
}

function first(value: Json | undefined): Json | undefined {
  return Array.isArray(value) ? value[0] : undefined
}

const text = (value: Json | undefined) => (typeof value === 'string' && value !== '' ? value : null)
const URGENCIES: Record<UrgencyLevel, true> = { safe: true, check_soon: true, fix_immediately: true }
const isUrgency = (value: Json | undefined): value is UrgencyLevel =>
  typeof value === 'string' && Object.hasOwn(URGENCIES, value)

function driveOf(issue: Json | undefined): HistorySummary['drive'] {
  const urgency = field(issue, 'urgencyLevel')
  const id = text(field(issue, 'id')) ?? ''
  const isNamed = !NAMES_NO_FAULT.includes(id)
  if (!isUrgency(urgency) || !(isNamed || id === UNCERTAIN)) return null
  const strip = driveStrip(driveVerdict({ isNamed, isOfCar: true, urgency, report: null }))
  if (strip !== null) return { urgency, words: strip.fields[strip.marked]?.word ?? '' }
  // What is not known has the urgency of the worst that it may be. "Safe", as older rows have it, was never seen.
  return urgency === 'fix_immediately' ? { urgency, words: DRIVE_FEARED.say } : null
}

const numberOf = (value: Json | undefined) => (typeof value === 'number' ? value : null)

/** Reads a saved diagnosis as far as it goes: an older or shorter shape leaves gaps, never an error. */
export function summarise({ type, data }: Pick<HistoryRow, 'type' | 'data'>): HistorySummary {
  if (type === 'audio') {
    const issue = field(data, 'issue')
    const { headline, percent } = soundAnswer({
      issue: { id: text(field(issue, 'id')) ?? '', name: text(field(issue, 'name')) ?? copy.unnamedSound },
      headline: text(field(data, 'headline')),
      confidence: numberOf(field(data, 'confidence')),
      causes: causesOf(data),
      drive: drivingOf(data),
    })
    return {
      type: copy.types.audio,
      name: headline,
      sure: percent === null ? null : sureWords(clamped(percent)),
      drive: driveOf(issue),
      danger: dangerOf(data),
      recording: recordingOf(data),
    }
  }
  return {
    type: copy.types.comprehensive + (first(field(data, 'demo_codes')) === undefined ? '' : copy.demoCodes),
    ...(ledSummary(data) ?? recordsSummary(data)),
    drive: null,
    danger: dangerOf(data),
    recording: null,
  }
}

/** A list fetches no recording from elsewhere. */
function recordingOf(data: Json | undefined): string | null {
  const old = text(field(data, 'audioData'))
  if (old?.startsWith('data:audio/')) return old
  const address = text(field(data, 'audioUrl'))
  return soundPathOf(address) === null ? null : address
}

const ONLY_TO_A_SHOP = driveStrip({ level: 'limp' })?.fields.at(-1)?.word ?? null

const driveIn = (data: Json | undefined) => field(field(field(data, 'differential'), 'report'), 'drive')

function drivingOf(data: Json | undefined): SaidOfDriving {
  const drive = driveIn(data)
  const reasons = field(drive, 'reasons')
  return {
    level: text(field(drive, 'level')) ?? '',
    known: field(drive, 'known') !== false,
    reasons: Array.isArray(reasons) ? reasons : [],
  }
}

/** What the differential of either kind said of driving on, as its page marks it. */
function dangerOf(data: Json | undefined): string | null {
  const drive = driveIn(data)
  const [level, say] = [field(drive, 'level'), text(field(drive, 'say'))]
  if (level === 'limp' && field(drive, 'known') !== false) return ONLY_TO_A_SHOP
  return level === 'stop' || level === 'limp' ? say : null
}

type Cause = { name: string; percent: number; cost: null }

/** The first one. */
function causesOf(data: Json | undefined): Cause[] {
  const cause = first(field(field(field(data, 'differential'), 'report'), 'causes'))
  const name = text(field(cause, 'name'))
  const percent = numberOf(field(cause, 'percent'))
  return name === null || percent === null ? [] : [{ name, percent: clamped(percent), cost: null }]
}

/** The differential's answer, where the row has one that names a cause. */
function ledSummary(data: Json | undefined): Pick<HistorySummary, 'name' | 'sure'> | null {
  const causes = causesOf(data)
  if (causes.length === 0) return null
  const { headline, percent } = reportAnswer(causes)
  return { name: headline, sure: percent === null ? null : estimateWords(percent) }
}

function recordsSummary(data: Json | undefined): Pick<HistorySummary, 'name' | 'sure'> {
  const topCause = first(field(data, 'probable_causes'))
  const figures = [numberOf(field(data, 'confidence_score')), numberOf(field(topCause, 'likelihood'))]
  const percents = figures.filter((figure) => figure !== null)
  return {
    name: text(field(topCause, 'cause')) ?? copy.noCause,
    sure: percents.length > 0 ? copy.confidence(clamped(Math.max(...percents))) : null,
  }
}

const clamped = (percent: number) => Math.min(100, Math.max(0, percent))
