import { byteToHex } from '../bytes.ts'
import { pidRow } from '../tables/pids.table.ts'

export interface Group {
  readonly pids: readonly number[]
  /** The count digit, once they agree. */
  readonly frames: number | null
  readonly steady: boolean
  readonly every: number
  readonly rest: number
  readonly failures: number
  readonly worked: boolean
}

export interface Plan {
  readonly groups: readonly Group[]
  readonly multi: boolean
  readonly round: number
}

export interface GroupResult {
  readonly answered: readonly number[]
  readonly frames: number
  readonly disturbed: boolean
}

const MAX_DIGIT = 0x0f
const SLOW_EVERY = 10
const LONGEST_REST_ROUNDS = 64
/** Asked every tenth round. */
const SLOW_UNITS: ReadonlySet<string> = new Set(['°C', 'km', 'min', 'count', 's'])
const FUEL_LEVEL = 0x2f

export function isSlow(pid: number): boolean {
  const content = pidRow(pid)?.content
  if (pid === FUEL_LEVEL || content === undefined || content.kind !== 'numbers') return true
  return content.fields.every(({ unit }) => SLOW_UNITS.has(unit))
}

/** `atOnce` to a request where each length is known. */
export function planFor(pids: readonly number[], atOnce: number): Plan {
  const multi = atOnce > 1
  const unique = [...new Set(pids)]
  const fast = unique.filter((pid) => !isSlow(pid))
  const slow = unique.filter(isSlow)
  const groups = [...grouped(fast, atOnce, 1), ...grouped(slow, atOnce, fast.length > 0 ? SLOW_EVERY : 1)]
  return { groups, multi, round: 0 }
}

function grouped(pids: readonly number[], atOnce: number, every: number): Group[] {
  const joinable = atOnce > 1 ? pids.filter((pid) => (pidRow(pid)?.bytes ?? null) !== null) : []
  const alone = pids.filter((pid) => !joinable.includes(pid))
  const groups: (readonly number[])[] = alone.map((pid) => [pid])
  for (let at = 0; at < joinable.length; at += atOnce) groups.push(joinable.slice(at, at + atOnce))
  return groups.map((group) => ({
    pids: group,
    frames: null,
    steady: false,
    every,
    rest: 0,
    failures: 0,
    worked: false,
  }))
}

export function dueIn(plan: Plan): number[] {
  return plan.groups.flatMap((group, index) =>
    group.rest === 0 && plan.round % group.every === 0 ? [index] : [],
  )
}

export function nextRound(plan: Plan): Plan {
  return {
    ...plan,
    round: plan.round + 1,
    groups: plan.groups.map((group) => ({ ...group, rest: Math.max(0, group.rest - 1) })),
  }
}

/** With the count digit the adapter need not wait. */
export function commandFor(group: Group, countDigit: boolean): string {
  const hasDigit = countDigit && group.steady && group.frames !== null && group.frames <= MAX_DIGIT
  const digit = hasDigit ? (group.frames ?? 0).toString(16).toUpperCase() : ''
  return `01${group.pids.map(byteToHex).join('')}${digit}`
}

/** A car that answers fewer PIDs than asked gets one per request. */
export function learned(plan: Plan, index: number, result: GroupResult): Plan {
  const group = plan.groups[index]
  if (group === undefined) return plan
  const { pids } = group
  if (plan.multi && pids.length > 1 && result.answered.length <= 1 && !group.worked)
    return planFor(
      plan.groups.flatMap((one) => one.pids),
      1,
    )
  return withGroup(plan, index, result.answered.length === 0 ? resting(group) : steadied(group, result))
}

function withGroup(plan: Plan, index: number, group: Group): Plan {
  return { ...plan, groups: plan.groups.map((one, at) => (at === index ? group : one)) }
}

/** In rounds: some units are disturbed by fast polling. */
export const restAfter = (failures: number) => Math.min(2 ** failures, LONGEST_REST_ROUNDS)

function resting(group: Group): Group {
  const failures = group.failures + 1
  return {
    ...group,
    frames: null,
    steady: false,
    failures,
    rest: restAfter(failures),
  }
}

function steadied(group: Group, result: GroupResult): Group {
  const complete = !result.disturbed && result.answered.length === group.pids.length
  if (!complete) return { ...group, frames: null, steady: false, failures: 0 }
  return {
    ...group,
    frames: result.frames,
    steady: group.frames === result.frames,
    failures: 0,
    worked: true,
  }
}
