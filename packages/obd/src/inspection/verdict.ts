import type { UnitReadiness } from '../car/readers.ts'
import { allCodes, type CodesReading } from '../car/told-codes.ts'
import type { Reading } from '../reading.ts'
import type { MonitorState } from '../readings/readiness.ts'
import type { Allowance, InspectionRule } from './rules.table.ts'

export interface Verdict {
  readonly kind: 'pass' | 'fail' | 'unknown'
  readonly reasons: readonly string[]
}

export interface Inspected {
  readonly readiness: Reading<readonly UnitReadiness[]>
  readonly codes: CodesReading
  readonly rule: InspectionRule
  readonly modelYear: number | null
}

/** A fail is reported even from a partial reading; "pass" needs a complete one. */
export function verdictOf(inspected: Inspected): Verdict {
  const { readiness } = inspected
  if (readiness.kind === 'failed') return { kind: 'unknown', reasons: ['We couldn’t read the car’s tests.'] }
  const fails = failures(inspected, readiness.value)
  if (fails.length > 0) return { kind: 'fail', reasons: fails }
  const open = unknowns(inspected)
  return open.length > 0
    ? { kind: 'unknown', reasons: open }
    : { kind: 'pass', reasons: ['The light is off, and enough tests have run.'] }
}

const hasTests = (units: readonly UnitReadiness[]) =>
  units.some(({ readiness }) => readiness.monitors.some(({ supported }) => supported))

export function incompleteMonitors(units: readonly UnitReadiness[]): MonitorState[] {
  const all = units.flatMap(({ readiness }) => readiness.monitors)
  const open = all.filter(({ supported, complete }) => supported && !complete)
  return open.filter((monitor, index) => open.findIndex(({ id }) => id === monitor.id) === index)
}

function failures({ codes, rule, modelYear }: Inspected, units: readonly UnitReadiness[]): string[] {
  const reasons: string[] = []
  if (units.some(({ readiness }) => readiness.lampOn)) reasons.push('The check-engine light is on.')
  const storedCodes = allCodes(codes.stored)
  if (rule.codesFail && storedCodes.length > 0) reasons.push(`Codes are stored: ${storedCodes.join(', ')}.`)
  const allowed = allowanceOf(rule, units, modelYear)
  if (allowed === null) return reasons
  const open = incompleteMonitors(units)
  const { only, incomplete } = allowed
  const counted = only === null ? open : open.filter(({ id }) => !only.includes(id))
  const limit = only === null ? incomplete : 0
  if (counted.length > limit)
    reasons.push(`${counted.map(({ name }) => name).join(', ')}: not run yet. ${allowedWords(allowed)}`)
  return reasons
}

function allowedWords({ incomplete, only }: Allowance): string {
  if (only !== null) return 'This rule doesn’t let these be missing.'
  if (incomplete === 0) return 'This rule lets none be missing.'
  return `This rule lets ${incomplete} be missing.`
}

function unknowns({ readiness, codes, rule, modelYear }: Inspected): string[] {
  const reasons: string[] = []
  if (readiness.kind !== 'complete') reasons.push('Some control units didn’t answer about their tests.')
  if (readiness.kind === 'complete' && readiness.value.length === 0)
    reasons.push('No control unit answered about its tests.')
  else if (readiness.kind === 'complete' && !hasTests(readiness.value))
    reasons.push('No control unit has a test we can see.')
  if (rule.codesFail && codes.stored.kind !== 'complete')
    reasons.push('Some control units didn’t give their codes.')
  if (readiness.kind !== 'failed' && allowanceOf(rule, readiness.value, modelYear) === null)
    reasons.push(
      modelYear === null ? 'We don’t know the model year.' : 'The rule doesn’t cover a car this old.',
    )
  return reasons
}

function allowanceOf(
  { allowances }: InspectionRule,
  units: readonly UnitReadiness[],
  modelYear: number | null,
): Allowance | null {
  if (modelYear === null || units.length === 0) return null
  // A gearbox says "spark" whatever the engine is.
  const diesel = units.some(({ readiness }) => readiness.ignition === 'compression')
  const ignition = diesel ? 'compression' : 'spark'
  const fits = (allowance: Allowance) =>
    (allowance.ignition === 'any' || allowance.ignition === ignition) &&
    modelYear >= allowance.fromYear &&
    (allowance.toYear === null || modelYear <= allowance.toYear)
  return allowances.find(fits) ?? null
}
