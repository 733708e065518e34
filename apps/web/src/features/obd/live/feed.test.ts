import { type Connection, connect } from '@tappet/obd'
import {
  CARS,
  type CarModel,
  type ChipModel,
  CLONE,
  ELM327,
  type Faults,
  STUBBORN_CLONE,
  simulatedAdapter,
  simulatedCar,
  virtualClock,
} from '@tappet/obd/testing'
import { NO_PREFERENCES, unitsOf } from '@tappet/upkeep'
import { describe, expect, it } from 'vitest'
import type { Drive } from './drive.ts'
import { driveAsCsv } from './drive-csv.ts'
import { startLive } from './feed.ts'

const AT = Date.UTC(2026, 4, 1)
const OF = { ownerId: 'ann', deviceName: 'USB adapter', vehicleId: null, demo: false }

/** What reached the device. */
function device() {
  const pieces: { drive: Drive; number: number; count: number }[] = []
  const append = async (drive: Drive, number: number, parts: Record<string, { times: Float64Array }>) => {
    const count = Object.values(parts).reduce((sum, { times }) => sum + times.length, 0)
    pieces.push({ drive, number, count })
  }
  let ids = 0
  return {
    written: pieces,
    setting: { nowMs: () => AT, of: OF, newId: () => `drive ${++ids}`, store: Promise.resolve({ append }) },
  }
}

async function start(ids: readonly string[] = [], faults: Faults = {}) {
  const clock = virtualClock()
  const adapter = simulatedAdapter({ car: simulatedCar(CARS.petrolCan), clock, faults })
  const connected = await clock.until(connect({ ways: [adapter.open], clock, id: 'live' }))
  if (!connected.ok) throw new Error(connected.failure.kind)
  const connection: Connection = connected.connection
  const { setting, written } = device()
  const feed = startLive(connection, { ...setting, clock, ids })
  await clock.advance(2_000)
  return { clock, adapter, feed, written }
}

const idsOf = (feed: Awaited<ReturnType<typeof start>>['feed']) =>
  feed.state().series.map(({ value }) => value.id)

describe('live values', () => {
  it('begin with the choice that was kept for the car, in its order', async () => {
    const { feed } = await start(['11', '0C'])
    expect(idsOf(feed)).toEqual(['7E8 11', '7E8 0C'])
    expect(feed.state().offered?.length).toBeGreaterThan(10)
    feed.stop()
  })
  it('ask for what is chosen from then on, and for nothing else', async () => {
    const { feed, clock, adapter } = await start(['0C', '0D'])
    const track = () => feed.recording().tracks.find(({ value }) => value.id === '7E8 0C')
    const [before] = track()?.times ?? []
    feed.choose(['7E8 0C', '7E8 04'])
    await clock.advance(1_000)
    const requestCount = adapter.received.length
    await clock.advance(2_000)
    expect(idsOf(feed)).toEqual(['7E8 0C', '7E8 04'])
    const requests = adapter.received.slice(requestCount).filter((command) => command.startsWith('01'))
    expect(requests.length).toBeGreaterThan(0)
    expect(requests.filter((command) => /0D/.test(command.slice(2)))).toEqual([])
    // The line that stays is continued.
    expect([track()?.times[0], before]).toEqual([before, expect.any(Number)])
    feed.stop()
  })
  it('are recorded by themselves, piece by piece, with the moments that were marked', async () => {
    const { feed, clock, written } = await start(['0C', '05'])
    await clock.advance(2_000)
    // A look at the values is no drive.
    expect([written, feed.state().saved]).toEqual([[], null])
    feed.mark()
    await clock.advance(6_000)
    expect(written.length).toBeGreaterThan(1)
    expect(written.map(({ number }) => number)).toEqual(written.map((_, place) => place))
    feed.stop()
    await feed.flush()
    const last = written.at(-1)
    const { tracks, marks } = feed.recording()
    const count = tracks.reduce((sum, { times }) => sum + times.length, 0)
    expect(written.reduce((sum, piece) => sum + piece.count, 0)).toBe(count)
    expect(last?.drive).toMatchObject({ ...OF, id: 'drive 1', startedAtMs: AT, samples: count, marks })
    expect(marks).toHaveLength(1)
    expect(last?.drive.values.map(({ id }) => id)).toEqual(['7E8 0C', '7E8 05'])
    expect(feed.state().saved).toBe(true)
  })
  it('are kept ten times a second at most, while least and greatest know each one', async () => {
    const { feed, clock } = await start(['0C'])
    await clock.advance(3_000)
    const [track] = feed.recording().tracks
    const gaps = track?.times.slice(1).map((time, place) => time - (track.times[place] ?? 0)) ?? []
    expect(gaps.length).toBeGreaterThan(20)
    expect(Math.min(...gaps)).toBeGreaterThan(0.099)
    expect(feed.state().perSecond).toBeGreaterThan(20)
    feed.stop()
  })
  it('begin a new drive after four hours, and when a value may mean another thing', async () => {
    const { feed, clock, written } = await start(['05'])
    await clock.advance(10_000)
    feed.setOwn([])
    await clock.advance(1_000)
    expect(feed.recording().tracks[0]?.times[0]).toBeLessThan(1)
    expect(feed.id()).toBe('drive 2')
    expect(written.at(-1)?.drive.id).toBe('drive 1')
    feed.pause(true)
    await clock.advance(4 * 3_600_000 - 30_000)
    expect(feed.id()).toBe('drive 2')
    await clock.advance(60_000)
    expect(feed.id()).toBe('drive 3')
    expect(feed.secondsNow()).toBeLessThan(60)
    feed.stop()
  })
  it('leave the adapter alone while paused, and continue the same drive', async () => {
    const { feed, clock, adapter } = await start(['0C'])
    const count = () => feed.recording().tracks[0]?.times.length ?? 0
    feed.pause(true)
    await clock.advance(500)
    const [requestCount, recorded] = [adapter.received.length, count()]
    await clock.advance(2_000)
    expect(adapter.received.length).toBe(requestCount)
    feed.pause(false)
    await clock.advance(1_000)
    expect(count()).toBeGreaterThan(recorded)
    feed.stop()
  })
  it('resume by themselves when a link that was lost is had again, and end when it is not', async () => {
    const back = await start(['0C'], { dropsOnceAfter: 60 })
    const last = () => back.feed.recording().tracks[0]?.times.at(-1) ?? 0
    const before = last()
    await back.clock.advance(6_000)
    expect(back.adapter.received.filter((command) => command === 'ATI')).toHaveLength(2)
    expect(back.feed.state().ended).toBe('running')
    expect(last()).toBeGreaterThan(before + 3)
    back.feed.stop()
    const gone = await start(['0C'], { dropsAfter: 60 })
    await gone.clock.advance(6_000)
    expect(gone.feed.state().ended).toBe('lost')
    expect(gone.feed.state().series).toHaveLength(1)
  })
})

