/**
 * One case in the hands of a driver: what was given, what was answered, what was taken out, and the report of it all.
 * Plain JSON, so that a saved case opens as it was and continues from there. Every function returns a new case.
 */
import { findingsOfCodes } from './codes.ts'
import { type DifferentialInput, reason } from './differential.ts'
import { familiesOf, findings } from './knowledge.ts'
import { tellingTakes } from './next-takes.ts'
import { type DifferentialReport, reportOf } from './report.ts'
import type { ContrastId } from './senses/contrasts.table.ts'
import { type Sensed, together } from './senses/sensed.ts'
import type { FindingState, KnownCar } from './types.ts'

/** What a case begins with. */
export type CaseInput = {
  /** What the driver wrote: symptoms and sentences. */
  texts: readonly string[]
  codes: readonly string[]
  /** Which of the codes a demo adapter made up: they were read from no car. */
  demoCodes?: readonly string[]
  car: KnownCar
  /** Calendar year of the day on which the case began. */
  thisYear: number
  /** What a recording, a scan and the service log add. */
  sensed?: Sensed
  /** A demo adapter made the scan up: its readings were read from no car. */
  demoSensed?: boolean
}

/** A finding by an answer of the driver. */
export type StatedFinding = { finding: string; label: string; state: FindingState; by: 'answer' }

/** A saved row holds it: the fields never change their meaning. */
export type DifferentialCase = {
  version: 1
  given: {
    texts: string[]
    codes: string[]
    demoCodes: string[]
    car: KnownCar
    thisYear: number
    sensed?: Sensed | undefined
    demoSensed?: boolean | undefined
  }
  /** In the order in which they were stated, one per finding. */
  stated: StatedFinding[]
  /** What the driver took out again: it counts neither as present nor as absent. */
  removed: { finding: string; label: string }[]
  /** Findings that rest on codes or readings of the demo alone. */
  demoFindings: string[]
  /** Codes that belong to no family of the table: they count for nothing here. */
  unusedCodes: string[]
  /** Whether the driver does not want to read the codes now. */
  codesDeclined: boolean
  report: DifferentialReport
  /** Short takes that would tell more, the most telling first; absent where no sense was asked, and in cases of before until they are reasoned again. */
  takes?: ContrastId[] | undefined
}

const labelOf = (finding: string) => findings.get(finding)?.label ?? finding

type CaseFacts = Pick<DifferentialCase, 'given' | 'stated' | 'removed' | 'codesDeclined'>

/** Everything that a case holds, as it is reasoned about. */
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

/** The case with the report that its facts give. */
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
    unusedCodes: codes.filter((code) => findingsOfCodes([code], familiesOf).length === 0),
    codesDeclined,
    report,
    ...(sensed && { takes: tellingTakes(report, input) }),
  }
}

/** Findings of the demo's codes and readings. */
function madeUp({ demoCodes, demoSensed, sensed }: DifferentialCase['given']): string[] {
  const read = demoSensed === true && sensed !== undefined ? [...sensed.states, ...sensed.ratios] : []
  return [...new Set([...findingsOfCodes(demoCodes, familiesOf), ...read.map(({ finding }) => finding)])]
}

/** A new case. Takes any text, throws for none; a sensed finding that the table does not have counts for nothing. */
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

/** The driver's answer to a question; `unknown` is "I don't know", and is not asked again. */
export function withAnswer(before: DifferentialCase, finding: string, state: FindingState): DifferentialCase {
  const others = before.stated.filter((each) => each.finding !== finding)
  const answer: StatedFinding = { finding, label: labelOf(finding), state, by: 'answer' }
  return reasoned({
    ...before,
    stated: [...others, answer],
    removed: before.removed.filter((each) => each.finding !== finding),
  })
}

/** The case without a finding. An answer is taken back and may be asked again; anything else is kept as taken out. */
export function withoutFinding(before: DifferentialCase, finding: string): DifferentialCase {
  if (before.stated.some((each) => each.finding === finding && each.by === 'answer'))
    return reasoned({ ...before, stated: before.stated.filter((each) => each.finding !== finding) })
  if (before.removed.some((each) => each.finding === finding)) return before
  return reasoned({ ...before, removed: [...before.removed, { finding, label: labelOf(finding) }] })
}

/** The case with a finding that was taken out before. */
export function withFindingBack(before: DifferentialCase, finding: string): DifferentialCase {
  return reasoned({ ...before, removed: before.removed.filter((each) => each.finding !== finding) })
}

/** The case with what the driver wrote since. */
export function withText(before: DifferentialCase, text: string): DifferentialCase {
  return reasoned({ ...before, given: { ...before.given, texts: [...before.given.texts, text] } })
}

/** The case with codes that were read since. */
export function withCodes(
  before: DifferentialCase,
  codes: readonly string[],
  demoCodes: readonly string[] = [],
): DifferentialCase {
  const added = codes.filter((code) => !before.given.codes.includes(code))
  // What a real car reported as well is no demo's any more.
  const stillDemo = before.given.demoCodes.filter((code) => demoCodes.includes(code) || !codes.includes(code))
  const newDemo = added.filter((code) => demoCodes.includes(code))
  const given = {
    ...before.given,
    codes: [...before.given.codes, ...added],
    demoCodes: [...stillDemo, ...newDemo],
  }
  return reasoned({ ...before, given })
}

/** The case with what a sense added since. */
export function withSensed(before: DifferentialCase, added: Sensed): DifferentialCase {
  const { sensed } = before.given
  const all = sensed === undefined ? added : together([sensed, added])
  return reasoned({ ...before, given: { ...before.given, sensed: all } })
}

/** The case of a driver who does not want to read the codes now. */
export function withoutReadingCodes(before: DifferentialCase): DifferentialCase {
  return { ...before, codesDeclined: true }
}
