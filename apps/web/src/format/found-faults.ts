import { issueTexts } from '@tappet/diagnosis'
import { NAMES_NO_FAULT } from '@tappet/wire'
import { type Candidate, candidatesOf } from './found.ts'

export const catalogueFaults: readonly Candidate[] = Object.entries(issueTexts)
  .filter(([id]) => !NAMES_NO_FAULT.includes(id))
  .map(([id, { name }]) => ({ id, name }))

export const faultOptions: readonly { value: string; label: string }[] = [
  ...catalogueFaults,
  ...candidatesOf([]),
].map(({ id, name }) => ({ value: id, label: name }))
