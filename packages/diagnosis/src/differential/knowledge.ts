import { type CodeRange, type FamiliesOf, familyIndex } from './codes.ts'
import data from './knowledge.data.json' with { type: 'json' }
import {
  type Columns,
  type PackedCodes,
  unpackCodes,
  unpackEffects,
  unpackRows,
  unpackWords,
} from './packed.ts'
import type { Fault, Finding, Repair } from './types.ts'
import { indexPatterns, parsePattern, type WordClasses } from './words/pattern.ts'
import { byFirstLetter, stemsOf } from './words/spelling.ts'
import type { Language } from './words/understand.ts'

/** `unread`: what to do besides while nobody has read the codes. */
export type DangerAdvice = { why: string; do: string; unread: string }

/** `share`: of the cars on American roads, for makes that are not told; `codes`: of its own, by family. */
type Maker = { finding: string; makes: string[]; share: number; codes: CodeRange[] }

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

/** A failure that models of some years are known for: make and model are patterns, the factor is at most 4; the cover ends with years or miles. */
type FailurePattern = {
  make: string
  model: string
  from: number
  to: number | null
  fault: string
  factor: number
  note: string
  cover: string
  years: number | null
  miles: number | null
}

type Knowledge = {
  classes: WordClasses
  findings: Columns<Finding>
  faults: Columns<Omit<Fault, 'effects'>>
  /** By finding: its faults, which pack better than a fault's findings. */
  effects: string[]
  thousandths: number[]
  repairs: Columns<Omit<Repair, 'fault'>>
  phrases: string[]
  codes: PackedCodes
  makers: Columns<Omit<Maker, 'codes'> & PackedCodes>
  models: Columns<Model>
  patterns: Columns<FailurePattern>
  dangers: Columns<DangerAdvice & { place: number }>
  everyday: string
  answers: Record<'questions' | 'onlyWith' | 'confirmedBy' | 'notWith' | 'tests', number[][]>
}

// JSON modules know no unions; a test checks each value.
const knowledge = data as unknown as Knowledge

const ids = knowledge.findings.id

export const faults: readonly Fault[] = unpackRows(knowledge.faults).map((fault) => ({
  ...fault,
  effects: [],
}))
const faultOf = new Map(faults.map((fault) => [fault.id, fault]))
const faultIds = [...faultOf.keys()]
knowledge.effects.forEach((packed, at) => {
  for (const { finding: fault, probability } of unpackEffects(packed, faultIds, knowledge.thousandths))
    faultOf.get(fault)?.effects.push({ finding: ids[at] ?? '', probability })
})
export const findings: ReadonlyMap<string, Finding> = new Map(
  unpackRows(knowledge.findings).map((finding) => [finding.id, finding]),
)
export const codeRanges: readonly CodeRange[] = unpackCodes(knowledge.codes, ids)
export const familiesOf: FamiliesOf = familyIndex(codeRanges)

export const makers: readonly Maker[] = unpackRows(knowledge.makers).map((maker) => ({
  ...maker,
  codes: unpackCodes(maker, ids),
}))

export const models: readonly Model[] = unpackRows(knowledge.models)

export const failurePatterns: readonly FailurePattern[] = unpackRows(knowledge.patterns)

export const repairs: ReadonlyMap<string, Repair> = new Map(
  unpackRows(knowledge.repairs).map((repair, at) => {
    const fault = faults[at]?.id ?? ''
    return [fault, { fault, ...repair }]
  }),
)

/** Of findings and faults. */
export const dangerAdvice: ReadonlyMap<string, DangerAdvice> = new Map(
  unpackRows(knowledge.dangers).map(({ place, ...advice }) => [
    ids[place] ?? faults[place - ids.length]?.id ?? '',
    advice,
  ]),
)

const answersOf = (rows: readonly number[][], keys: readonly { id: string }[]) =>
  new Map(rows.map(([key = -1, ...places]) => [keys[key]?.id ?? '', places.map((place) => ids[place] ?? '')]))

const { questions, onlyWith, confirmedBy, notWith, tests } = knowledge.answers

/** Findings that answer, allow, confirm or exclude another, and that tell how the first step of a fault's test ends. */
export const answers = {
  questions: answersOf(questions, [...findings.values()]),
  onlyWith: answersOf(onlyWith, [...findings.values()]),
  confirmedBy: answersOf(confirmedBy, [...findings.values()]),
  notWith: answersOf(notWith, [...findings.values()]),
  tests: answersOf(tests, faults),
}

const linesOf = (text: string) => (text === '' ? [] : text.split('\n'))

let language: Language | undefined

/** Parsing takes some milliseconds. */
export function drivers(): Language {
  language ??= {
    patterns: indexPatterns(
      knowledge.phrases.flatMap((own, at) =>
        linesOf(own).map((phrase) => parsePattern(ids[at] ?? '', phrase, knowledge.classes)),
      ),
    ),
    vocabulary: {
      known: byFirstLetter(stemsOf(knowledge.phrases.flatMap(linesOf), knowledge.classes)),
      everyday: new Set(unpackWords(knowledge.everyday)),
    },
    findings,
  }
  return language
}
