/** Who asked for how much lately (fair-share.ts). */

/** What was used counts half after so long. */
const HALF_LIFE_MS = 5_000
/** Without another person for so long, one is alone. */
const ALONE_AFTER_MS = 2_000
const MAX_REMEMBERED = 10_000

/** Milliseconds of each person that ended lately. */
export function createUse(now: () => number) {
  const uses = new Map<string, { ms: number; atMs: number }>()
  const of = (person: string): number => {
    const use = uses.get(person)
    return use === undefined ? 0 : use.ms * 0.5 ** ((now() - use.atMs) / HALF_LIFE_MS)
  }
  return {
    of,
    add(person: string, ms: number): void {
      const next = { ms: of(person) + ms, atMs: now() }
      uses.delete(person)
      uses.set(person, next)
      // The map is in the order of the last use.
      const [oldest] = uses.keys()
      if (uses.size > MAX_REMEMBERED && oldest !== undefined) uses.delete(oldest)
    },
  }
}

/** Whether nobody but this person asked for something lately. */
export function createCompany(now: () => number) {
  let last = { person: '', atMs: Number.NEGATIVE_INFINITY }
  let other = last
  return {
    see(person: string): void {
      if (person !== last.person) other = last
      last = { person, atMs: now() }
    },
    isAlone: (person: string) => now() - (last.person === person ? other : last).atMs > ALONE_AFTER_MS,
  }
}
