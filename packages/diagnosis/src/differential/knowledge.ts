import { type FamiliesOf, familyIndex } from './codes.ts'
import data from './knowledge.data.json' with { type: 'json' }
import { type Columns, type PackedEffect, unpackEffect, unpackRows, unpackWords } from './packed.ts'
import type { Fault, Finding, Repair } from './types.ts'
import { indexPatterns, parsePattern, type WordClasses } from './words/pattern.ts'
import { byFirstLetter } from './words/spelling.ts'
import { stemOf } from './words/tokens.ts'
import type { Language } from './words/understand.ts'

export type DangerAdvice = { why: string; do: string }

/** `share`: of the cars on American roads, for makes that are not told; `codes`: of its own, by family. */
type Maker = { finding: string; makes: string[]; share: number; codes: Record<string, string[]> }

/**
 * Make and model are patterns; years are null where open; `plain` names it in a text without its make. Kinds: "-plug" none
 * of them is, "dct?" most are.
 */
type Model = {
  make: string
  model: string
  from: number | null
  to: number | null
  plain: string
  kinds: string[]
}

/** A failure that models of some years are known for: make and model are patterns, the factor is at most 4. */
type FailurePattern = {
  make: string
  model: string
  from: number
  to: number | null
  fault: string
  factor: number
  note: string
}

type Knowledge = {
  findings: Columns<Finding>
  faults: (Omit<Fault, 'effects'> & { effects: PackedEffect[] })[]
  sources: string[]
  phrases: Record<string, string[]>
  classes: WordClasses
  codes: Record<string, string[]>
  makers: Maker[]
  models: Columns<Model>
  patterns: Columns<FailurePattern>
  everyday: string
  repairs: Columns<Repair>
  dangers: ({ finding: string } & DangerAdvice)[]
}

// JSON modules know no unions; a test checks each value.
const knowledge = data as unknown as Knowledge

const findingIds = knowledge.findings.id

export const faults: readonly Fault[] = knowledge.faults.map(({ effects, ...fault }) => ({
  ...fault,
  effects: effects.map((effect) => unpackEffect(effect, findingIds, knowledge.sources)),
}))
export const findings: ReadonlyMap<string, Finding> = new Map(
  unpackRows(knowledge.findings).map((finding) => [finding.id, finding]),
)
export const codeFamilies: Readonly<Record<string, readonly string[]>> = knowledge.codes
export const familiesOf: FamiliesOf = familyIndex(codeFamilies)

export const makers: readonly Maker[] = knowledge.makers

export const models: readonly Model[] = unpackRows(knowledge.models)

export const failurePatterns: readonly FailurePattern[] = unpackRows(knowledge.patterns)

export const repairs: ReadonlyMap<string, Repair> = new Map(
  unpackRows(knowledge.repairs).map((repair) => [repair.fault, repair]),
)

export const dangerAdvice: ReadonlyMap<string, DangerAdvice> = new Map(
  knowledge.dangers.map(({ finding, ...advice }) => [finding, advice]),
)

function stemsOf(phrases: readonly string[], classes: WordClasses): Set<string> {
  const words = [...phrases, ...Object.values(classes).flat()].flatMap((phrase) => phrase.split(/[ |_]/))
  return new Set(
    words
      .filter((word) => word !== '' && !/^[A-Z]{2,}$/.test(word))
      .map((word) => stemOf(word.toLowerCase())),
  )
}

let language: Language | undefined

/** Parsing takes some milliseconds. */
export function drivers(): Language {
  language ??= {
    patterns: indexPatterns(
      Object.entries(knowledge.phrases).flatMap(([finding, phrases]) =>
        phrases.map((phrase) => parsePattern(finding, phrase, knowledge.classes)),
      ),
    ),
    vocabulary: {
      known: byFirstLetter(stemsOf(Object.values(knowledge.phrases).flat(), knowledge.classes)),
      everyday: new Set(unpackWords(knowledge.everyday)),
    },
    findings,
  }
  return language
}
