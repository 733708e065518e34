/** Engine and road speed along a take, as the car itself reports them. */
import type { SpeedReading } from '@tappet/acoustics/vibration'
import type { LiveCar } from './car-link.ts'

export type CarSpeeds = {
  /** Turns of the engine a minute. Seconds on the page's own clock (performance.now). */
  engine: SpeedReading[]
  /** Metres a second. */
  road: SpeedReading[]
}

const ENGINE_PID = 0x0c
const ROAD_PID = 0x0d
const KMH_PER_METRE_A_SECOND = 3.6
/** Fewer readings do not tell that a speed was kept. */
const MIN_READINGS = 3

/** Reads both speeds over and over until `stop`. Without a car, or where it is silent, both lists stay empty. */
export function recordSpeeds(car: LiveCar | null): { stop: () => CarSpeeds } {
  const speeds: CarSpeeds = { engine: [], road: [] }
  // Of two units that report one speed the first is taken.
  const unitOf = new Map<number, string>()
  const polling = car?.live({
    pids: [ENGINE_PID, ROAD_PID],
    onReadings: (readings) => {
      for (const { ecu, pid, values, at } of readings) {
        const value = values[0]?.value
        if (!unitOf.has(pid)) unitOf.set(pid, ecu)
        if (unitOf.get(pid) !== ecu || typeof value !== 'number') continue
        if (pid === ENGINE_PID) speeds.engine.push({ at: at / 1_000, value })
        if (pid === ROAD_PID) speeds.road.push({ at: at / 1_000, value: value / KMH_PER_METRE_A_SECOND })
      }
    },
  })
  return {
    stop: () => {
      polling?.stop()
      return speeds
    },
  }
}

/** The middle of a speed over a take; null where it was hardly read, or is 0. */
export function middleOf(readings: readonly SpeedReading[]): number | null {
  const ascending = readings.map(({ value }) => value).sort((a, b) => a - b)
  const middle = ascending[ascending.length >> 1] ?? 0
  return ascending.length < MIN_READINGS || middle <= 0 ? null : middle
}
