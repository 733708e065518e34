/** The test of a cause that is worth it now: what the driver's words, the car's state or the danger rule out is left out. */
import { isStanding } from './danger.ts'
import { answers } from './knowledge.ts'
import type { Danger, Evidence, Repair, Tester } from './types.ts'

/** With these the engine stays off. */
const ENGINE_STAYS_OFF =
  'smell_fuel fuel_leak oil_milky oil_pressure_light oil_gone oil_pours code_oil_low knock_engine timing_belt_bad crank_free engine_seized'.split(
    ' ',
  )

const TAKES_A_DRIVE =
  /\b[Dd]rive\b(?! and reverse| unit)|\d mph|\b(?:miles|traffic|bend|empty|rolling|coasting|slope|fill-up|firm stops|only when you brake)\b/
const TAKES_SPEED = /highway speed|[4-7]0 mph/
const TAKES_THE_ENGINE =
  /\b(?:idle|idling|engine on|With it on|rpm|After a cold start|Start the|hot engine|engine hot|engine warm)\b/
const BY_A_SHOP = /^(?:Ask a|A) (?:trained )?shop/

export type NextTest = { how: string; who: Tester; beforeYouBuy: string }

/** Falls back on what to try before buying, then on a shop. */
export function nextTest(
  { fault, test, who, beforeYouBuy }: Repair,
  evidence: Evidence,
  level: Danger,
): NextTest {
  const isPresent = (id: string) => evidence.get(id) === 'present'
  const stands = level === 'stop' || isStanding(evidence)
  const cannotStart = isStanding(evidence) && !isPresent('battery_dead')
  const staysOff = cannotStart || ENGINE_STAYS_OFF.some(isPresent)
  const isPossible = (step: string) =>
    BY_A_SHOP.test(step) ||
    !(
      (stands && TAKES_A_DRIVE.test(step)) ||
      (level === 'limp' && TAKES_SPEED.test(step)) ||
      (staysOff && TAKES_THE_ENGINE.test(step))
    )
  const steps = test.split(/(?<=\.) (?=[A-Z])/)
  const isAnswered = answers.tests.get(fault)?.some(isPresent) === true
  const answered = isAnswered ? steps.findIndex((step) => !step.endsWith(' first.')) : -1
  const open = steps.filter((step, at) => at !== answered && isPossible(step))
  const before = isPossible(beforeYouBuy) ? beforeYouBuy : ''
  const [first] = open
  if (first !== undefined)
    return {
      how: open.join(' '),
      who: open.length < steps.length && BY_A_SHOP.test(first) ? 'workshop' : who,
      beforeYouBuy: before,
    }
  if (before !== '') return { how: before, who, beforeYouBuy: '' }
  return isAnswered && isPossible(test)
    ? { how: test, who, beforeYouBuy: '' }
    : { how: 'Ask a shop to test it where the car stands.', who: 'workshop', beforeYouBuy: '' }
}
