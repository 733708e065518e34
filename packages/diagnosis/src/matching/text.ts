import { ENDINGS, FILLERS, MIN_STEM, NO_ENDING, SAME_MEANING } from './words.table.ts'

const LETTERS_JOINED = /(?<=(?:^|[^\p{L}])\p{L})[/.](?=\p{L}(?:[^\p{L}]|$))/gu
const INSIDE_A_WORD = /['’‘`]/gu
const PUNCTUATION = /[^\p{L}\p{M}\p{N}]+/gu

const AIR_CONDITIONING = /\bair condition(?:ing|er)\b/g

/**
 * "Won't start, A/C off!" -> "wont start ac off". An apostrophe, and the slash or dot between two single letters, go
 * without a trace; all else parts two words.
 */
export function plainText(text: string): string {
  return text
    .toLowerCase()
    .replace(INSIDE_A_WORD, '')
    .replace(LETTERS_JOINED, '')
    .replace(PUNCTUATION, ' ')
    .trim()
}

/** "brake", "brakes", "braking" */
export function withoutEnding(word: string): string {
  if (NO_ENDING.test(word)) return word
  const ending = ENDINGS.find((end) => word.endsWith(end) && word.length - end.length >= MIN_STEM)
  const cut = ending === undefined ? word : word.slice(0, -ending.length)
  return cut.length > MIN_STEM && cut.at(-1) === cut.at(-2) ? cut.slice(0, -1) : cut
}

/** "squeaky" -> "squeal" */
export function stem(word: string): string {
  const cut = withoutEnding(word)
  return SAME_MEANING.get(cut) ?? cut
}

export function stemsOf(plain: string): Set<string> {
  return new Set(
    plain
      .replaceAll(AIR_CONDITIONING, 'ac')
      .split(' ')
      .filter((word) => word !== '' && !FILLERS.has(word))
      .map(stem),
  )
}
