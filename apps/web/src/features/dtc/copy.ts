import type { DtcInformation, Severity } from '@tappet/diagnosis'
import { categoryOf } from '@tappet/diagnosis'
import type { CodeAnswer } from '@tappet/diagnosis/code-answer'

/** A code alone never says that a car may be driven. */
export const PRIORITY_WORDS: Record<Severity, string> = {
  low: 'Have it looked at when it suits you. That the car is safe to drive, a code does not show.',
  medium:
    'Have it looked at within a week or two. Do not drive if the brakes or the steering feel different, or a red light is on: a code does not show that the car is safe.',
  high: 'Drive only as far as you must. Have it diagnosed within 24-48 hours.',
  critical: 'Do not drive on. Have it checked where it stands, or towed.',
}

/** Nobody outside the maker has a description. */
export const UNTITLED_WORDS: Record<Exclude<CodeAnswer['kind'], 'generic'>, string> = {
  manufacturer: 'Defined by the manufacturer: it means something else in every make.',
  'undefined-range': 'The standard has defined nothing in this range.',
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
    'Trust the brakes, the steering and the warning lights. A flashing engine light means: stop.',
  makersPriority: 'Only the maker knows how serious it is. Until then, treat it like this.',
  searchHint: '9,533 generic codes, on this device. By code or by words, like P03 or oxygen sensor.',
  search: 'Look up a code',
  searchAnother: 'Look up another code',
  searchLabel: 'Search trouble codes',
  searchExample: 'Code or words',
  libraryLoading: 'Loading the code library',
  tryAgain: 'Try again',
  libraryFailed: 'The code library could not be loaded',
  libraryFailedWhat: 'It is fetched once and then kept on this device. Check your connection.',
  noTitle: 'Not in the standard’s tables',
  noMatch: 'No generic code fits. Try fewer words, or the beginning of a code.',
  firstOf: (count: number) => `The first ${count}. One word more narrows it down.`,
  codes: (count: number) => `${count} ${count === 1 ? 'code' : 'codes'}`,
  causes: 'Common Causes',
  actions: 'Suggested Actions',
  detailsLoading: 'Loading causes and actions',
  detailsFailed: 'Causes and actions could not be loaded',
  detailsFailedWhat:
    'They come from the server, which does not answer. What the code means is kept on this device.',
  unlisted: 'Nothing is known of this code',
  unlistedWhat: 'Check that it was read or typed correctly. If it was, ask a shop that knows the make.',
  backToScanner: 'Back to OBD Scanner',
  title: 'Trouble Code Details',
  makerTitle: 'A manufacturer code',
  makersFailed: 'The makers’ tables could not be loaded',
  makersFailedWhat:
    'They are fetched once and then kept on this device. Check your connection and open this page again.',
  makeHint: 'The same code means something else in every make.',
  make: 'Make of the car',
  noMake: 'Not chosen',
  withoutMake: "Tappet does not guess: without the make, only the maker's own manual says what it means.",
  oneTable: (make: string) =>
    `This is what the code means for ${make}, by one public table that names no source. Check it in the maker's manual, by model and year.`,
  tableFailed: (make: string) => `The table of ${make} could not be loaded`,
  notInTable: (make: string) =>
    `The table of ${make} does not list this code. Only the maker's own manual says what it means.`,
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
