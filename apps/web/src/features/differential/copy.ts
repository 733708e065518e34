import type { ReportedCause } from '@tappet/diagnosis'

const TESTER_WORDS: Record<ReportedCause['test']['who'], string> = {
  driver: 'You can do it yourself',
  adapter: 'With an adapter that reads the car',
  workshop: 'A shop does it',
}

/** "A shop does it, about 30 minutes." */
export function testerWords({ who, minutes }: Pick<ReportedCause['test'], 'who' | 'minutes'>): string {
  return `${TESTER_WORDS[who]}, about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`
}

/** "Parts $10 to $20." */
export function sourceWords(source: string): string {
  return source === '' ? '' : `${source.charAt(0).toUpperCase()}${source.slice(1)}.`
}

export const speaksFor = 'Speaks for it'
export const speaksAgainst = 'Speaks against it: not there'
export const stillOpen = 'Still open'
export const ignored = 'If you leave it'
export const proof = 'The test that proves it'
export const cost = 'Cost, parts and labor'
export const inUsd = (source: string) => `In US dollars. ${sourceWords(source)}`
export const beforeYouBuy = 'Before you buy'
export const possibleCauses = 'Possible causes'
export const test = (step: string) => `Test: ${step}`
export const estimate = 'Our estimate, not a count.'
export const more = 'More about it'
export const yes = 'Yes'
export const no = 'No'
export const dontKnow = "Don't know"
export const notedYes = 'Noted: yes.'
export const notedNo = 'Noted: no.'
export const notedDontKnow = "Noted: you don't know."
export const nextStep = 'Next step'
export const bestNextStep = 'Best next step'
export const oneQuestion = 'One question'
export const codesQuestion = 'Read the codes.'
export const readCodes = 'Read the codes'
export const notedNotNow = 'Noted: not now.'
export const notNow = 'Not now'
export const codesReturn = 'The scanner brings them back here.'
export const testDecides = (test: string) => `This test decides: ${test}`
export const nothingMore = 'Have the car looked at.'
export const notLoaded =
  'Part of this page didn’t load, so nothing changed. Check your connection and tap again.'
export const undo = 'Undo'
export const noted = 'Noted.'
export const tellMore = 'Tell us what you notice'
export const add = 'Add'
