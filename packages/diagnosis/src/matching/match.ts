import { WORDS_MATCH_ABOVE } from '../scoring/rules.table.ts'
import { plainText, stemsOf } from './text.ts'

/** Plain, with a space before and after; `told` marks a sentence of a story. */
export type Phrase = {
  plain: string
  fromStart: string
  whole: string
  stems: ReadonlySet<string>
  told: boolean
}

export function phrase(text: string): Phrase {
  const plain = plainText(text)
  return { plain, fromStart: ` ${plain}`, whole: ` ${plain} `, stems: stemsOf(plain), told: false }
}

export function toldPhrase(sentence: string): Phrase {
  return { ...phrase(sentence), told: true }
}

/** "ac" is not in "acceleration". */
const WHOLE_WORD_BELOW = 4

function contains(long: Phrase, short: Phrase): boolean {
  if (short.plain === '' || short.plain.length > long.plain.length) return false
  return long.whole.includes(short.plain.length < WHOLE_WORD_BELOW ? short.whole : short.fromStart)
}

function common(one: Phrase, other: Phrase): number {
  let count = 0
  for (const word of one.stems) if (other.stems.has(word)) count += 1
  return count
}

/** Words are compared by their stems; each counts once, fillers do not count. */
export function wordSimilarity(one: Phrase, other: Phrase): number {
  const most = Math.max(one.stems.size, other.stems.size)
  return most === 0 ? 0 : common(one, other) / most
}

/** "light" is in "battery light" and in "light knock". */
const MIN_WORDS_TOLD = 2

/**
 * In the second case they are at least half of the other's words: "grinding noise when braking" holds "brakes grind",
 * but a long text does not hold every text made of its words; the sentence of a story does, from two words on.
 */
function wordsMatch(one: Phrase, other: Phrase): boolean {
  const [fewer, more] = one.stems.size <= other.stems.size ? [one, other] : [other, one]
  const isLongEnough = more.told && fewer.stems.size >= MIN_WORDS_TOLD
  // Most pairs end here.
  if (fewer.stems.size === 0 || (more.stems.size > 2 * fewer.stems.size && !isLongEnough)) return false
  return common(fewer, more) === fewer.stems.size || wordSimilarity(fewer, more) > WORDS_MATCH_ABOVE
}

export function phrasesMatch(one: Phrase, other: Phrase): boolean {
  return contains(one, other) || contains(other, one) || wordsMatch(one, other)
}

/** Another symptom therefore never makes a record less relevant. */
export function matchShare(symptoms: readonly Phrase[], recorded: readonly Phrase[]): number {
  if (recorded.length === 0) return 0
  const matched = recorded.filter((text) => symptoms.some((symptom) => phrasesMatch(symptom, text)))
  return matched.length / recorded.length
}
