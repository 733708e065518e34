import { CARS } from '@tappet/obd/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { pluggedIn, scannerOver } from '../../features/obd/testing/plugged-in.ts'
import { carLink } from '../../platform/obd/car-link.ts'
import { middleOf, recordSpeeds } from '../../platform/obd/car-speeds.ts'

async function connected() {
  const plug = pluggedIn(CARS.petrolCan)
  const { obd } = scannerOver(plug)
  await plug.clock.until(obd.connectReal(plug.access, 'usb', () => {}))
  return { ...plug, obd }
}

afterEach(() => carLink.set(null))

describe('a take with an adapter connected', () => {
  it('has the engine and road speed that the car reports while it runs, and then leaves the car alone', async () => {
    const { clock, adapter } = await connected()
    const speeds = recordSpeeds(carLink.state())
    await clock.advance(3_000)
    const { engine, road } = speeds.stop()
    expect(middleOf(engine)).toBeGreaterThan(500)
    expect(engine.length).toBeGreaterThan(10)
    expect(road.length).toBe(engine.length)
    // On the clock of the page, in seconds.
    expect((engine.at(-1)?.at ?? 0) - (engine[0]?.at ?? 0)).toBeGreaterThan(2)
    expect((engine.at(-1)?.at ?? 0) - (engine[0]?.at ?? 0)).toBeLessThan(3.1)
    await clock.advance(500)
    const requestCount = adapter.received.length
    await clock.advance(3_000)
    expect(adapter.received.length).toBe(requestCount)
  })
  it('has none once the adapter is gone', async () => {
    const { clock, obd } = await connected()
    expect(carLink.state()).not.toBeNull()
    await clock.until(obd.disconnect())
    expect(carLink.state()).toBeNull()
    expect(recordSpeeds(carLink.state()).stop()).toEqual({ engine: [], road: [] })
  })
  it('has none while the codes are read: the adapter answers one at a time', async () => {
    const { clock, obd } = await connected()
    const scan = obd.scan()
    expect(carLink.state()).toBeNull()
    await clock.until(scan)
    expect(carLink.state()).not.toBeNull()
  })
})

describe('the middle of a speed', () => {
  it('is told by three readings and more, of an engine that turns', () => {
    const at = (values: number[]) => values.map((value, n) => ({ at: n, value }))
    expect(middleOf(at([900, 100, 950]))).toBe(900)
    expect(middleOf(at([900, 900]))).toBeNull()
    expect(middleOf(at([0, 0, 0]))).toBeNull()
  })
})
