import type { SpeedTrack } from './orders.ts'

/** On the clock of the motion's readings, seconds. */
export interface SpeedReading {
  at: number
  value: number
}

const SECONDS_PER_MINUTE = 60

/**
 * @param perMinute turns a minute
 * @param startsAt when the take begins on the same clock
 */
export const engineTrack = (perMinute: readonly SpeedReading[], startsAt: number): SpeedTrack =>
  trackOf(perMinute, startsAt, 1 / SECONDS_PER_MINUTE)

/**
 * @param metresPerSecond speed on the road
 * @param startsAt when the take begins on the same clock
 * @param metres that a wheel rolls in one turn, from `tyreMetres`
 */
export const wheelTrack = (
  metresPerSecond: readonly SpeedReading[],
  startsAt: number,
  metres: number,
): SpeedTrack => trackOf(metresPerSecond, startsAt, 1 / metres)

const trackOf = (readings: readonly SpeedReading[], startsAt: number, turns: number): SpeedTrack =>
  readings
    .filter(({ at, value }) => Number.isFinite(at) && Number.isFinite(value) && value >= 0)
    .toSorted((a, b) => a.at - b.at)
    .map(({ at, value }) => ({ at: at - startsAt, turnsPerSecond: value * turns }))
