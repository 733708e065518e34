import type { DtcInformation, Severity } from '@tappet/diagnosis'
import { categoryOf } from '@tappet/diagnosis'
import type { CodeAnswer } from '@tappet/diagnosis/code-answer'

/** A code alone never says that a car may be driven. */
export const PRIORITY_WORDS: Record<Severity, string> = {
  low: 'Have it looked at when it suits you. A code can’t tell you that the car is safe.',
  medium:
    'Have it looked at within a week or two. Don’t drive if brakes or steering feel different, or a red light is on. A code can’t tell you that the car is safe.',
  high: 'Drive only as far as you must. Have it diagnosed within 24-48 hours.',
  critical: 'Do not drive on. Have it checked where it stands, or towed.',
}

/** Nobody outside the maker has a description. */
export const UNTITLED_WORDS: Record<Exclude<CodeAnswer['kind'], 'generic'>, string> = {
  manufacturer: 'Each make uses this code for something else.',
  'undefined-range': 'This code has no standard meaning.',
  unknown: 'No published table lists this code.',
}

export function codeReport(code: string, details: Partial<DtcInformation>): string {
  const { description, severity, common_causes = [], suggested_actions = [] } = details
  return [
    [
      `Trouble code ${code} (${categoryOf(code)})`,
      description ?? '',
      severity ? PRIORITY_WORDS[severity] : '',
    ]
      .filter((line) => line !== '')
      .join('\n'),
    list(
      'Common causes',
      common_causes.map((cause) => `- ${cause}`),
    ),
    list(
      'Suggested actions',
      suggested_actions.map((action, index) => `${index + 1}. ${action}`),
    ),
    'For information only, by Tappet. Let a qualified mechanic confirm it.',
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

const list = (title: string, lines: readonly string[]) =>
  lines.length > 0 ? [title, ...lines].join('\n') : ''

export const copy = {
  copySuccess: 'Copied',
  reportSuccess: 'Report Copied',
  shareTitle: (code: string) => `Trouble code ${code}`,
  diagnose: 'Diagnose this code',
  copyCode: 'Copy code',
  share: 'Share Report',
  informational: 'For information only',
  confirmFirst:
    'A code names what the car measured, not which part is broken. Let a qualified mechanic confirm it before you replace anything.',
  backToDiagnosis: 'Back to Diagnosis',
  demo: 'Demo: from no car',
  back: 'Back',
  troubleCode: 'Trouble code',
  driveQuestion: 'May I still drive?',
  category: 'Category',
  group: 'Group',
  definedBy: 'Defined by',
  manufacturer: 'The manufacturer',
  noPriority: 'Priority not known',
  noPriorityAdvice:
    'Watch the brakes, the steering and the warning lights. A flashing engine light means stop.',
  makersPriority: 'Only the maker knows how serious it is. Until then, treat it like this.',
  searchHint: '9,533 generic codes, on this device. By code or by words, like P03 or oxygen sensor.',
  search: 'Look up a code',
  searchAnother: 'Look up another code',
  searchLabel: 'Search trouble codes',
  searchExample: 'Code or words',
  libraryLoading: 'Loading the code library',
  libraryFailed: 'The code library didn’t load',
  libraryFailedWhat: 'Check your connection. It’s loaded once, then kept on this device.',
  noTitle: 'No standard meaning',
  noMatch: 'No code fits. Try fewer words, or how the code begins.',
  firstOf: (count: number) => `The first ${count}. One word more narrows it down.`,
  codes: (count: number) => `${count} ${count === 1 ? 'code' : 'codes'}`,
  causes: 'Common Causes',
  actions: 'Suggested Actions',
  detailsLoading: 'Loading causes and actions',
  detailsFailed: 'Causes and actions didn’t load',
  detailsFailedWhat: 'The server doesn’t answer. What the code means is kept on this device.',
  unlisted: 'Nothing is known of this code',
  unlistedWhat: 'Check that it was read or typed correctly. If it was, ask a shop that knows the make.',
  backToScanner: 'Back to OBD Scanner',
  title: 'Trouble Code Details',
  makerTitle: 'A manufacturer code',
  makersFailed: 'The makers’ tables didn’t load',
  makersFailedWhat: 'Check your connection and open this page again.',
  makeHint: 'The same code means something else in each make.',
  make: 'Make of the car',
  noMake: 'Not chosen',
  withoutMake: "Without the make, only the maker's own manual says what it means.",
  oneTable: (make: string) =>
    `For ${make}, by one public table that names no source. Check it in the maker's manual, by model and year.`,
  tableFailed: (make: string) => `The table for ${make} didn’t load`,
  notInTable: (make: string) =>
    `The table for ${make} doesn’t list this code. Only the maker's own manual says what it means.`,
  openAgain: 'Check your connection and open this page again.',
  notFoundWhat:
    'A trouble code is one letter, P, B, C or U, and four characters, like P0301. Read one from your car, or look one up below.',
  notFound: 'DTC code not found',
  ownSource: 'Meaning, causes and steps: Tappet, after SAE J2012.',
  rangesSource: 'Ranges of codes: SAE J2012 and ISO 15031-6.',
  source: 'Source',
  notEndorsed:
    "Tappet is not endorsed by SAE or ISO. Where your maker's manual says otherwise, the manual is right.",
} as const
