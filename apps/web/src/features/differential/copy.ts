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

/** "Judged 2026, not reviewed." */
export function sourceWords(source: string): string {
  return source === '' ? '' : `${source.charAt(0).toUpperCase()}${source.slice(1)}.`
}

export const copy = {
  firstCheck: (cause: string, range: string) => `First check: ${cause} (${range}).`,
  speaksFor: 'Speaks for it',
  speaksAgainst: 'Speaks against it: not there',
  stillOpen: 'Still open',
  ignored: 'If you leave it',
  proof: 'The test that proves it',
  cost: 'Cost, parts and labor',
  inUsd: (source: string) => `In US dollars. ${sourceWords(source)}`,
  beforeYouBuy: 'Before you buy',
  possibleCauses: 'Possible causes',
  test: (step: string) => `Test: ${step}`,
  estimate: 'Our estimate, not a count.',
  more: 'More about it',
  restsOn: 'This rests on:',
  perhaps: (fault: string) => `perhaps ${fault}`,
  yes: 'Yes',
  no: 'No',
  dontKnow: "Don't know",
  notedYes: 'Noted: yes.',
  notedNo: 'Noted: no.',
  notedDontKnow: "Noted: you don't know.",
  nextStep: 'Next step',
  bestNextStep: 'Best next step',
  oneQuestion: 'One question',
  codesQuestion: 'Read the codes.',
  readCodes: 'Read the codes',
  notedNotNow: 'Noted: not now.',
  notNow: 'Not now',
  codesReturn: 'The scanner brings them back into this diagnosis.',
  testDecides: (test: string) => `This test decides: ${test}`,
  nothingMore: 'Have the car looked at.',
  notLoaded: 'A part of Tappet did not load, so nothing changed. Check your connection and tap again.',
  undo: 'Undo',
  noted: 'Noted.',
  tellMore: 'Tell us what you notice',
  add: 'Add',
  doNotDriveOn: 'Do not drive on.',
  demoCodes: 'With demo codes',
  alsoDo: 'What else to do',
} as const
