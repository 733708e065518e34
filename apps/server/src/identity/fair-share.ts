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
   * Of all people together who asked for much lately, and of work that takes long: fewer statements than the processors
   * run, so that who asks for little does not share them with a crowd. It does not hold for one who is alone.
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

type Held = { since: number; isLong: boolean }
type Waiting = { arrived: number; isLong: boolean; begin: () => void }
type Candidate = { person: string; first: Waiting; held: number; used: number }

export type FairShare = {
  /**
   * Runs `work` in the person's turn: who holds the fewest places, and used the least lately, is next.
   *
   * @param work is told whether the person asked for much lately, or the work takes long, beside others
   * @param isLong whether the work takes long: what is short, also of the same person, need not wait for it
   * @throws NoFreePlaceError
   */
  run<T>(person: string, work: (isCrowd: boolean) => Promise<T>, isLong?: boolean): Promise<T>
  /** How many wait for their turn. */
  waiting(): number
}

export function createFairShare(options: FairShareOptions): FairShare {
  /** The places that each person holds. */
  const held = new Map<string, Held[]>()
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
    (held.get(person) ?? []).reduce((ms, { since }) => ms + options.now() - since, use.of(person))
  // Waiting counts: by what they hold alone, ten people who share one place would each seem to want little, and the next
  // statement of each would begin at once.
  const isBusy = (person: string) =>
    (open.get(person) ?? []).reduce((ms, since) => ms + options.now() - since, demand.of(person)) >
    BUSY_FROM_MS
  const isAlone = (person: string) =>
    company.isAlone(person) && [...open.keys()].every((each) => each === person)
  const takenByBusy = () =>
    [...held].reduce(
      (places, [person, own]) =>
        places + (isBusy(person) ? own.length : own.filter(({ isLong }) => isLong).length),
      0,
    )
  /** Who holds less goes first, among those who used less, then who waits longest. */
  const before = (one: Candidate, other: Candidate) =>
    (one.held - other.held || one.used - other.used || one.first.arrived - other.first.arrived) < 0
  const mayBegin = (person: string, isLong: boolean, busyTaken = takenByBusy) => {
    const own = heldBy(person)
    if (own >= options.perPerson) return false
    if (taken >= (own === 0 ? options.places : options.places - options.reserved)) return false
    return busyTaken() < options.busyPlaces || !(isLong || isBusy(person)) || isAlone(person)
  }
  const take = (person: string, isLong: boolean): Held => {
    taken += 1
    const place = { since: options.now(), isLong }
    add(held, person, place)
    return place
  }
  const giveBack = (person: string, place: Held) => {
    taken -= 1
    remove(held, person, place)
    use.add(person, options.now() - place.since)
    beginNext()
  }
  const beginNext = () => {
    for (;;) {
      const next = nextOne()
      if (next === undefined) return
      remove(waiting, next.person, next.first)
      // Its place is taken before the next one is looked for.
      next.first.begin()
    }
  }
  /** What is short does not wait behind what takes long. */
  const shortOf = (person: string, own: Waiting[], busyTaken: () => number) =>
    own[0]?.isLong === true && mayBegin(person, false, busyTaken)
      ? own.find(({ isLong }) => !isLong)
      : undefined
  const nextOne = (): Candidate | undefined => {
    if (waiting.size === 0 || taken >= options.places) return undefined
    const busy = takenByBusy()
    let best: Candidate | undefined
    for (const [person, own] of waiting) {
      const first =
        own[0] !== undefined && mayBegin(person, own[0].isLong, () => busy)
          ? own[0]
          : shortOf(person, own, () => busy)
      if (first === undefined) continue
      const each = { person, first, held: heldBy(person), used: usedBy(person) }
      if (best === undefined || before(each, best)) best = each
    }
    return best
  }

  const turnOf = (person: string, isLong: boolean): Promise<Held> => {
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
        isLong,
        begin() {
          clearTimeout(timer)
          resolve(take(person, isLong))
        },
      }
      const timer = setTimeout(() => {
        remove(waiting, person, mine)
        options.onEvent?.('pool_refused')
        reject(new NoFreePlaceError())
      }, options.maxWaitMs)
      add(waiting, person, mine)
    })
  }

  return {
    waiting: () => [...waiting.values()].reduce((sum, own) => sum + own.length, 0),
    async run(person, work, isLong = false) {
      company.see(person)
      const askedAt = options.now()
      add(open, person, askedAt)
      try {
        const place = mayBegin(person, isLong) ? take(person, isLong) : await turnOf(person, isLong)
        try {
          return await work((isLong || isBusy(person)) && !isAlone(person))
        } finally {
          giveBack(person, place)
        }
      } finally {
        remove(open, person, askedAt)
        demand.add(person, options.now() - askedAt)
      }
    },
  }
}

function add<T>(lists: Map<string, T[]>, person: string, one: T): void {
  const own = lists.get(person)
  if (own === undefined) lists.set(person, [one])
  else own.push(one)
}

function remove<T>(lists: Map<string, T[]>, person: string, one: T): void {
  const own = lists.get(person) ?? []
  own.splice(own.indexOf(one), 1)
  if (own.length === 0) lists.delete(person)
}
