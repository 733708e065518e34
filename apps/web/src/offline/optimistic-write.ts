/** An edit that is written only where a row still holds what its driver saw. */

export type Values = Readonly<Record<string, unknown>>

/** An edit of some fields. */
export type Guarded = {
  changes: Values
  /** The same fields as the driver saw them; none in an edit that an earlier version of the app has kept. */
  before?: Values
  /** The same fields as another device has stored them meanwhile: the driver decides. */
  stored?: Values
  /** The whole row as the driver saw it, so that it can be added again. */
  seen?: Values
  /** The row was deleted on another device: the driver decides. */
  gone?: true
}

export type Conflicting = { name: string; mine: unknown; theirs: unknown }

/** The fields in which two devices disagree. The others of the edit merge. */
export function conflicting({ changes, before = {}, stored = {} }: Guarded): Conflicting[] {
  return Object.keys(stored)
    .filter((name) => !isSame(stored[name], before[name]) && !isSame(stored[name], changes[name]))
    .map((name) => ({ name, mine: changes[name] ?? null, theirs: stored[name] ?? null }))
}

const MOMENT = /^\d{4}-\d\d-\d\dT/

/** Whether two values are one to the database; a time has several spellings. */
export function isSame(one: unknown = null, other: unknown = null): boolean {
  if (typeof one !== 'string' || typeof other !== 'string') return one === other
  return one === other || (MOMENT.test(one) && MOMENT.test(other) && Date.parse(one) === Date.parse(other))
}

/** Some fields of a row. A row that was kept from before a column existed has nothing in it. */
export const pick = (row: object, names: readonly string[]): Values => {
  const values = new Map(Object.entries(row))
  return Object.fromEntries(names.map((name) => [name, values.get(name) ?? null]))
}

/** The edit as decided: what is there now has been seen, so it may be replaced. */
export function keepMine<Work extends Guarded>({ stored, ...work }: Work) {
  return { ...work, before: { ...work.before, ...stored } }
}

/** The edit without the fields that the other device keeps. */
export function keepTheirs<Work extends Guarded>(work: Work) {
  const theirs = new Set(conflicting(work).map(({ name }) => name))
  const without = (values: Values = {}) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => !theirs.has(name)))
  const { stored, ...rest } = work
  return { ...rest, changes: without(work.changes), before: without({ ...work.before, ...stored }) }
}

export const CHANGED_ELSEWHERE = 'It was changed on another device meanwhile.'
