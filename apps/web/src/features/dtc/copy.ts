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
