/** Shares a pool's connections between people, so that one person's slow queries do not block the others. */
import { createCompany, createUse } from './recent-use.ts'

export type FairShareOptions = {
  /** Connections in all. */
  places: number
  /** Kept for people who hold none. */
  reserved: number
  /** Of one person at a time. */
  perPerson: number
  /**
   * Of all people together who asked for much lately: fewer statements than the processors run, so that who asks for
   * little does not share them with a crowd. It does not hold for one who is alone.
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

/**
 * One request after the other comes to 4.8 s where two thirds of the time go to waiting for answers, as on a server that a
 * crowd has slowed; four that are always open pass it in a second and a half.
 */
const BUSY_FROM_MS = 5_000

type Waiting = { arrived: number; begin: () => void }
type Candidate = { person: string; arrived: number; held: number; used: number }

export type FairShare = {
  /**
   * Runs `work` in the person's turn: who holds the fewest places, and used the least lately, is next.
   *
   * @param work is told whether the person asked for much lately, beside others
   * @throws NoFreePlaceError
   */
  run<T>(person: string, work: (isCrowd: boolean) => Promise<T>): Promise<T>
  /** How many wait for their turn. */
  waiting(): number
}

export function createFairShare(options: FairShareOptions): FairShare {
  /** When each person took the places that they hold, by the clock. */
  const held = new Map<string, number[]>()
  /** When each person asked for what runs or waits, by the clock. */
  const open = new Map<string, number[]>()
  /** By person, each in their order: hundreds may wait, and a turn is looked for among people. */
  const waiting = new Map<string, Waiting[]>()
  let arrivals = 0
  const use = createUse(options.now)
  const demand = createUse(options.now)
  const company = createCompany(options.now)
  let taken = 0

  const heldBy = (person: string) => held.get(person)?.length ?? 0
  // What runs now counts too: the first statements of a crowd would else all begin before one of them ends.
  const usedBy = (person: string) =>
    (held.get(person) ?? []).reduce((ms, since) => ms + options.now() - since, use.of(person))
  // Waiting counts: by what they hold alone, ten people who share one place would each seem to want little, and the next
  // statement of each would begin at once.
  const isBusy = (person: string) =>
    (open.get(person) ?? []).reduce((ms, since) => ms + options.now() - since, demand.of(person)) >
    BUSY_FROM_MS
  const isAlone = (person: string) =>
    company.isAlone(person) && [...open.keys()].every((each) => each === person)
  const takenByBusy = () =>
    [...held].reduce((places, [person, own]) => places + (isBusy(person) ? own.length : 0), 0)
  /** Who holds less goes first, among those who used less, then who waits longest. */
  const before = (one: Candidate, other: Candidate) =>
    (one.held - other.held || one.used - other.used || one.arrived - other.arrived) < 0
  const mayBegin = (person: string, busyTaken = takenByBusy) => {
    const own = heldBy(person)
    if (own >= options.perPerson) return false
    if (taken >= (own === 0 ? options.places : options.places - options.reserved)) return false
    return busyTaken() < options.busyPlaces || !isBusy(person) || isAlone(person)
  }
  const take = (person: string): number => {
    taken += 1
    return noteStart(held, person)
  }
  const giveBack = (person: string, since: number) => {
    taken -= 1
    use.add(person, noteEnd(held, person, since))
    beginNext()
  }
  /** @returns when, by the clock */
  const noteStart = (starts: Map<string, number[]>, person: string): number => {
    const since = options.now()
    starts.set(person, [...(starts.get(person) ?? []), since])
    return since
  }
  /** @returns how long it took */
  const noteEnd = (starts: Map<string, number[]>, person: string, since: number): number => {
    const own = starts.get(person) ?? []
    own.splice(own.indexOf(since), 1)
    if (own.length === 0) starts.delete(person)
    return options.now() - since
  }
  const beginNext = () => {
    for (;;) {
      const next = nextPerson()
      const first = next === undefined ? undefined : waiting.get(next)?.[0]
      if (next === undefined || first === undefined) return
      leave(next, first)
      // Its place is taken before the next one is looked for.
      first.begin()
    }
  }
  const nextPerson = (): string | undefined => {
    if (waiting.size === 0 || taken >= options.places) return undefined
    const busy = takenByBusy()
    let best: Candidate | undefined
    for (const [person, [first]] of waiting) {
      if (first === undefined || !mayBegin(person, () => busy)) continue
      const each = { person, arrived: first.arrived, held: heldBy(person), used: usedBy(person) }
      if (best === undefined || before(each, best)) best = each
    }
    return best?.person
  }
  const leave = (person: string, one: Waiting) => {
    const own = waiting.get(person) ?? []
    own.splice(own.indexOf(one), 1)
    if (own.length === 0) waiting.delete(person)
  }

  const turnOf = (person: string): Promise<number> => {
    const own = waiting.get(person) ?? []
    if (own.length >= options.maxWaiting) {
      options.onEvent?.('pool_refused')
      return new Promise((_, reject) => {
        setTimeout(() => reject(new NoFreePlaceError()), options.refuseAfterMs)
      })
    }
    options.onEvent?.('pool_wait')
    return new Promise((resolve, reject) => {
      const mine: Waiting = {
        arrived: arrivals++,
        begin() {
          clearTimeout(timer)
          resolve(take(person))
        },
      }
      const timer = setTimeout(() => {
        leave(person, mine)
        options.onEvent?.('pool_refused')
        reject(new NoFreePlaceError())
      }, options.maxWaitMs)
      own.push(mine)
      waiting.set(person, own)
    })
  }

  return {
    waiting: () => [...waiting.values()].reduce((sum, own) => sum + own.length, 0),
    async run(person, work) {
      company.see(person)
      const askedAt = noteStart(open, person)
      try {
        const since = mayBegin(person) ? take(person) : await turnOf(person)
        try {
          return await work(isBusy(person) && !isAlone(person))
        } finally {
          giveBack(person, since)
        }
      } finally {
        demand.add(person, noteEnd(open, person, askedAt))
      }
    },
  }
}
