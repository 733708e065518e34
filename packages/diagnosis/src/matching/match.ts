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

function common(one: Phrase, other: Phrase): number {
  let count = 0
  for (const word of one.stems) if (other.stems.has(word)) count += 1
  return count
}

/**
 * How alike two texts are by their words, 0-1: the words they share over the words of the one that has more.
 * Words are compared by their stems, each counts once, fillers do not count. No words, no likeness.
 */
export function wordSimilarity(one: Phrase, other: Phrase): number {
  const most = Math.max(one.stems.size, other.stems.size)
  return most === 0 ? 0 : common(one, other) / most
}

/**
 * Whether all words of one text are among the other's, in any order, and are at least half of them: "grinding noise
 * when braking" holds "brakes grind", but a long sentence does not hold every text made of its words.
 */
function holdsWords(fewer: Phrase, more: Phrase): boolean {
  return (
    fewer.stems.size > 0 &&
    more.stems.size <= 2 * fewer.stems.size &&
    common(fewer, more) === fewer.stems.size
  )
}

const wordsMatch = (one: Phrase, other: Phrase): boolean => {
  const [fewer, more] = one.stems.size <= other.stems.size ? [one, other] : [other, one]
  // Sizes that differ too much cannot match whatever the words are, and most pairs end here.
  if (more.stems.size > 2 * fewer.stems.size) return false
  return wordSimilarity(one, other) > WORDS_MATCH_ABOVE || holdsWords(fewer, more)
}

/** Whether two texts mean the same: one is contained in the other, as text or as words, or their words are alike. */
export function phrasesMatch(one: Phrase, other: Phrase): boolean {
  return contains(one.plain, other.plain) || contains(other.plain, one.plain) || wordsMatch(one, other)
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
