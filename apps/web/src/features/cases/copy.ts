import type { CaseState } from '@tappet/diagnosis/casebook'
import type { CaseItemKind } from '@tappet/wire'
import type { Tone } from '../../ui/index.ts'

export const STATE_WORDS: Record<CaseState, { words: string; tone: Tone; means: string }> = {
  open: { words: 'Open', tone: 'soon', means: 'Something is still to be done.' },
  watching: {
    words: 'Watching',
    tone: 'neutral',
    means: 'The latest look did not find it again. Nothing was repaired.',
  },
  repaired: { words: 'Repaired', tone: 'neutral', means: 'Work was done. Nothing has proven it yet.' },
  proven: {
    words: 'Proven fixed',
    tone: 'safe',
    means: 'What was tested after the repair did not come back.',
  },
  closed: { words: 'Closed', tone: 'neutral', means: 'You closed it.' },
}

/** What a proven case's badge says: no more than was tested, and less until it is known what was. */
export const PROVEN_WORDS = {
  whole: STATE_WORDS.proven.words,
  codes: 'Code proven gone; sound not compared',
  unknown: 'Tested after the repair',
} as const
export type ProvenPart = keyof typeof PROVEN_WORDS

export const KIND_WORDS: Record<CaseItemKind, string> = {
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

export const WAITING = 'Kept on this device. It is sent when you are online.'
export const NOT_KEPT = 'Not kept'
export const MAX_TITLE = 120
