import type { Keep } from '../config/index.ts'

const DAY_MS = 86_400_000
/** 1 January 1970 was a Thursday; weeks begin on Monday. */
const DAYS_BEFORE_MONDAY = 3

const NAME = /^tappet-(\d{4}-\d\d-\d\dT\d\d)(\d\d)Z\.tar\.gz(?:\.age)?$/
const UNPROVEN = /^tappet-\d{4}-\d\d-\d\dT\d{4}Z\.unproven\.tar\.gz(?:\.age)?$/

/** Names sort by time. */
export const stemOf = (now: number) => `tappet-${new Date(now).toISOString().slice(0, 16).replace(':', '')}Z`

export function timeOf(name: string): number | null {
  const [, hour, minute] = NAME.exec(name) ?? []
  const time = Date.parse(`${hour}:${minute}Z`)
  return Number.isNaN(time) ? null : time
}

export const isUnproven = (name: string) => UNPROVEN.test(name)

/**
 * All but the newest of each of the last `daily` days, `weekly` weeks and `monthly` months (UTC; weeks from Monday).
 * Foreign names never go, nor those from after `now`, made while the clock was ahead.
 */
export function expired(names: readonly string[], { daily, weekly, monthly }: Keep, now: number): string[] {
  const backups = names
    .flatMap((name) => {
      const time = timeOf(name)
      return time === null || time > now ? [] : [{ name, time }]
    })
    .sort((a, b) => b.time - a.time)
  const survivors = new Set<string>()
  const rules: [number, (time: number) => number][] = [
    [daily, dayOf],
    [weekly, (time) => Math.floor((dayOf(time) + DAYS_BEFORE_MONDAY) / 7)],
    [monthly, (time) => new Date(time).getUTCFullYear() * 12 + new Date(time).getUTCMonth()],
  ]
  for (const [count, periodOf] of rules) {
    const periods = new Set<number>()
    for (const { name, time } of backups) {
      if (periods.size === count) break
      const period = periodOf(time)
      if (!periods.has(period)) survivors.add(name)
      periods.add(period)
    }
  }
  return backups.map(({ name }) => name).filter((name) => !survivors.has(name))
}

const dayOf = (time: number) => Math.floor(time / DAY_MS)
