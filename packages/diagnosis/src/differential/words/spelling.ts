import type { WordClasses } from './pattern.ts'
import { stemOf, type Token } from './tokens.ts'

export type Vocabulary = {
  known: ReadonlyMap<string, ReadonlySet<string>>
  everyday: ReadonlySet<string>
}

/** Shorter words have too many neighbours. */
const MIN_LENGTH = 4
const MIN_LENGTH_FOR_TWO = 9

export function isOneEditApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a === b) return false
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  const [restA, restB] = [a.slice(at), b.slice(at)]
  return (
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  )
}

export function byFirstLetter(stems: Iterable<string>): Map<string, Set<string>> {
  const letters = new Map<string, Set<string>>()
  for (const stem of stems) letters.set(stem.charAt(0), (letters.get(stem.charAt(0)) ?? new Set()).add(stem))
  return letters
}

export function stemsOf(phrases: readonly string[], classes: WordClasses): Set<string> {
  const words = [...phrases, ...Object.values(classes).flat()].flatMap((phrase) => phrase.split(/[ |_]/))
  return new Set(
    words
      .filter((word) => word !== '' && !/^[A-Z]{2,}$/.test(word))
      .map((word) => stemOf(word.toLowerCase())),
  )
}

const undoubled = (word: string) => word.replace(/(.)\1/g, '$1')

/** "steeringg" is "steering", not "stering". */
const withOneUndoubled = (word: string): string[] =>
  [...word].flatMap((letter, at) => (letter === word[at + 1] ? [word.slice(0, at) + word.slice(at + 1)] : []))

function corrected(token: Token, { known, everyday }: Vocabulary): Token {
  const { word, stem } = token
  const near = known.get(stem.charAt(0)) ?? new Set<string>()
  if (stem.length < MIN_LENGTH || near.has(stem) || everyday.has(word) || /\d/.test(word)) return token
  const ownStem = withOneUndoubled(word)
    .map(stemOf)
    .find((slip) => near.has(slip))
  if (ownStem !== undefined) return { ...token, stem: ownStem }
  const candidates = [...near].filter(
    (candidate) => candidate.length >= MIN_LENGTH - 1 && isOneEditApart(stem, candidate),
  )
  // A letter doubled or not is the commonest slip.
  const best = candidates.find((candidate) => undoubled(candidate) === undoubled(stem)) ?? candidates[0]
  if (best !== undefined) return { ...token, stem: best }
  if (word.length < MIN_LENGTH_FOR_TWO) return token
  const single = stemOf(undoubled(word))
  return near.has(single) ? { ...token, stem: single } : token
}

export function correctSpelling(clause: readonly Token[], vocabulary: Vocabulary): Token[] {
  return clause.map((token) => corrected(token, vocabulary))
}
