/** Plain words out of what people write. */

// A/C and a.c. are one word; so is don't.
const LETTERS_JOINED = /(?<=(?:^|[^\p{L}])\p{L})[/.](?=\p{L}(?:[^\p{L}]|$))/gu
const INSIDE_A_WORD = /['’‘`]/gu
const PUNCTUATION = /[^\p{L}\p{M}\p{N}]+/gu

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

/** Words that say nothing about which fault it is. */
const FILLERS = new Set(
  (
    'a an and are at be by do does for from has have i in is it its my of on or that the then there this to was when while with ' +
    'noise sound car vehicle makes making make get gets getting'
  ).split(' '),
)

const ENDINGS = ['ions', 'ings', 'ion', 'ing', 'ed', 'es', 's', 'y', 'e']
const LEAST_STEM = 3

/** The part of a word that "brake", "brakes" and "braking" share: one ending off, a doubled last letter single. */
export function stem(word: string): string {
  const ending = ENDINGS.find((end) => word.endsWith(end) && word.length - end.length >= LEAST_STEM)
  const cut = ending === undefined ? word : word.slice(0, -ending.length)
  return cut.length > LEAST_STEM && cut.at(-1) === cut.at(-2) ? cut.slice(0, -1) : cut
}

/** The stems of a plain text's words, each once, fillers left out. */
export function stemsOf(plain: string): Set<string> {
  return new Set(
    plain
      .split(' ')
      .filter((word) => word !== '' && !FILLERS.has(word))
      .map(stem),
  )
}
