import type { CheaperFirst, ReportedCause } from '../saved/case.ts'

type Priced = Pick<ReportedCause, 'fault' | 'component' | 'name' | 'percent' | 'test'> & {
  cost: { min: number; max: number }
}

export const WORTH_A_TEST_USD = 150
const MIN_PERCENT = 5

/** @returns null where neither of the first two is expensive, or only one of them is likely */
export function cheaperFirst(causes: readonly Priced[]): CheaperFirst | null {
  const [one, two] = causes.slice(0, 2).filter(({ percent }) => percent >= MIN_PERCENT)
  if (one === undefined || two === undefined || one.component === two.component) return null
  const [cheap, dear] = one.cost.max <= two.cost.max ? [one, two] : [two, one]
  if (dear.cost.max <= WORTH_A_TEST_USD || dear.cost.max === cheap.cost.max) return null
  return {
    fault: cheap.fault,
    name: cheap.name,
    how: cheap.test.how,
    who: cheap.test.who,
    minutes: cheap.test.minutes,
    before: { fault: dear.fault, name: dear.name, costMin: dear.cost.min, costMax: dear.cost.max },
  }
}
