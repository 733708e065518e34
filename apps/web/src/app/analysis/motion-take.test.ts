import type { Shake, SpeedReading } from '@tappet/acoustics/vibration'
import { describe, expect, it } from 'vitest'
import type { MotionOpening } from '../../platform/motion/motion.ts'
import type { RoadSpeedOpening } from '../../platform/motion/road-speed.ts'
import type { LiveCar } from '../../platform/obd/car-link.ts'
import { createFakeClock } from '../../platform/runtime/clock.fake.ts'
import { recordMotion } from './motion-take.ts'

type Part = {
  motion?: MotionOpening
  road?: RoadSpeedOpening
  /** In the place of `road`, while nothing is found yet. */
  roadOpening?: Promise<never>
  car?: LiveCar
}

function bench(part: Part = {}) {
  const clock = createFakeClock(1_000)
  const stopped: string[] = []
  const shakes: Shake[] = [100, 108, 112, 118].map((at) => ({ at, x: 0, y: 0, z: 9.8 }))
  const speeds: SpeedReading[] = [{ at: 110, value: 20 }]
  const questions: string[] = []
  const stopping =
    <T>(what: string, result: T) =>
    () => {
      stopped.push(what)
      return result
    }
  const motion = {
    open: async (): Promise<MotionOpening> => {
      questions.push('motion')
      return part.motion ?? { ok: true, stop: stopping('motion', shakes) }
    },
  }
  const roadSpeed = {
    open: async (): Promise<RoadSpeedOpening> => {
      questions.push('location')
      return part.roadOpening ?? part.road ?? { ok: true, stop: stopping('location', speeds) }
    },
  }
  const progress: number[] = []
  const ending = new AbortController()
  const deps = { motion, roadSpeed, car: part.car ?? null, clock, seconds: 10 }
  const end = recordMotion(deps, ending.signal, (seconds) => progress.push(seconds))
  return { clock, stopped, asked: questions, progress, ending, end }
}
const settled = () => new Promise((done) => setTimeout(done))

describe('a take of motion', () => {
  it('lasts as long as it says and leaves out what came while the speed was looked for', async () => {
    const { clock, stopped, progress, end } = bench()
    await settled()
    clock.advance(9_900)
    expect([stopped, progress.at(-1)]).toEqual([[], 9.8])
    clock.advance(200)
    expect(await end).toMatchObject({
      kind: 'taken',
      by: 'satellite',
      road: [{ at: 110, value: 20 }],
      shakes: [{ at: 108 }, { at: 112 }, { at: 118 }],
    })
    expect(stopped.toSorted()).toEqual(['location', 'motion'])
  })
  it('reads the speed from the car and asks for no location where an adapter is connected', async () => {
    const requests: number[] = []
    let stops = 0
    const car: LiveCar = {
      live: ({ pids, onReadings }) => {
        requests.push(...pids)
        const reading = (ecu: string, kmh: number, at: number) => ({
          ecu,
          pid: 0x0d,
          values: [{ label: 'Vehicle speed', value: kmh, unit: 'km/h' as const }],
          at,
        })
        onReadings([reading('7E8', 72, 109_000), reading('7E9', 200, 109_000)])
        return { stop: () => void stops++, ended: Promise.resolve(null) }
      },
    }
    const take = bench({ car })
    await settled()
    take.clock.advance(10_000)
    // Of two units the first; km/h to m/s; milliseconds to seconds.
    expect(await take.end).toMatchObject({ by: 'adapter', road: [{ at: 109, value: 20 }] })
    expect([take.asked, requests, stops]).toEqual([['motion'], [0x0c, 0x0d], 1])
  })
  it('lets everything go where one is missing, and says which', async () => {
    const none = bench({ road: { ok: false, code: 'refused' } })
    expect(await none.end).toEqual({ kind: 'failed', of: 'speed', why: 'refused' })
    expect(none.stopped).toEqual(['motion'])
    const still = bench({ motion: { ok: false, code: 'absent' } })
    expect(await still.end).toEqual({ kind: 'failed', of: 'motion', why: 'absent' })
    await settled()
    expect(still.stopped).toEqual(['location'])
    const waits = {
      motion: { ok: false, code: 'absent' },
      roadOpening: new Promise<never>(() => {}),
    } as const
    expect(await bench(waits).end).toEqual({ kind: 'failed', of: 'motion', why: 'absent' })
  })
  it('ends with its page, also while the speed is looked for', async () => {
    const during = bench()
    await settled()
    during.ending.abort()
    expect(await during.end).toEqual({ kind: 'cancelled' })
    expect(during.stopped.toSorted()).toEqual(['location', 'motion'])
    const searching = bench({ roadOpening: new Promise<never>(() => {}) })
    await settled()
    searching.ending.abort()
    expect(await searching.end).toEqual({ kind: 'cancelled' })
    await settled()
    expect(searching.stopped).toEqual(['motion'])
    const early = bench()
    early.ending.abort()
    expect(await early.end).toEqual({ kind: 'cancelled' })
    await settled()
    expect(early.stopped.toSorted()).toEqual(['location', 'motion'])
  })
})
