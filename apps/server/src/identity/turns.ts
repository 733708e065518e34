/** Turns, so that nobody's many requests keep another person waiting. */

export type TurnsOptions = {
  places: number
  perPerson: number
  /** Of `places`, those for people who have none. */
  reserved?: number
  /** Of one person; the next is refused. */
  maxWaitingOfOne: number
  maxWaiting?: number
  maxWaitMs: number
  /** When the queue is full: refused at once, a client would ask again at once. */
  refuseAfterMs?: number
  onEvent?: (event: 'pool_wait' | 'pool_refused') => void
}

/** Too much of this person's waits already, or no turn came in time. */
export class NoTurnError extends Error {
  constructor() {
    super('Too much of this account is waiting')
    this.name = 'NoTurnError'
  }
}

export type Turns = {
  /**
   * People take turns, and each one's requests keep their order.
   * @param signal aborted by who has gone
   * @param onWait called where the turn does not come at once
   * @returns to be called once, when the turn is over
   * @throws NoTurnError; the signal's reason
   */
  take(person: string, signal?: AbortSignal, onWait?: () => void): Promise<() => void>
  run<T>(person: string, work: () => Promise<T>, signal?: AbortSignal, onWait?: () => void): Promise<T>
  waiting(): number
}

export function createTurns(options: TurnsOptions): Turns {
  const { places, perPerson, reserved = 0, maxWaiting = Number.POSITIVE_INFINITY } = options
  const owners = new Map<string, number>()
  // Who had a turn goes to the end, so the first person waits longest.
  const queues = new Map<string, (() => void)[]>()
  let running = 0

  const mayBegin = (person: string) => {
    const own = owners.get(person) ?? 0
    return own < perPerson && running < (own === 0 ? places : places - reserved)
  }
  const begin = (person: string) => {
    running += 1
    owners.set(person, (owners.get(person) ?? 0) + 1)
    return () => {
      running -= 1
      const rest = (owners.get(person) ?? 0) - 1
      if (rest === 0) owners.delete(person)
      else owners.set(person, rest)
      for (let next = nextOne(); next !== undefined; next = nextOne()) next()
    }
  }
  const nextOne = () => {
    for (const [person, own] of queues) {
      if (!mayBegin(person)) continue
      const next = own.shift()
      queues.delete(person)
      if (own.length > 0) queues.set(person, own)
      return next
    }
    return undefined
  }
  const waiting = () => [...queues.values()].reduce((sum, own) => sum + own.length, 0)

  const waitFor = (person: string, signal: AbortSignal | undefined) => {
    const own = queues.get(person) ?? []
    const hasRoom = own.length < options.maxWaitingOfOne && waiting() < maxWaiting
    return new Promise<() => void>((resolve, reject) => {
      const settle = (act: () => void) => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', leave)
        const queue = queues.get(person) ?? []
        if (queue.includes(go)) queue.splice(queue.indexOf(go), 1)
        if (queue.length === 0) queues.delete(person)
        act()
      }
      const go = () => settle(() => resolve(begin(person)))
      const leave = () => settle(() => reject(signal?.reason))
      const refuse = () => {
        options.onEvent?.('pool_refused')
        settle(() => reject(new NoTurnError()))
      }
      const timer = setTimeout(refuse, hasRoom ? options.maxWaitMs : (options.refuseAfterMs ?? 0))
      signal?.addEventListener('abort', leave, { once: true })
      if (!hasRoom) return
      options.onEvent?.('pool_wait')
      queues.set(person, [...own, go])
    })
  }

  const take = async (person: string, signal?: AbortSignal, onWait = () => {}) => {
    signal?.throwIfAborted()
    if (mayBegin(person)) return begin(person)
    const turn = waitFor(person, signal)
    onWait()
    return turn
  }
  return {
    take,
    async run(person, work, signal, onWait) {
      const end = await take(person, signal, onWait)
      try {
        return await work()
      } finally {
        end()
      }
    },
    waiting,
  }
}
