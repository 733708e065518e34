import type { CaseEntry } from './entries.ts'
import type { CaseState } from './standing.ts'

export const CASE_STATE_WORDS: Record<CaseState, { words: string; means: string }> = {
  open: { words: 'Open', means: 'Something is still to be done.' },
  watching: {
    words: 'Watching',
    means: 'The latest look did not find it again. Nothing was repaired.',
  },
  repaired: { words: 'Repaired', means: 'Work was done, but nothing proves the fix yet.' },
  proven: { words: 'Proven fixed', means: 'What was tested after the repair did not come back.' },
  closed: { words: 'Closed', means: 'You closed it.' },
}

/** No more than was tested. */
export const CASE_PROVEN_WORDS = {
  whole: CASE_STATE_WORDS.proven.words,
  codes: 'Code proven gone; sound not compared',
  unknown: 'Tested after the repair',
} as const
export type CaseProven = keyof typeof CASE_PROVEN_WORDS

export const CASE_ENTRY_WORDS: Record<CaseEntry['kind'], string> = {
  sound: 'Recording',
  report: 'Diagnosis',
  scan: 'Scan',
  repair: 'Repair',
  note: 'Note',
  quote: 'Quote',
  finding: 'What the mechanic found',
  closed: 'Closed by you',
  reopened: 'Opened again by you',
}
