import type { ReportedCause } from '@tappet/diagnosis'
import { type ClipLicence, FOUND_OTHER, NAMES_NO_FAULT, NOTHING_FOUND } from '@tappet/wire'

export type Candidate = { id: string; name: string }

/** More would be no one tap. */
const MAX_RANKED = 4

const BESIDE: readonly Candidate[] = [
  { id: NOTHING_FOUND, name: 'Nothing was found' },
  { id: FOUND_OTHER, name: 'Something else' },
]

export function candidatesOf(ranked: readonly Candidate[]): Candidate[] {
  const faults = ranked.filter(
    ({ id }, index) =>
      id !== '' && !NAMES_NO_FAULT.includes(id) && ranked.findIndex((each) => each.id === id) === index,
  )
  return [...faults.slice(0, MAX_RANKED), ...BESIDE]
}

export const rankedFaults = (causes: readonly Pick<ReportedCause, 'fault' | 'name'>[]): Candidate[] =>
  causes.map(({ fault, name }) => ({ id: fault, name }))

/** What no list names any more stays readable. */
export function foundWords(fault: string, ranked: readonly Candidate[]): string {
  const name = [...ranked, ...BESIDE].find(({ id }) => id === fault)?.name
  return name ?? fault.charAt(0).toUpperCase() + fault.slice(1).replaceAll('_', ' ')
}

export const LICENCE_WORDS: Record<ClipLicence, { name: string; means: string }> = {
  'CC0-1.0': { name: 'CC0 1.0', means: 'anyone may use it for anything, without naming anybody' },
  'CC-BY-4.0': { name: 'CC BY 4.0', means: 'anyone may use it who names “a Tappet driver” as its source' },
}

/** As many characters as the server keeps. */
export const MAX_WORDS_LENGTH = 500
