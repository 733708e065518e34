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

/** What stands on home and beside results too. */
export const copy = {
  notSent: 'Not sent yet',
  openCases: 'Open cases',
  allOpen: (count: number) => `All ${count} open cases`,
  followUp: 'Follow this up',
  followUpHelp:
    'A case keeps this scan with what comes before and after it, and says when a repair is proven.',
  codesTitle: (first: string, more: number) => (more > 0 ? `${first} and ${more} more` : first),
  isBack: (title: string) => `It is back: “${title}” is open again`,
  addedTo: (title: string) => `Added to “${title}”`,
  addTo: (title: string) => `Add to “${title}”`,
} as const
