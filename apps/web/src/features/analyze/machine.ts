import type { SoundDiagnosis } from '@tappet/wire'

export const TICK_MS = 200
export const TICK_PERCENT = 10
/** Where the bar waits for the answer. */
export const HOLD_PERCENT = 90
/** How long a full bar stands before the result opens. */
export const SETTLE_MS = 500

export type AnalysisState =
  | { step: 'idle' }
  | { step: 'needs_sign_in' }
  | { step: 'encoding' | 'sending'; percent: number }
  | { step: 'finished'; percent: 100; result: SoundDiagnosis }
  | { step: 'queued'; jobId: string }
  | { step: 'limit_reached' }

export type AnalysisEvent =
  | { type: 'started' }
  | { type: 'sign_in_needed' }
  | { type: 'encoded' }
  | { type: 'ticked' }
  | { type: 'answered'; result: SoundDiagnosis }
  | { type: 'queued'; jobId: string }
  | { type: 'limit_reached' }
  | { type: 'settled' }

export const IDLE: AnalysisState = { step: 'idle' }

/** True while an analysis runs: no second one starts beside it. */
export function isUnderway(
  state: AnalysisState,
): state is Extract<AnalysisState, { step: 'encoding' | 'sending' | 'finished' }> {
  return state.step === 'encoding' || state.step === 'sending' || state.step === 'finished'
}

function isWorking(state: AnalysisState): state is Extract<AnalysisState, { step: 'encoding' | 'sending' }> {
  return state.step === 'encoding' || state.step === 'sending'
}

/** The next state. An event that does not belong to the present one changes nothing. */
export function transition(state: AnalysisState, event: AnalysisEvent): AnalysisState {
  if (event.type === 'started') return isUnderway(state) ? state : { step: 'encoding', percent: 0 }
  if (event.type === 'sign_in_needed') return state.step === 'finished' ? state : { step: 'needs_sign_in' }
  if (event.type === 'settled') return isWorking(state) ? state : IDLE
  if (!isWorking(state)) return state
  switch (event.type) {
    case 'encoded':
      return { step: 'sending', percent: state.percent }
    case 'ticked':
      return { step: state.step, percent: Math.min(HOLD_PERCENT, state.percent + TICK_PERCENT) }
    case 'answered':
      return { step: 'finished', percent: 100, result: event.result }
    case 'queued':
      return { step: 'queued', jobId: event.jobId }
    case 'limit_reached':
      return { step: 'limit_reached' }
  }
}
