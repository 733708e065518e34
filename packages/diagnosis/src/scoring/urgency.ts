import type { Severity } from '../types.ts'
import { CRITICAL_WORDS, HIGH_ABOVE, HIGH_WORDS, MEDIUM_ABOVE } from './rules.table.ts'

/**
 * The words are searched as substrings anywhere in the text, as the requirement states; the built-in causes are worded
 * for that.
 */
export function causeUrgency(cause: string, likelihoodPercent: number): Severity {
  const text = cause.toLowerCase()
  if (CRITICAL_WORDS.some((word) => text.includes(word))) return 'critical'
  if (likelihoodPercent > HIGH_ABOVE && HIGH_WORDS.some((word) => text.includes(word))) return 'high'
  return likelihoodPercent > MEDIUM_ABOVE ? 'medium' : 'low'
}
