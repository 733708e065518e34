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
  if (readiness.kind === 'failed') return { kind: 'unknown', reasons: ['The car’s tests could not be read.'] }
  const fails = failures(inspected, readiness.value)
  if (fails.length > 0) return { kind: 'fail', reasons: fails }
  const open = unknowns(inspected)
  return open.length > 0
    ? { kind: 'unknown', reasons: open }
    : { kind: 'pass', reasons: ['The lamp is off, and enough of the car’s tests have run.'] }
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
  if (units.some(({ readiness }) => readiness.lampOn)) reasons.push('The check-engine lamp is on.')
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
  if (only !== null) return 'This rule lets only some tests be missing, and not these.'
  if (incomplete === 0) return 'This rule lets none be missing.'
  return `This rule lets ${incomplete} be missing.`
}

function unknowns({ readiness, codes, rule, modelYear }: Inspected): string[] {
  const reasons: string[] = []
  if (readiness.kind !== 'complete') reasons.push('Not every control unit told how far its tests are.')
  if (readiness.kind === 'complete' && readiness.value.length === 0)
    reasons.push('No control unit told how far its tests are.')
  else if (readiness.kind === 'complete' && !hasTests(readiness.value))
    reasons.push('No control unit names a test of its own, so none was seen to have run.')
  if (rule.codesFail && codes.stored.kind !== 'complete')
    reasons.push('Not every control unit told its codes.')
  if (readiness.kind !== 'failed' && allowanceOf(rule, readiness.value, modelYear) === null)
    reasons.push(
      modelYear === null ? 'The model year is not known.' : 'The rule says nothing of a car of this year.',
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
