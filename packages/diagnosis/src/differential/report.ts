import type { DifferentialReport, ReportedCause, ReportedSense } from '../saved/case.ts'
import { soundIssues } from '../sound/issues.table.ts'
import type { NoiseShare } from '../sound/noises.ts'
import { cheaperFirst } from './cheaper-first.ts'
import { type Differential, MAX_CAUSES, type RankedFault } from './differential.ts'
import { MIN_RATIO } from './explain.ts'
import { faults, findings, repairs } from './knowledge.ts'
import { nextTest } from './next-test.ts'
import { knownFailures } from './prior.ts'
import type { Repair } from './types.ts'

const OPEN_PERCENT = 50
const LEADING_PERCENT = 10
const MAX_STEPS = 5
/** Where one cause stands out; judged. */
const FEW_STEPS = 3
const CLEAR_PERCENT = 60
/** In the United States; docs/diagnosis.md has the source. */
export const LABOUR_USD_PER_HOUR = 140
const ROUND_USD = 5

const labels = (ids: readonly string[]) => ids.map((id) => findings.get(id)?.label ?? id)
const rounded = (usd: number) => Math.round(usd / ROUND_USD) * ROUND_USD

/** Rounding goes to the largest remainders. */
export function wholePercents(shares: readonly number[]): number[] {
  const exact = shares.map((share) => share * 100)
  const whole = exact.map(Math.floor)
  const missing = 100 - whole.reduce((sum, percent) => sum + percent, 0)
  const byRemainder = exact
    .map((percent, index) => ({ index, remainder: percent - Math.floor(percent) }))
    .sort((a, b) => b.remainder - a.remainder)
  for (const { index } of byRemainder.slice(0, missing)) whole[index] = (whole[index] ?? 0) + 1
  return whole
}

const usd = (amount: number) => `$${amount.toLocaleString('en-US')}`
const rangeOf = ([min, max]: readonly [number, number]) => `${usd(min)} to ${usd(max)}`

export function costOf({ partsUsd, hours, usualUsd, decides, published }: Repair): ReportedCause['cost'] {
  const [partsMin, partsMax] = partsUsd
  const [hoursMin, hoursMax] = hours
  const parts = `parts ${rangeOf(partsUsd)}`
  const labour = `${hoursMin} to ${hoursMax} hours of labor at $${LABOUR_USD_PER_HOUR}`
  return {
    min: rounded(partsMin + hoursMin * LABOUR_USD_PER_HOUR),
    max: rounded(partsMax + hoursMax * LABOUR_USD_PER_HOUR),
    ...(decides !== '' && { decides: usualUsd ? decides.replace('{usual}', rangeOf(usualUsd)) : decides }),
    source: [`${parts}, ${labour}, our estimate of 2026`, published].filter(Boolean).join('. '),
  }
}

/** Of the usual repair, where the table names one. */
export function usualCostOf(repair: Repair): ReportedCause['cost'] {
  const { usualUsd } = repair
  const cost = costOf(repair)
  return usualUsd === null ? cost : { ...cost, min: usualUsd[0], max: usualUsd[1] }
}

/** What model and year are known for, before what to do. */
function advice(id: string, before: string, { car }: Differential): string {
  const failure = knownFailures(car).find(({ fault, note }) => fault === id && note !== '')
  return [failure && `${failure.note}.`, before].filter(Boolean).join(' ')
}

/** What law or maker may still pay for; empty where years or miles are over. */
function coverOf(id: string, { car, thisYear }: Differential): string {
  const { year, mileage } = car
  const current = knownFailures(car).find(
    ({ fault, cover, years, miles }) =>
      fault === id &&
      cover !== '' &&
      (years === null || thisYear - (year ?? thisYear) <= years) &&
      (miles === null || (mileage ?? 0) < miles),
  )
  return current?.cover ?? ''
}

function reported(
  { fault, explanation, noise, apart }: RankedFault,
  percent: number,
  differential: Differential,
): ReportedCause[] {
  const repair = repairs.get(fault.id)
  if (repair === undefined) return []
  const { how, who, beforeYouBuy } = nextTest(repair, differential.evidence, differential.drive.level)
  return [
    {
      fault: fault.id,
      component: fault.component,
      name: fault.name,
      system: fault.system,
      percent,
      ...(noise !== null && { issue: noise }),
      ...(apart && { apart }),
      danger: fault.harm,
      is: repair.is,
      ignored: repair.ignored,
      test: {
        how: [coverOf(fault.id, differential), how].filter(Boolean).join(' '),
        who,
        minutes: repair.minutes,
      },
      cost: usualCostOf(repair),
      beforeYouBuy: advice(fault.id, beforeYouBuy, differential),
      for: labels(explanation.for),
      against: labels(explanation.against),
      open: labels(explanation.open),
    },
  ]
}

