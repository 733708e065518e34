import type { PlansMode } from '@tappet/wire'
import type { Problem } from '../../offline/entry.ts'

const SHOWN_JOB_ID_LENGTH = 8

export function queuedMessage(jobId: string): string {
  return `Currently offline. Your diagnosis has been queued (Job: ${jobId.slice(-SHOWN_JOB_ID_LENGTH)}) and will be processed when connection is restored.`
}

export const UNANSWERED =
  "The server is busy or doesn't answer. Your recording is kept and sent again by itself."

export function waitingText(count: number, online: boolean): string | null {
  if (count === 0) return null
  const what = online ? 'the server' : 'a connection'
  return count === 1 ? `1 recording waits for ${what}` : `${count} recordings wait for ${what}`
}

export function refusedText(count: number): string | null {
  if (count === 0) return null
  return count === 1 ? '1 recording was refused' : `${count} recordings were refused`
}

export function problemText({ code, message }: Problem, plans: PlansMode): string {
  switch (code) {
    case 'limit_reached':
      if (plans !== 'on') return `${LIMIT_WITHOUT_PLANS} It is sent then.`
      return "You've reached your free analysis limit. We send it on the 1st, or right away with Pro."
    case 'refused':
      return `The server didn’t take this recording.${message === '' ? '' : ` It said: ${message}`}`
    case 'server_error':
      return 'The server had a problem. We try again by ourselves.'
  }
}

export const SIGN_IN_REASON = 'Sign in required: Please sign in to analyze audio.'
export const LIMIT_WITHOUT_PLANS = 'This month’s sound diagnoses are used up. More come on the 1st (UTC).'
export const LIMIT_MESSAGE = "You've reached your free analysis limit"

export const signIn = 'Sign In'
export const notNow = 'Not now'
export const signInTitle = 'Your recording is kept'
export const signInThen = 'We analyze it as soon as you sign in.'
export const title = 'Analyzing your sound'
export const openAnswer = 'Open the answer'
export const late = "The server hasn't answered yet."
export const done = 'Done'
export const encoding = 'Preparing the recording'
export const onDevice = "The server is busy or doesn't answer."
export const listening = 'Listening for what stands out'
export const weighing = 'Weighing what was heard (up to 15 seconds)'
export const announceStart = 'Analyzing your sound.'
export const announceFailure = 'The analysis failed.'
export const announceEnd = 'Analysis complete.'
