import type { Connection } from '@tappet/obd'
import { connect } from '@tappet/obd'
import type { CarModel, ChipModel, Faults } from '@tappet/obd/testing'
import {
  CARS,
  CLONE,
  ELM327,
  STUBBORN_CLONE,
  simulatedAdapter,
  simulatedCar,
  virtualClock,
} from '@tappet/obd/testing'
import { NO_PREFERENCES, unitsOf } from '@tappet/upkeep'
import { describe, expect, it } from 'vitest'
import { startLive } from './feed.ts'
import { recordingAsCsv } from './recording.ts'

const AT = Date.UTC(2026, 4, 1)

async function start(ids: readonly string[] = [], faults: Faults = {}) {
  const clock = virtualClock()
  const adapter = simulatedAdapter({ car: simulatedCar(CARS.petrolCan), clock, faults })
  const connected = await clock.until(connect({ ways: [adapter.open], clock, id: 'live' }))
  if (!connected.ok) throw new Error(connected.failure.kind)
  const connection: Connection = connected.connection
  const feed = startLive(connection, { clock, nowMs: () => AT, ids })
  await clock.advance(2_000)
  return { clock, adapter, feed }
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
    const before = feed.state().series.find(({ value }) => value.id === '7E8 0C')
    feed.choose(['7E8 0C', '7E8 04'])
    await clock.advance(1_000)
    const asked = adapter.received.length
    await clock.advance(2_000)
    expect(idsOf(feed)).toEqual(['7E8 0C', '7E8 04'])
    const requests = adapter.received.slice(asked).filter((command) => command.startsWith('01'))
    expect(requests.length).toBeGreaterThan(0)
    expect(requests.filter((command) => /0D/.test(command.slice(2)))).toEqual([])
    // The series that stays is continued.
    expect(feed.state().series[0]?.times[0]).toBe(before?.times[0])
    feed.stop()
  })
  it('record every chosen value and the moments that were marked, and end where the driver ends them', async () => {
    const { feed, clock } = await start(['0C', '05'])
    feed.record()
    await clock.advance(1_000)
    feed.mark()
    await clock.advance(1_000)
    feed.endRecording()
    const count = feed.recorded()?.samples.length ?? 0
    await clock.advance(1_000)
    expect(count).toBeGreaterThan(20)
    expect(feed.recorded()?.samples).toHaveLength(count)
    expect(feed.recorded()?.marks).toHaveLength(1)
    expect(new Set(feed.recorded()?.samples.map(({ id }) => id))).toEqual(new Set(['7E8 0C', '7E8 05']))
    expect(feed.state().recording).toMatchObject({ samples: count, running: false, full: false })
    feed.stop()
  })
  it('leave the adapter alone while paused, and continue the same recording', async () => {
    const { feed, clock, adapter } = await start(['0C'])
    feed.record()
    await clock.advance(500)
    feed.pause(true)
    await clock.advance(500)
    const [asked, recorded] = [adapter.received.length, feed.recorded()?.samples.length ?? 0]
    await clock.advance(2_000)
    expect(adapter.received.length).toBe(asked)
    feed.pause(false)
    await clock.advance(1_000)
    expect(feed.recorded()?.samples.length).toBeGreaterThan(recorded)
    feed.stop()
  })
  it('resume by themselves when a link that was lost is had again, and end when it is not', async () => {
    const back = await start(['0C'], { dropsOnceAfter: 60 })
    const before = back.feed.state().series[0]?.times.at(-1) ?? 0
    await back.clock.advance(6_000)
    expect(back.adapter.received.filter((command) => command === 'ATI')).toHaveLength(2)
    expect(back.feed.state().ended).toBe('running')
    expect(back.feed.state().series[0]?.times.at(-1)).toBeGreaterThan(before + 3)
    back.feed.stop()
    const gone = await start(['0C'], { dropsAfter: 60 })
    await gone.clock.advance(6_000)
    expect(gone.feed.state().ended).toBe('lost')
    expect(gone.feed.state().series).toHaveLength(1)
  })
  it('forget least and greatest when they are reset', async () => {
    const { feed } = await start(['0C'])
    feed.resetExtremes()
    const [series] = feed.state().series
    expect([series?.min, series?.max]).toEqual([series?.latest, series?.latest])
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
  const feed = startLive(connected.connection, { clock, nowMs: () => AT, ids })
  await clock.advance(2_000)
  feed.record()
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
    const { series, offered } = feed.state()
    expect(series.map(({ value, latest, min, max }) => [value.name, latest, min, max])).toEqual([
      ['Engine speed', 850, 850, 850],
      ['Engine speed, transmission', 412, 412, 412],
    ])
    expect(series.map(({ values }) => new Set(values))).toEqual([new Set([850]), new Set([412])])
    const recorded = feed.recorded()
    if (recorded === null) throw new Error('nothing recorded')
    const [heading, first] = recordingAsCsv(recorded, offered ?? [], unitsOf(NO_PREFERENCES)).split('\r\n')
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
