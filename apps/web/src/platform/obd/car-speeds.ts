import type { SpeedReading } from '@tappet/acoustics/vibration'
import { leadUnit } from '@tappet/obd'
import type { LiveCar } from './car-link.ts'

export type CarSpeeds = {
  /** Turns a minute; seconds of performance.now. */
  engine: SpeedReading[]
  /** Metres a second. */
  road: SpeedReading[]
}

const ENGINE_PID = 0x0c
const ROAD_PID = 0x0d
const KMH_PER_METRE_A_SECOND = 3.6
/** Fewer do not tell that a speed was kept. */
const MIN_READINGS = 3

/** Both lists stay empty where the car is silent. */
export function recordSpeeds(car: LiveCar | null): { stop: () => CarSpeeds } {
  const units = new Map<string, CarSpeeds>()
  const speedsOf = (ecu: string) => {
    const speeds = units.get(ecu) ?? { engine: [], road: [] }
    units.set(ecu, speeds)
    return speeds
  }
  const polling = car?.live({
    pids: [ENGINE_PID, ROAD_PID],
    onReadings: (readings) => {
      for (const { ecu, pid, values, at } of readings) {
        const value = values[0]?.value
        if (typeof value !== 'number') continue
        const { engine, road } = speedsOf(ecu)
        if (pid === ENGINE_PID) engine.push({ at: at / 1_000, value })
        if (pid === ROAD_PID) road.push({ at: at / 1_000, value: value / KMH_PER_METRE_A_SECOND })
      }
    },
  })
  return {
    stop: () => {
      polling?.stop()
      return speedsOf(leadUnit(units.keys()) ?? '')
    },
  }
}

/** Null where it was hardly read, or is 0. */
export function middleOf(readings: readonly SpeedReading[]): number | null {
  const ascending = readings.map(({ value }) => value).sort((a, b) => a - b)
  const middle = ascending[ascending.length >> 1] ?? 0
  return ascending.length < MIN_READINGS || middle <= 0 ? null : middle
}
