import { ENDINGS, FILLERS, MIN_STEM, NO_ENDING, SAME_MEANING } from './words.table.ts'

/** Plain words out of what people write. */

// A/C and a.c. are one word; so is don't.
const LETTERS_JOINED = /(?<=(?:^|[^\p{L}])\p{L})[/.](?=\p{L}(?:[^\p{L}]|$))/gu
const INSIDE_A_WORD = /['’‘`]/gu
const PUNCTUATION = /[^\p{L}\p{M}\p{N}]+/gu

const AIR_CONDITIONING = /\bair condition(?:ing|er)\b/g

/**
 * Lower case, punctuation stripped: "Won't start, A/C off!" -> "wont start ac off".
 * An apostrophe, and the slash or dot between two single letters, go without a trace; all else parts two words.
 */
export function plainText(text: string): string {
  return text
    .toLowerCase()
    .replace(INSIDE_A_WORD, '')
    .replace(LETTERS_JOINED, '')
    .replace(PUNCTUATION, ' ')
    .trim()
}

/** What "brake", "brakes" and "braking" share: one ending off, then a doubled last letter single. */
export function withoutEnding(word: string): string {
  if (NO_ENDING.test(word)) return word
  const ending = ENDINGS.find((end) => word.endsWith(end) && word.length - end.length >= MIN_STEM)
  const cut = ending === undefined ? word : word.slice(0, -ending.length)
  return cut.length > MIN_STEM && cut.at(-1) === cut.at(-2) ? cut.slice(0, -1) : cut
}

/** The word without its ending, or the common stem of its synonyms ("squeaky" -> "squeal"). */
export function stem(word: string): string {
  const cut = withoutEnding(word)
  return SAME_MEANING.get(cut) ?? cut
}

/** The stems of a plain text's words, each once, fillers left out. */
export function stemsOf(plain: string): Set<string> {
  return new Set(
    plain
      .replaceAll(AIR_CONDITIONING, 'ac')
      .split(' ')
      .filter((word) => word !== '' && !FILLERS.has(word))
      .map(stem),
  )
}
