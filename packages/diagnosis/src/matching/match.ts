import { WORDS_MATCH_ABOVE } from '../scoring/rules.table.ts'
import { plainText, stemsOf } from './text.ts'

/** A text made ready to be compared many times. */
export type Phrase = { plain: string; stems: ReadonlySet<string> }

export function phrase(text: string): Phrase {
  const plain = plainText(text)
  return { plain, stems: stemsOf(plain) }
}

/** Below this many letters a contained text has to be a whole word: "ac" is not in "acceleration". */
const WHOLE_WORD_BELOW = 4

function contains(long: string, short: string): boolean {
  if (short === '') return false
  const tail = short.length < WHOLE_WORD_BELOW ? ' ' : ''
  return ` ${long}${tail}`.includes(` ${short}${tail}`)
}

/**
 * How alike two texts are by their words, 0-1: the words they share over the words of the one that has more.
 * Words are compared by their stems, each counts once, fillers do not count. No words, no likeness.
 */
export function wordSimilarity(one: Phrase, other: Phrase): number {
  const most = Math.max(one.stems.size, other.stems.size)
  if (most === 0) return 0
  let common = 0
  for (const word of one.stems) if (other.stems.has(word)) common += 1
  return common / most
}

// Sizes that differ too much cannot reach the threshold whatever the words are.
const canReach = (one: number, other: number) =>
  Math.min(one, other) > WORDS_MATCH_ABOVE * Math.max(one, other)

/** Whether two texts mean the same: one holds the other from a word's start, or their words are alike. */
export function phrasesMatch(one: Phrase, other: Phrase): boolean {
  return (
    contains(one.plain, other.plain) ||
    contains(other.plain, one.plain) ||
    (canReach(one.stems.size, other.stems.size) && wordSimilarity(one, other) > WORDS_MATCH_ABOVE)
  )
}

/** As phrasesMatch, for two texts as they were written. */
export function textsMatch(one: string, other: string): boolean {
  return phrasesMatch(phrase(one), phrase(other))
}

/**
 * The symptom match, 0-1: which share of a record's texts is matched by any of the given.
 * Another symptom therefore never makes a record less relevant.
 */
export function matchShare(given: readonly Phrase[], recorded: readonly Phrase[]): number {
  if (recorded.length === 0) return 0
  const matched = recorded.filter((text) => given.some((symptom) => phrasesMatch(symptom, text)))
  return matched.length / recorded.length
}
