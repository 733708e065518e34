/**
 * Synthetic drivers drawn from the knowledge table: one fault, two signs told, truthful answers. `node
 * bench/questions.ts [DRIVERS] [SEED]`; the last lines compare percents with how often they were right.
 */
import { seededRandom } from '@tappet/acoustics/testing'
import {
  type Fault,
  type FindingState,
  faults,
  findings,
  RULES,
  reason,
} from '@tappet/diagnosis/differential'
import { calibrationLines, type Said } from './calibration.ts'

const [count = '300', seed = '1'] = process.argv.slice(2)
const random = seededRandom(Number(seed))
const MAX_STEPS = 12
const TOLD = 2
const said: Said[] = []

function pick<T>(weighted: readonly (readonly [T, number])[]): T | undefined {
  let rest = random() * weighted.reduce((sum, [, weight]) => sum + weight, 0)
  return weighted.find(([, weight]) => {
    rest -= weight
    return rest <= 0
  })?.[0]
}

function show(fault: Fault): Set<string> {
  const effects = new Map(fault.effects.map(({ finding, probability }) => [finding, probability]))
  return new Set(
    [...findings.keys()].filter((id) => random() < 1 - (1 - RULES.leak(id)) * (1 - (effects.get(id) ?? 0))),
  )
}

/** Over all faults of the first cause's part. */
function componentShare({ ranked }: ReturnType<typeof reason>): number {
  const component = ranked[0]?.fault.component
  return ranked.reduce((sum, each) => sum + (each.fault.component === component ? each.probability : 0), 0)
}

function drive(fault: Fault): number | null {
  const shown = show(fault)
  const signs = new Set<string>()
  const sayable = fault.effects.filter(
    ({ finding }) => shown.has(finding) && !/^(code|sound|ctx)_/.test(finding),
  )
  while (signs.size < Math.min(TOLD, sayable.length)) {
    const next = pick(
      sayable.filter((e) => !signs.has(e.finding)).map((e) => [e.finding, e.probability] as const),
    )
    if (next === undefined) break
    signs.add(next)
  }
  if (signs.size === 0) return null
  const stated = new Map<string, FindingState>([...signs].map((id) => [id, 'present']))
  let codesRead = false
  for (let step = 0; step <= MAX_STEPS; step++) {
    const answer = reason({ texts: [], codes: [], car: {}, thisYear: 2026, stated, codesRead })
    const isRight = answer.ranked[0]?.fault.component === fault.component
    if (step === 0) said.push({ probability: componentShare(answer), isRight })
    if (isRight) return step
    const [next] = answer.steps
    if (next === undefined) return MAX_STEPS + 1
    if (next.kind === 'read_codes') {
      codesRead = true
      for (const id of shown) if (findings.get(id)?.group === 'code') stated.set(id, 'present')
    } else stated.set(next.finding, shown.has(next.finding) ? 'present' : 'absent')
  }
  return MAX_STEPS + 1
}

const steps: number[] = []
while (steps.length < Number(count)) {
  const fault = pick(faults.map((each) => [each, each.prior] as const))
  const stepCount = fault === undefined ? null : drive(fault)
  if (stepCount !== null) steps.push(stepCount)
}
steps.sort((a, b) => a - b)
const at = (share: number) => steps[Math.floor(share * (steps.length - 1))]
console.log(`drivers ${steps.length}`)
console.log(`first_at_once ${(steps.filter((n) => n === 0).length / steps.length).toFixed(2)}`)
console.log(`steps_median ${at(0.5)}`)
console.log(`steps_p75 ${at(0.75)}`)
console.log(`never_in_${MAX_STEPS} ${(steps.filter((n) => n > MAX_STEPS).length / steps.length).toFixed(2)}`)
for (const line of calibrationLines(said)) console.log(line)