function heardNoise(noises: Differential['noises']): ReportedSense[] {
  const [first] = noises ?? []
  const finding = findings.get(`sound_${first?.issue}`)
  if (first === undefined || finding === undefined) return []
  const { id, label } = finding
  return [{ id, label, says: 'for', why: `the recording: ${soundIssues[first.issue].name}` }]
}

/** What the driver or a surer sense has spoken of stands among what was understood. */
function reportedSenses({ sensed, evidence, likelihoods, noises }: Differential): ReportedSense[] {
  const labelOf = (id: string) => findings.get(id)?.label ?? id
  const states = sensed.states
    .filter(({ finding, state }) => evidence.get(finding) === state)
    .map(({ finding, state, why }) => ({ id: finding, label: labelOf(finding), says: state, why }))
  const ratios = sensed.ratios
    .filter(
      ({ finding, ratio }) => likelihoods.has(finding) && (ratio >= MIN_RATIO || ratio <= 1 / MIN_RATIO),
    )
    .map(({ finding, ratio, why }) => {
      const says = ratio > 1 ? ('for' as const) : ('against' as const)
      return { id: finding, label: labelOf(finding), says, why }
    })
  const renewed = sensed.replaced.map(({ fault, why }) => {
    const label = faults.find(({ id }) => id === fault)?.name ?? fault
    return { id: fault, label, says: 'renewed' as const, why }
  })
  return [...states, ...heardNoise(noises), ...ratios, ...renewed]
}

const isOpen = (otherPercent: number, first: ReportedCause | undefined, noise: NoiseShare | undefined) =>
  otherPercent > OPEN_PERCENT &&
  // Where nothing unusual is heard, a fault of another noise does not lead.
  ((first?.percent ?? 0) < LEADING_PERCENT || (noise !== undefined && first?.issue !== undefined)) &&
  (noise === undefined || noise.issue === 'no_fault_heard')

const reportedNoises = (noises: readonly NoiseShare[]) =>
  noises
    .map(({ issue, probability }) => ({ issue, percent: Math.round(100 * probability) }))
    .filter(({ percent }) => percent > 0)

/** Together 100 at most: what is listed apart has 1 at least, and the likeliest gives what is too much. */
function percentsOf(shown: readonly RankedFault[]): number[] {
  const shares = shown.map(({ probability }) => probability)
  const other = shares.reduce((rest, share) => rest - share, 1)
  const wholes = wholePercents([...shares, other])
  const percents = shown.map(({ apart }, at) => Math.max(wholes[at] ?? 0, apart ? 1 : 0))
  const rest = percents.reduce((sum, percent) => sum - percent, 100)
  const most = Math.max(...percents)
  return rest < 0 ? percents.with(percents.indexOf(most), most + rest) : percents
}

export function reportOf(differential: Differential): DifferentialReport {
  const { drive, ranked, systems, steps, understanding, cut, evidence, noises } = differential
  const shown = ranked.slice(0, MAX_CAUSES)
  const percents = percentsOf(shown)
  const causes = shown
    .flatMap((each, index) => reported(each, percents[index] ?? 0, differential))
    .filter(({ percent }) => percent > 0)
  const [first] = systems
  const words = new Map(understanding.findings.map((each) => [each.finding, each.words]))
  const sensed = reportedSenses(differential)
  const before = cheaperFirst(causes)
  const otherPercent = 100 - causes.reduce((sum, { percent }) => sum + percent, 0)
  return {
    version: 1,
    drive,
    causes,
    other: otherPercent,
    ...(noises !== null && { noises: reportedNoises(noises) }),
    ...(isOpen(otherPercent, causes[0], noises?.[0]) && { isOpen: true as const }),
    system:
      drive.known && first !== undefined
        ? { name: first.system, percent: Math.round(first.probability * 100) }
        : null,
    understood: [...evidence]
      .filter(([id]) => words.has(id) || evidence.get(id) !== 'absent')
      .map(([finding, state]) => ({
        finding,
        label: findings.get(finding)?.label ?? finding,
        state,
        words: words.get(finding) ?? null,
      })),
    notUnderstood: understanding.notUnderstood,
    cut,
    ...(differential.notOfCar.length > 0 && { notOfCar: differential.notOfCar }),
    steps: steps.slice(0, (causes[0]?.percent ?? 0) >= CLEAR_PERCENT ? FEW_STEPS : MAX_STEPS),
    ...(before !== null && { cheaperFirst: before }),
    ...(sensed.length > 0 && { sensed }),
  }
}
