import { CASE_STATE_WORDS, type CaseState } from '@tappet/diagnosis/casebook'
import type { Tone } from '../../ui/index.ts'

const TONES: Record<CaseState, Tone> = {
  open: 'soon',
  watching: 'neutral',
  repaired: 'neutral',
  proven: 'safe',
  closed: 'neutral',
}

export const stateWords = (state: CaseState): { words: string; means: string; tone: Tone } => ({
  ...CASE_STATE_WORDS[state],
  tone: TONES[state],
})

export const NOT_KEPT = 'Not kept'
export const MAX_TITLE = 120

/** What stands on home too. */
export const notSent = 'Not sent yet'
export const openCases = 'Open cases'
export const allOpen = (count: number) => `All ${count} open cases`
