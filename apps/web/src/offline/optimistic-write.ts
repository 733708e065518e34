export type Values = Readonly<Record<string, unknown>>

export type Guarded = {
  changes: Values
  before?: Values
  stored?: Values
  /** So that it can be added again. */
  seen?: Values
  /** On another device: the driver decides. */
  gone?: true
}

export type Conflicting = { name: string; mine: unknown; theirs: unknown }

export function conflicting({ changes, before = {}, stored = {} }: Guarded): Conflicting[] {
  return Object.keys(stored)
    .filter((name) => !isSame(stored[name], before[name]) && !isSame(stored[name], changes[name]))
    .map((name) => ({ name, mine: changes[name] ?? null, theirs: stored[name] ?? null }))
}

const MOMENT = /^\d{4}-\d\d-\d\dT/

export function isSame(one: unknown = null, other: unknown = null): boolean {
  if (typeof one !== 'string' || typeof other !== 'string') return one === other
  return one === other || (MOMENT.test(one) && MOMENT.test(other) && Date.parse(one) === Date.parse(other))
}

/** An older row has nothing in a new column. */
export const pick = (row: object, names: readonly string[]): Values => {
  const values = new Map(Object.entries(row))
  return Object.fromEntries(names.map((name) => [name, values.get(name) ?? null]))
}

/** What is there now has been seen. */
export function keepMine<Work extends Guarded>({ stored, ...work }: Work) {
  return { ...work, before: { ...work.before, ...stored } }
}

export function keepTheirs<Work extends Guarded>(work: Work) {
  const theirs = new Set(conflicting(work).map(({ name }) => name))
  const without = (values: Values = {}) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => !theirs.has(name)))
  const { stored, ...rest } = work
  return { ...rest, changes: without(work.changes), before: without({ ...work.before, ...stored }) }
}

export const CHANGED_ELSEWHERE = 'It was changed on another device meanwhile.'