describe('a car without an engine', () => {
  const [unit] = CARS.petrolCan.units
  if (unit === undefined) throw new Error('a unit')
  const electric = { ...unit, pids: { 13: '32', 66: '3745', 91: '99' } }
  it.each([
    ['is said to report none, where all of it answered', 'complete', true],
    ['is not said to be one, where a part did not answer', 'partial', false],
  ] as const)('%s', async (_, kind, noEngine) => {
    const clock = virtualClock()
    const adapter = simulatedAdapter({ car: simulatedCar({ ...CARS.petrolCan, units: [electric] }), clock })
    const connected = await clock.until(connect({ ways: [adapter.open], clock, id: 'live' }))
    if (!connected.ok) throw new Error(connected.failure.kind)
    const { connection } = connected
    const supported = async () => {
      const reading = await connection.supported()
      return reading.kind === 'failed' ? reading : { ...reading, kind, gaps: [] }
    }
    const feed = startLive({ ...connection, supported } as Connection, {
      ...device().setting,
      clock,
      ids: [],
    })
    await clock.advance(2_000)
    expect([feed.state().noEngine, feed.state().chosen.map(({ id }) => id)]).toEqual([
      noEngine,
      ['7E8 5B', '7E8 0D', '7E8 42'],
    ])
    feed.stop()
  })
  it('is none of those that tell the engine’s speed', async () => {
    const { feed } = await start()
    expect([feed.state().noEngine, feed.state().series.length]).toEqual([false, 8])
    feed.stop()
  })
})

/** 850 turns of the engine, 412 of the gearbox: 0C of two units, that never are one value. */
async function ofTwoUnits(model: CarModel, chip: ChipModel) {
  const clock = virtualClock()
  const car = simulatedCar(model)
  car.units[0]?.set(0x0c, '0D48')
  car.units[1]?.set(0x0c, '0670')
  const adapter = simulatedAdapter({ car, clock, chip })
  const connected = await clock.until(connect({ ways: [adapter.open], clock, id: 'live' }))
  if (!connected.ok) throw new Error(connected.failure.kind)
  const [engine = '', gearbox = ''] = model.units.map(({ address }) => address)
  const ids = [`${engine} 0C`, `${gearbox} 0C`]
  const feed = startLive(connected.connection, { ...device().setting, clock, ids })
  await clock.advance(2_000)
  await clock.advance(4_000)
  feed.stop()
  return feed
}

describe('a value that two units report', () => {
  it.each([
    ['CAN, 11 bit', CARS.petrolTwoUnits, ELM327],
    ['CAN, a clone', CARS.petrolTwoUnits, CLONE],
  ])('is two named gauges, in chart, least, greatest and file: %s', async (_, model, chip) => {
    const feed = await ofTwoUnits(model, chip)
    const { series } = feed.state()
    expect(series.map(({ value, latest, min, max }) => [value.name, latest, min, max])).toEqual([
      ['Engine speed', 850, 850, 850],
      ['Engine speed, transmission', 412, 412, 412],
    ])
    const recording = feed.recording()
    expect(recording.tracks.map(({ values }) => new Set(values))).toEqual([new Set([850]), new Set([412])])
    const [heading, first] = driveAsCsv(recording, unitsOf(NO_PREFERENCES)).split('\r\n')
    expect(heading).toContain('Mark,Engine speed (rpm),"Engine speed, transmission (rpm)"')
    expect(first).toMatch(/,,850.00,412.00$/)
  })
  it.each([
    ['is the engine’s alone, on CAN', CARS.petrolTwoUnits, [['Engine speed', 850, 850]]],
    ['is not told, on an older bus', CARS.vpw, []],
  ])('%s, where the adapter hides who answers', async (_, model, expected) => {
    const { series } = (await ofTwoUnits(model, STUBBORN_CLONE)).state()
    expect(series.length).toBeGreaterThan(1)
    const speeds = series.filter(({ value }) => value.pid === 0x0c)
    expect(speeds.map(({ value, min, max }) => [value.name, min, max])).toEqual(expected)
  })
})
