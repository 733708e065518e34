import { issueTexts } from '@tappet/diagnosis'
import { type ClipLicence, FOUND_OTHER, NOT_A_CAR, NOTHING_FOUND, UNCERTAIN } from '@tappet/wire'

/** What cannot be found by a mechanic: answers that name no fault. */
const NAMES_NO_FAULT: readonly string[] = ['no_fault_heard', NOT_A_CAR, UNCERTAIN]

/** What a mechanic can have found: the catalogue's faults, nothing, or something else. */
export const foundChoices: readonly { value: string; label: string }[] = [
  ...Object.entries(issueTexts)
    .filter(([id]) => !NAMES_NO_FAULT.includes(id))
    .map(([id, { name }]) => ({ value: id, label: name })),
  { value: NOTHING_FOUND, label: 'Nothing was found' },
  { value: FOUND_OTHER, label: 'Something else' },
]

/** A finding in words; one of a newer version's catalogue stays readable. */
export function foundWords(found: string): string {
  return foundChoices.find(({ value }) => value === found)?.label ?? found.replaceAll('_', ' ')
}

export const LICENCE_WORDS: Record<ClipLicence, { name: string; means: string }> = {
  'CC0-1.0': { name: 'CC0 1.0', means: 'anyone may use it for anything, without naming anybody' },
  'CC-BY-4.0': { name: 'CC BY 4.0', means: 'anyone may use it who names “a Tappet driver” as its source' },
}

/** As many characters as the server keeps. */
export const MAX_WORDS_LENGTH = 500
