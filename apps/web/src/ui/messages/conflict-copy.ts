export { tryAgain } from './copy.ts'

export const edit = 'Edit'
export const discard = 'Discard'
export const changeKept = 'The change is kept on this device.'
export const exportChange = 'Export'
export const changeRefused = 'The server did not take a change'
export const notExported = 'Not exported'
export const stillKept = 'The change is still kept on this device.'
export const useMine = 'Use this device’s'
export const useTheirs = 'Use the other device’s'
export const bothKept = 'Both are kept until you choose.'
export const deleteAnyway = 'Delete anyway'
export const deletedHere = 'Deleted here, changed on another device'
export const notDeletedYet = 'Not deleted until you choose.'
export const addAgain = 'Add it again'
export const notAdded = 'Not added'
export const keepOne = 'Keep it'
export const keepAll = 'Keep them'
export const both = (label: string, mine: string, theirs: string) =>
  `${label}: ${mine} on this device, ${theirs} on the other.`
export const changed = (changes: string) => `What you changed: ${changes}.`
