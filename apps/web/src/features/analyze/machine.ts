import type { SoundDiagnosis } from '@tappet/wire'

export const TICK_MS = 200
export const TICK_PERCENT = 10
export const HOLD_PERCENT = 90
export const SETTLE_MS = 500

/** `on_device`: the server gave none. */
type Working = { step: 'encoding' | 'sending' | 'on_device'; jobId: string; percent: number }
type Finished = { step: 'finished'; jobId: string; percent: 100; result: SoundDiagnosis }

export type AnalysisState =
  | { step: 'idle' }
  | { step: 'needs_sign_in' }
  | Working
  | Finished
  | { step: 'queued'; jobId: string }
  | { step: 'limit_reached' }

export type AnalysisEvent =
  | { type: 'started'; jobId: string }
  | { type: 'sign_in_needed' }
  | { type: 'encoded' }
  | { type: 'ticked' }
  | { type: 'unanswered' }
  | { type: 'answered'; result: SoundDiagnosis }
  | { type: 'queued'; jobId: string }
  | { type: 'limit_reached' }
  | { type: 'settled' }

export const IDLE: AnalysisState = { step: 'idle' }

export function isUnderway(state: AnalysisState): state is Working | Finished {
  return 'percent' in state
}

/** To this job, or to any. */
export function awaitsServer(state: AnalysisState, jobId?: string): boolean {
  if (state.step !== 'encoding' && state.step !== 'sending') return false
  return jobId === undefined || state.jobId === jobId
}

function isWorking(state: AnalysisState): state is Working {
  return isUnderway(state) && state.step !== 'finished'
}

/** An event that does not belong to the present state changes nothing. */
export function transition(state: AnalysisState, event: AnalysisEvent): AnalysisState {
  if (event.type === 'started')
    return isUnderway(state) ? state : { step: 'encoding', jobId: event.jobId, percent: 0 }
  if (event.type === 'sign_in_needed') return state.step === 'finished' ? state : { step: 'needs_sign_in' }
  if (event.type === 'settled') return isWorking(state) ? state : IDLE
  if (!isWorking(state)) return state
  switch (event.type) {
    case 'encoded':
      return { ...state, step: 'sending' }
    case 'unanswered':
      return { ...state, step: 'on_device' }
    case 'ticked':
      return { ...state, percent: Math.min(HOLD_PERCENT, state.percent + TICK_PERCENT) }
    case 'answered':
      return { ...state, step: 'finished', percent: 100, result: event.result }
    case 'queued':
      return { step: 'queued', jobId: event.jobId }
    case 'limit_reached':
      return { step: 'limit_reached' }
  }
}
