/** Shares a pool's connections between people, so that one person's slow queries do not block the others. */

export type FairShareOptions = {
  /** Connections in all. */
  places: number
  /** Kept for people who hold none. */
  reserved: number
  /** Of one person at a time. */
  perPerson: number
  /**
   * Of all people together who used much lately: as many statements as the processors run, so that who asks for little
   * does not share them with a crowd.
   */
  busyPlaces: number
  /** Clock in milliseconds. */
  now: () => number
  /** Of one person; past them the next is refused. */
  maxWaiting: number
  /**
   * Milliseconds before that refusal. Refused at once, a client that asks again at once is refused hundreds of times a
   * second, and what was admitted waits for a turn of the event loop behind all of them.
   */
  refuseAfterMs: number
  /** Milliseconds. */
  maxWaitMs: number
  /** Called when somebody has to wait, and when nobody more may. */
  onEvent?: (event: 'pool_wait' | 'pool_refused') => void
}

/** No place came free in time, or too much of this person's waits already. */
export class NoFreePlaceError extends Error {
  constructor() {
    super('Too much of this account is waiting for the database')
    this.name = 'NoFreePlaceError'
  }
}

/** What was used counts half after so long. */
const HALF_LIFE_MS = 5_000
/** Half a place all the time comes to 3.6 s. */
const BUSY_FROM_MS = 4_000
const MAX_REMEMBERED = 10_000

/** How long each person held the places that were given back lately. */
function createUse(now: () => number) {
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

type Waiting = { person: string; begin: () => void }

export type FairShare = {
  /** Runs `work` in the person's turn: who holds the fewest places, and used the least lately, is next. @throws NoFreePlaceError */
  run<T>(person: string, work: () => Promise<T>): Promise<T>
  /** How many wait for their turn. */
  waiting(): number
}

export function createFairShare(options: FairShareOptions): FairShare {
  /** When each person took the places that they hold, by the clock. */
  const held = new Map<string, number[]>()
  const waiting: Waiting[] = []
  const use = createUse(options.now)
  let taken = 0

  const heldBy = (person: string) => held.get(person)?.length ?? 0
  // What runs now counts too: the first statements of a crowd would else all begin before one of them ends.
  const usedBy = (person: string) =>
    (held.get(person) ?? []).reduce((ms, since) => ms + options.now() - since, use.of(person))
  const isBusy = (person: string) => usedBy(person) > BUSY_FROM_MS
  const takenByBusy = () =>
    [...held].reduce((places, [person, own]) => places + (isBusy(person) ? own.length : 0), 0)
  /** Who holds less goes first, and among those who used less. */
  const before = (one: Waiting, other: Waiting) =>
    (heldBy(one.person) - heldBy(other.person) || usedBy(one.person) - usedBy(other.person)) < 0
  const mayBegin = (person: string) => {
    const own = heldBy(person)
    if (own >= options.perPerson) return false
    if (isBusy(person) && takenByBusy() >= options.busyPlaces) return false
    return taken < (own === 0 ? options.places : options.places - options.reserved)
  }
  /** @returns when, by the clock */
  const take = (person: string): number => {
    const since = options.now()
    taken += 1
    held.set(person, [...(held.get(person) ?? []), since])
    return since
  }
  const giveBack = (person: string, since: number) => {
    taken -= 1
    use.add(person, options.now() - since)
    const own = held.get(person) ?? []
    own.splice(own.indexOf(since), 1)
    if (own.length === 0) held.delete(person)
    beginNext()
  }
  const beginNext = () => {
    for (;;) {
      const ready = waiting.filter(({ person }) => mayBegin(person))
      const [first, ...others] = ready
      if (first === undefined) return
      const next = others.reduce((best, each) => (before(each, best) ? each : best), first)
      waiting.splice(waiting.indexOf(next), 1)
      // Its place is taken before the next one is looked for.
      next.begin()
    }
  }

  const turnOf = (person: string): Promise<number> => {
    if (waiting.filter((each) => each.person === person).length >= options.maxWaiting) {
      options.onEvent?.('pool_refused')
      return new Promise((_, reject) => {
        setTimeout(() => reject(new NoFreePlaceError()), options.refuseAfterMs)
      })
    }
    options.onEvent?.('pool_wait')
    return new Promise((resolve, reject) => {
      const mine: Waiting = {
        person,
        begin() {
          clearTimeout(timer)
          resolve(take(person))
        },
      }
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(mine), 1)
        options.onEvent?.('pool_refused')
        reject(new NoFreePlaceError())
      }, options.maxWaitMs)
      waiting.push(mine)
    })
  }

  return {
    waiting: () => waiting.length,
    async run(person, work) {
      const since = mayBegin(person) ? take(person) : await turnOf(person)
      try {
        return await work()
      } finally {
        giveBack(person, since)
      }
    },
  }
}
