import { issueTexts } from '@tappet/diagnosis'
import { type Candidate, candidatesOf, NAMES_NO_FAULT } from './found.ts'

/** The faults of the catalogue of sounds. */
export const catalogueFaults: readonly Candidate[] = Object.entries(issueTexts)
  .filter(([id]) => !NAMES_NO_FAULT.includes(id))
  .map(([id, { name }]) => ({ id, name }))

/** Options of a list: each of them, nothing, something else. */
export const faultOptions: readonly { value: string; label: string }[] = [
  ...catalogueFaults,
  ...candidatesOf([]),
].map(({ id, name }) => ({ value: id, label: name }))
