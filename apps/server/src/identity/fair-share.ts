/** Shares a pool's connections between people, so that one person's slow queries do not block the others. */

export type FairShareOptions = {
  /** Connections in all. */
  places: number
  /** Kept for people who hold none. */
  reserved: number
  /** Of one person at a time. */
  perPerson: number
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

type Waiting = { person: string; begin: () => void }

export type FairShare = {
  /** Runs `work` in the person's turn: who holds the fewest places is next. @throws NoFreePlaceError */
  run<T>(person: string, work: () => Promise<T>): Promise<T>
  /** How many wait for their turn. */
  waiting(): number
}

export function createFairShare(options: FairShareOptions): FairShare {
  const held = new Map<string, number>()
  const waiting: Waiting[] = []
  let taken = 0

  const heldBy = (person: string) => held.get(person) ?? 0
  const mayBegin = (person: string) => {
    const own = heldBy(person)
    if (own >= options.perPerson) return false
    return taken < (own === 0 ? options.places : options.places - options.reserved)
  }
  const take = (person: string) => {
    taken += 1
    held.set(person, heldBy(person) + 1)
  }
  const giveBack = (person: string) => {
    taken -= 1
    const own = heldBy(person) - 1
    if (own === 0) held.delete(person)
    else held.set(person, own)
    beginNext()
  }
  const beginNext = () => {
    for (;;) {
      const ready = waiting.filter(({ person }) => mayBegin(person))
      const [first, ...others] = ready
      if (first === undefined) return
      const next = others.reduce(
        (best, each) => (heldBy(each.person) < heldBy(best.person) ? each : best),
        first,
      )
      waiting.splice(waiting.indexOf(next), 1)
      take(next.person)
      next.begin()
    }
  }

  const turnOf = (person: string): Promise<void> => {
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
          resolve()
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
      if (mayBegin(person)) take(person)
      else await turnOf(person)
      try {
        return await work()
      } finally {
        giveBack(person)
      }
    },
  }
}
