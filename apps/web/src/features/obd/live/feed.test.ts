import type { Connection } from '@tappet/obd'
import { connect } from '@tappet/obd'
import type { Faults } from '@tappet/obd/testing'
import { CARS, simulatedAdapter, simulatedCar, virtualClock } from '@tappet/obd/testing'
import { describe, expect, it } from 'vitest'
import { startLive } from './feed.ts'

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
    expect(idsOf(feed)).toEqual(['11', '0C'])
    expect(feed.state().offered?.length).toBeGreaterThan(10)
    feed.stop()
  })
  it('ask for what is chosen from then on, and for nothing else', async () => {
    const { feed, clock, adapter } = await start(['0C', '0D'])
    const before = feed.state().series.find(({ value }) => value.id === '0C')
    feed.choose(['0C', '04'])
    await clock.advance(1_000)
    const asked = adapter.received.length
    await clock.advance(2_000)
    expect(idsOf(feed)).toEqual(['0C', '04'])
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
    expect(new Set(feed.recorded()?.samples.map(({ id }) => id))).toEqual(new Set(['0C', '05']))
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
