/** Decided by the server, told early by the page. */

/** What zxcvbn says: how many guesses it takes, and its patterns. */
export type PasswordCheck = {
  guesses: number
  sequence: readonly { pattern: string; dictionaryName?: string; token: string }[]
}

/** Fewer are tried in a day against a careless server. */
const MIN_GUESSES = 1e8

export const PRODUCT_WORDS = ['tappet'] as const

const CLASSES: readonly [pattern: RegExp, size: number][] = [
  [/[0-9]/, 10],
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/[^0-9a-zA-Z]/, 33],
]

/**
 * As the end of a sentence; null when it is not. zxcvbn counts ten possibilities for each character without a pattern;
 * where the whole password has none its own alphabet counts, so that six random characters of all kinds are enough.
 */
export function whyGuessable(password: string, { guesses, sequence }: PasswordCheck): string | null {
  const isPatternless = sequence.every(({ pattern }) => pattern === 'bruteforce')
  if ((isPatternless ? combinations(password) : guesses) >= MIN_GUESSES) return null
  if (password.trim() === '') return 'it is nothing but blanks'
  for (const { pattern, dictionaryName = '' } of sequence) {
    const why = pattern === 'dictionary' ? DICTIONARIES[dictionaryName] : PATTERNS[pattern]
    if (why !== undefined) return why
  }
  return sequence.some(({ pattern }) => pattern === 'dictionary')
    ? 'it is made of common words'
    : 'it is short and of few kinds of characters'
}

function combinations(password: string): number {
  const alphabet = CLASSES.reduce((sum, [pattern, size]) => sum + (pattern.test(password) ? size : 0), 0)
  return alphabet ** [...password].length
}

const DICTIONARIES: Readonly<Record<string, string>> = {
  product: 'it holds the name of this app',
  userInputs: 'it holds your own address',
  'passwords-common': 'it is made of a password that many people use',
}

const PATTERNS: Readonly<Record<string, string>> = {
  repeat: 'it repeats itself',
  sequence: 'its characters follow one another',
  spatial: 'its keys lie beside one another',
  date: 'it holds a date',
}

/** The address, the name in it, and its parts. */
export function knownOf(email: string | null): string[] {
  const address = email ?? ''
  const parts = address.split(/[^\p{L}\p{N}]+/u)
  return [address, address.split('@')[0] ?? '', ...parts].filter((part) => part.length > 2)
}
