import { WORDS_MATCH_ABOVE } from '../scoring/rules.table.ts'
import { plainText, stemsOf } from './text.ts'

/**
 * A text made ready to be compared many times: plain, with a space before and after, and its stems. `told` marks a
 * sentence of a story, which names a symptom among other things.
 */
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

/** A sentence of the driver's story, as a phrase. */
export function toldPhrase(sentence: string): Phrase {
  return { ...phrase(sentence), told: true }
}

/** Below this many letters a contained text has to be a whole word: "ac" is not in "acceleration". */
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

/**
 * How alike two texts are by their words, 0-1: the words they share over the words of the one that has more.
 * Words are compared by their stems; each counts once, fillers do not count. Without words the similarity is 0.
 */
export function wordSimilarity(one: Phrase, other: Phrase): number {
  const most = Math.max(one.stems.size, other.stems.size)
  return most === 0 ? 0 : common(one, other) / most
}

/** A single word of a story says too little: "light" is in "battery light" and in "light knock". */
const MIN_WORDS_TOLD = 2

/**
 * Whether two texts match by their words: alike above the threshold, or all words of one are among the other's, in any
 * order. In the second case they are at least half of the other's words: "grinding noise when braking" holds "brakes
 * grind", but a long text does not hold every text made of its words; the sentence of a story does, from two words on.
 */
function wordsMatch(one: Phrase, other: Phrase): boolean {
  const [fewer, more] = one.stems.size <= other.stems.size ? [one, other] : [other, one]
  const told = more.told && fewer.stems.size >= MIN_WORDS_TOLD
  // Sizes that differ too much cannot match whatever the words are, and most pairs end here.
  if (fewer.stems.size === 0 || (more.stems.size > 2 * fewer.stems.size && !told)) return false
  return common(fewer, more) === fewer.stems.size || wordSimilarity(fewer, more) > WORDS_MATCH_ABOVE
}

/** Whether two texts mean the same: one is contained in the other, as text or as words, or their words are alike. */
export function phrasesMatch(one: Phrase, other: Phrase): boolean {
  return contains(one, other) || contains(other, one) || wordsMatch(one, other)
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
