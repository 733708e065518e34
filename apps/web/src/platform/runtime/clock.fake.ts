import type { Clock } from './clock.ts'

type Timer = { dueMs: number; periodMs: number | null; work: () => void }

export type FakeClock = Clock & {
  advance(byMs: number): void
}

export function createFakeClock(startMs = 0): FakeClock {
  let nowMs = startMs
  const timers = new Set<Timer>()
  const add = (delayMs: number, periodMs: number | null, work: () => void) => {
    const timer = { dueMs: nowMs + delayMs, periodMs, work }
    timers.add(timer)
    return () => {
      timers.delete(timer)
    }
  }
  const next = (untilMs: number) =>
    [...timers].filter(({ dueMs }) => dueMs <= untilMs).sort((a, b) => a.dueMs - b.dueMs)[0]
  return {
    nowMs: () => nowMs,
    after: (delayMs, work) => add(delayMs, null, work),
    every: (periodMs, work) => add(periodMs, periodMs, work),
    advance: (byMs) => {
      const untilMs = nowMs + byMs
      for (let timer = next(untilMs); timer; timer = next(untilMs)) {
        nowMs = timer.dueMs
        if (timer.periodMs === null) timers.delete(timer)
        else timer.dueMs += timer.periodMs
        timer.work()
      }
      nowMs = untilMs
    },
  }
}
