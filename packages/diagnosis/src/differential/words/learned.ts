import type { SoundClass } from '@tappet/acoustics/model'
import data from './reader.data.json' with { type: 'json' }
import { classify, NOTHING, type PackedClassifier, type Stance, unpackClassifier } from './reader.ts'
import type { Token } from './tokens.ts'

type Part = 'findings' | 'stances' | 'sounds'
type Reader = Record<Part, PackedClassifier>
type Unpacked = Record<Part, ReturnType<typeof unpackClassifier>>

let reader: Unpacked | undefined

/** Unpacked at the first call, which takes some milliseconds. */
function unpacked(): Unpacked {
  const { findings, stances, sounds } = data as Reader
  reader ??= {
    findings: unpackClassifier(findings),
    stances: unpackClassifier(stances),
    sounds: unpackClassifier(sounds),
  }
  return reader
}

export const isTaught = (finding: string): boolean =>
  finding !== NOTHING && (data as Reader).findings.classes.includes(finding)

/** A part of a clause with fewer words says too little to be read alone. */
const MIN_PART_WORDS = 4
const JOINTS = new Set(['and', 'but', 'then', 'plus', 'also'])
const MIN_SEEN = 0.01

const OPENS_WHEN = /^(?:when|whenever|while|as|after|during|at|on)$/
const MAX_OPENING_WORDS = 6
/** "While driving some 30 mph," says nothing by itself. */
const isOpening = (part: readonly Token[], at: number) =>
  at === 0 &&
  part.length <= MAX_OPENING_WORDS &&
  OPENS_WHEN.test(part[0]?.word ?? '') &&
  part.at(-1)?.endsPart === true

function partsOf(clause: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]]
  for (const token of clause) {
    if (JOINTS.has(token.word)) parts.push([])
    else parts.at(-1)?.push(token)
    if (token.endsPart) parts.push([])
  }
  return parts.length < 2
    ? []
    : parts.filter((part, at) => part.length >= MIN_PART_WORDS && !isOpening(part, at))
}

const textOf = (part: readonly Token[], text: string) =>
  text.slice(part[0]?.start ?? 0, part.at(-1)?.end ?? 0)

/**
 * Probability of each finding that the clause, or a part of it, tells; NOTHING where no part tells one.
 * @param original the clause before its spelling was corrected
 * @param text the one that the tokens lead into
 */
export function readClause(
  clause: readonly Token[],
  original: readonly Token[],
  text: string,
): Map<string, number> {
  const probabilities = new Map<string, number>()
  const isCorrected = clause.some(({ stem }, at) => stem !== original[at]?.stem)
  const corrected = clause.map(({ stem, word }, at) => (stem === original[at]?.stem ? word : stem)).join(' ')
  const texts = [
    ...[clause, ...partsOf(clause)].map((part) => textOf(part, text)),
    ...(isCorrected ? [corrected] : []),
  ]
  const parts = texts.map((each) => classify(each, unpacked().findings))
  for (const part of parts)
    for (const [finding, probability] of part)
      if (probability >= MIN_SEEN)
        probabilities.set(finding, Math.max(probability, probabilities.get(finding) ?? 0))
  // One part that tells a fault is enough.
  probabilities.set(NOTHING, Math.min(...parts.map((part) => part.get(NOTHING) ?? 0)))
  return probabilities
}

export const isToldNow = (clause: readonly Token[], text: string): number =>
  (classify(textOf(clause, text), unpacked().stances) as Map<Stance, number>).get('told') ?? 0

export type SoundReading = ReadonlyMap<SoundClass | typeof NOTHING, number>

const SILENT_READING: SoundReading = new Map([[NOTHING, 1]])

/** Whether most of what a clause says is that nothing is wrong with the sound. */
export const soundsHealthy = (clause: string): boolean => (readSound(clause).get('healthy') ?? 0) > 0.5

/** @param text with its contractions opened */
export const readSound = (text: string): SoundReading =>
  /\p{L}/u.test(text) ? (classify(text, unpacked().sounds) as SoundReading) : SILENT_READING
