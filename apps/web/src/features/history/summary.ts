import { reportAnswer } from '@tappet/diagnosis/report-answer'
import { type HistoryRow, type Json, soundPathOf, type UrgencyLevel } from '@tappet/wire'
import { copy } from './copy.ts'

/** What a history card says of a saved diagnosis. */
export type HistorySummary = {
  type: string
  name: string
  confidencePercent: number | null
  /** How soon to act; of sound diagnoses only. */
  urgency: UrgencyLevel | null
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
/** These say nothing of the car. */
const SAYS_NOTHING: readonly (Json | undefined)[] = ['not_a_car', 'no_fault_heard']

function urgencyOf(issue: Json | undefined): UrgencyLevel | null {
  const urgency = field(issue, 'urgencyLevel')
  const id = field(issue, 'id')
  if (!isUrgency(urgency) || SAYS_NOTHING.includes(id)) return null
  // What is not known has the urgency of the worst that it may be. "Safe", as older rows have it, was never seen.
  return id === 'uncertain' && urgency === 'safe' ? null : urgency
}

const numberOf = (value: Json | undefined) => (typeof value === 'number' ? value : null)

/** Reads a saved diagnosis as far as it goes: an older or shorter shape leaves gaps, never an error. */
export function summarise({ type, data }: Pick<HistoryRow, 'type' | 'data'>): HistorySummary {
  if (type === 'audio') {
    return {
      type: copy.types.audio,
      name: text(field(data, 'headline')) ?? text(field(field(data, 'issue'), 'name')) ?? copy.unnamedSound,
      confidencePercent: numberOf(field(data, 'confidence')),
      urgency: urgencyOf(field(data, 'issue')),
      danger: dangerOf(data),
      recording: recordingOf(data),
    }
  }
  return {
    type: copy.types.comprehensive + (first(field(data, 'demo_codes')) === undefined ? '' : copy.demoCodes),
    ...(ledSummary(data) ?? recordsSummary(data)),
    urgency: null,
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

const DANGERS: readonly (Json | undefined)[] = ['stop', 'limp']

/** What the differential of either kind said of driving on. */
function dangerOf(data: Json | undefined): string | null {
  const drive = field(field(field(data, 'differential'), 'report'), 'drive')
  return DANGERS.includes(field(drive, 'level')) ? text(field(drive, 'say')) : null
}

/** The differential's answer, where the row has one that names a cause. */
function ledSummary(data: Json | undefined): Pick<HistorySummary, 'name' | 'confidencePercent'> | null {
  const cause = first(field(field(field(data, 'differential'), 'report'), 'causes'))
  const name = text(field(cause, 'name'))
  const percent = numberOf(field(cause, 'percent'))
  if (name === null || percent === null) return null
  const answer = reportAnswer([{ name, percent: clamped(percent), cost: null }])
  return { name: answer.headline, confidencePercent: answer.percent }
}

function recordsSummary(data: Json | undefined): Pick<HistorySummary, 'name' | 'confidencePercent'> {
  const topCause = first(field(data, 'probable_causes'))
  const figures = [numberOf(field(data, 'confidence_score')), numberOf(field(topCause, 'likelihood'))]
  const percents = figures.filter((figure) => figure !== null)
  return {
    name: text(field(topCause, 'cause')) ?? copy.noCause,
    confidencePercent: percents.length > 0 ? clamped(Math.max(...percents)) : null,
  }
}

const clamped = (percent: number) => Math.min(100, Math.max(0, percent))
