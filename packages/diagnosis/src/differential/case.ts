/** Plain JSON, so that a saved case opens as it was and continues from there. Every function returns a new case. */
import type { DifferentialCase, KnownCar, Sensed, StatedFinding } from '../saved/case.ts'
import { findingsOfCodes } from './codes.ts'
import { type DifferentialInput, reason } from './differential.ts'
import { familiesOf, findings } from './knowledge.ts'
import { makerCodes } from './maker-codes.ts'
import { tellingTakes } from './next-takes.ts'
import { reportOf } from './report.ts'
import { together } from './senses/sensed.ts'
import type { FindingState } from './types.ts'

export type CaseInput = {
  texts: readonly string[]
  codes: readonly string[]
  demoCodes?: readonly string[]
  car: KnownCar
  thisYear: number
  sensed?: Sensed
  /** Read from no car. */
  demoSensed?: boolean
}

const labelOf = (finding: string) => findings.get(finding)?.label ?? finding

type CaseFacts = Pick<DifferentialCase, 'given' | 'stated' | 'removed' | 'codesDeclined'>

export function inputOf({
  given,
  stated,
  removed,
}: Pick<CaseFacts, 'given' | 'stated' | 'removed'>): DifferentialInput {
  const { texts, codes, car, thisYear, sensed } = given
  const states = new Map<string, FindingState>(stated.map(({ finding, state }) => [finding, state]))
  for (const { finding } of removed) states.set(finding, 'unknown')
  return { texts, codes, car, thisYear, stated: states, ...(sensed && { sensed }) }
}

function reasoned(facts: CaseFacts): DifferentialCase {
  const { given, stated, removed, codesDeclined } = facts
  const { codes, sensed } = given
  const input = inputOf(facts)
  const report = reportOf(reason(input))
  const real = new Set(
    findingsOfCodes(
      codes.filter((code) => !given.demoCodes.includes(code)),
      familiesOf,
    ),
  )
  return {
    version: 1,
    given,
    stated,
    removed,
    demoFindings: madeUp(given).filter((finding) => !real.has(finding)),
    unusedCodes: codes.filter(
      (code) =>
        findingsOfCodes([code], familiesOf).length +
          makerCodes([code], {}, new Map(), familiesOf).ratios.length ===
        0,
    ),
    codesDeclined,
    report,
    ...(sensed && { takes: tellingTakes(report, input) }),
  }
}

function madeUp({ demoCodes, demoSensed, sensed }: DifferentialCase['given']): string[] {
  const demoReadings = demoSensed === true && sensed !== undefined ? [...sensed.states, ...sensed.ratios] : []
  return [
    ...new Set([...findingsOfCodes(demoCodes, familiesOf), ...demoReadings.map(({ finding }) => finding)]),
  ]
}

/** Takes any text, throws for none; a sensed finding that the table does not have counts for nothing. */
export function openCase(input: CaseInput): DifferentialCase {
  const { texts, codes, demoCodes = [], car, thisYear, sensed, demoSensed } = input
  return reasoned({
    given: {
      texts: [...texts],
      codes: [...codes],
      demoCodes: [...demoCodes],
      car,
      thisYear,
      ...(sensed && { sensed }),
      ...(demoSensed && { demoSensed }),
    },
    stated: [],
    removed: [],
    codesDeclined: false,
  })
}

/** `unknown` is "I don't know", and is not asked again. */
export function withAnswer(before: DifferentialCase, finding: string, state: FindingState): DifferentialCase {
  const others = before.stated.filter((each) => each.finding !== finding)
  const answer: StatedFinding = { finding, label: labelOf(finding), state, by: 'answer' }
  return reasoned({
    ...before,
    stated: [...others, answer],
    removed: before.removed.filter((each) => each.finding !== finding),
  })
}

/** An answer is taken back and may be asked again; anything else is kept as taken out. */
export function withoutFinding(before: DifferentialCase, finding: string): DifferentialCase {
  if (before.stated.some((each) => each.finding === finding && each.by === 'answer'))
    return reasoned({ ...before, stated: before.stated.filter((each) => each.finding !== finding) })
  if (before.removed.some((each) => each.finding === finding)) return before
  return reasoned({ ...before, removed: [...before.removed, { finding, label: labelOf(finding) }] })
}

export function withFindingBack(before: DifferentialCase, finding: string): DifferentialCase {
  return reasoned({ ...before, removed: before.removed.filter((each) => each.finding !== finding) })
}

export function withText(before: DifferentialCase, text: string): DifferentialCase {
  return reasoned({ ...before, given: { ...before.given, texts: [...before.given.texts, text] } })
}

export function withCodes(
  before: DifferentialCase,
  codes: readonly string[],
  demoCodes: readonly string[] = [],
): DifferentialCase {
  const added = codes.filter((code) => !before.given.codes.includes(code))
  // What a real car reported as well is no demo's any more.
  const stillDemo = before.given.demoCodes.filter((code) => demoCodes.includes(code) || !codes.includes(code))
  const newDemo = added.filter((code) => demoCodes.includes(code))
  const input = {
    ...before.given,
    codes: [...before.given.codes, ...added],
    demoCodes: [...stillDemo, ...newDemo],
  }
  return reasoned({ ...before, given: input })
}

export function withSensed(before: DifferentialCase, added: Sensed): DifferentialCase {
  const { sensed } = before.given
  const all = sensed === undefined ? added : together([sensed, added])
  return reasoned({ ...before, given: { ...before.given, sensed: all } })
}

export function withoutReadingCodes(before: DifferentialCase): DifferentialCase {
  return { ...before, codesDeclined: true }
}
