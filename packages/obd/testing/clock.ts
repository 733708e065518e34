import type { Clock } from '../src/transport.ts'

interface Due {
  readonly at: number
  readonly order: number
  readonly run: () => void
}

/** A clock that advances only when told to; an hour takes milliseconds. */
export interface VirtualClock extends Clock {
  /** Runs everything due within the given time, in order, letting promises settle in between. */
  advance(milliseconds: number): Promise<void>
  /** Continues until the promise settles. Throws when nothing is left to happen within the limit. */
  until<T>(promise: Promise<T>, limitMilliseconds?: number): Promise<T>
}

const DAY_MS = 86_400_000

export function virtualClock(): VirtualClock {
  let now = 0
  let order = 0
  let waiting: Due[] = []

  // Promises nest; each level of async takes a few turns to unwind.
  const settleMicrotasks = async (turns = 12) => {
    for (let turn = 0; turn < turns; turn++) await Promise.resolve()
  }
  const earliest = () => {
    let first: Due | undefined
    for (const due of waiting) {
      if (first === undefined || due.at < first.at || (due.at === first.at && due.order < first.order))
        first = due
    }
    return first
  }
  const step = (until: number): boolean => {
    const next = earliest()
    if (next === undefined || next.at > until) return false
    waiting = waiting.filter((due) => due !== next)
    now = Math.max(now, next.at)
    next.run()
    return true
  }
  return {
    now: () => now,
    after(milliseconds, run) {
      const due: Due = { at: now + milliseconds, order: order++, run }
      waiting.push(due)
      return () => {
        waiting = waiting.filter((other) => other !== due)
      }
    },
    async advance(milliseconds) {
      const end = now + milliseconds
      await settleMicrotasks()
      while (step(end)) await settleMicrotasks()
      now = end
    },
    async until(promise, limitMilliseconds = DAY_MS) {
      const end = now + limitMilliseconds
      let settled = false
      const mark = () => {
        settled = true
      }
      promise.then(mark, mark)
      await settleMicrotasks()
      while (!settled) {
        const happened = step(end)
        await settleMicrotasks(happened ? 12 : 500)
        const more = (earliest()?.at ?? Number.POSITIVE_INFINITY) <= end
        if (!happened && !settled && !more) throw new Error(`not settled by ${now} ms of virtual time`)
      }
      return promise
    },
  }
}
