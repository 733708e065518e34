import { describe, expect, it } from 'vitest'
import { simulatedAdapter } from '../testing/adapter.ts'
import { type CarModel, simulatedCar } from '../testing/car.ts'
import { CARS } from '../testing/cars.data.ts'
import { virtualClock } from '../testing/clock.ts'
import { BLE, type ChipModel, CLONE, ELM327, FAST_USB, type LinkModel } from '../testing/faults.ts'
import { type Connection, connect } from './connection.ts'
import type { LiveReading } from './live/live.ts'

/** Values that change fast: load, pressure, speed, timing, air flow, throttle. */
const SIX = [0x0c, 0x0b, 0x0d, 0x0e, 0x10, 0x11]
const SECONDS = 10

async function start(model: CarModel, chip: ChipModel = ELM327, link: LinkModel = FAST_USB) {
  const clock = virtualClock()
  const car = simulatedCar(model)
  const adapter = simulatedAdapter({ car, clock, chip, link })
  const connected = await clock.until(connect({ ways: [adapter.open], clock, id: 'live' }))
  if (!connected.ok) throw new Error(connected.failure.kind)
  return { clock, car, adapter, connection: connected.connection }
}

async function poll(
  { clock, connection }: { clock: ReturnType<typeof virtualClock>; connection: Connection },
  pids: readonly number[],
  oneAtATime = false,
) {
  const readings: LiveReading[] = []
  const live = connection.live({ pids, oneAtATime, onReadings: (new_) => readings.push(...new_) })
  await clock.advance(SECONDS * 1_000)
  live.stop()
  await clock.until(live.ended)
  return { readings, perSecond: readings.length / SECONDS }
}

describe('live values in the timing model (8 ms unit, 500 kbit/s link)', () => {
  it('reads at least 100 single PIDs a second with the count digit', async () => {
    const bench = await start(CARS.petrolCan)
    const { perSecond } = await poll(bench, SIX, true)
    expect(bench.adapter.received.at(-1)).toMatch(/^01..1$/)
    expect(perSecond).toBeGreaterThanOrEqual(100)
  })
  it('reads at least 500 a second with six to a request', async () => {
    const bench = await start(CARS.petrolCan)
    const { perSecond } = await poll(bench, SIX)
    expect(bench.adapter.received.at(-1)).toMatch(/^01(..){6}3$/)
    expect(perSecond).toBeGreaterThanOrEqual(500)
  })
  it('counts frames, not units: no unit is lost to the digit', async () => {
    const { readings } = await poll(await start(CARS.petrolTwoUnits), [0x0c, 0x0d])
    const from = (ecu: string) => readings.filter((reading) => reading.ecu === ecu).length
    expect(from('7E8')).toBe(from('7E9'))
  })
  it('falls back to one PID where the car takes no more', async () => {
    const bench = await start(CARS.singlePidCan)
    const { readings } = await poll(bench, SIX)
    expect(new Set(readings.map(({ pid }) => pid))).toEqual(new Set(SIX))
    expect(bench.adapter.received.at(-1)).toMatch(/^01..1$/)
  })
  it('does without the count digit where the adapter does not know it', async () => {
    const bench = await start(CARS.petrolCan, CLONE)
    const { readings } = await poll(bench, SIX)
    expect(new Set(readings.map(({ pid }) => pid))).toEqual(new Set(SIX))
    expect(bench.adapter.received.filter((command) => /^01(..)*.$/.test(command)).length).toBeLessThanOrEqual(
      2,
    )
    expect(bench.connection.adapter().countDigit).toBe(false)
  })
  it('asks one PID at a time on older buses', async () => {
    const bench = await start(CARS.iso9141)
    const { readings } = await poll(bench, [0x0c, 0x0d])
    expect(readings.length).toBeGreaterThan(20)
    expect(bench.adapter.received.filter((command) => command.length > 6)).not.toContain('010C0D')
  })
  it('works over Bluetooth LE in pieces of 20 bytes', async () => {
    const { perSecond } = await poll(await start(CARS.petrolCan, ELM327, BLE), SIX)
    expect(perSecond).toBeGreaterThan(40)
  })
  it('asks slow values every tenth round alone', async () => {
    const { readings } = await poll(await start(CARS.petrolCan), [0x0c, 0x05])
    const count = (pid: number) => readings.filter((reading) => reading.pid === pid).length
    expect(count(0x0c) / count(0x05)).toBeCloseTo(10, 0)
  })
  it('backs off when the ignition is switched off, and comes back', async () => {
    const bench = await start(CARS.petrolCan)
    const readings: LiveReading[] = []
    const live = bench.connection.live({ pids: SIX, onReadings: (new_) => readings.push(...new_) })
    await bench.clock.advance(2_000)
    bench.car.ignition = 'off'
    const before = bench.adapter.received.length
    await bench.clock.advance(60_000)
    expect(bench.adapter.received.length - before).toBeLessThan(60)
    const until = readings.length
    bench.car.ignition = 'on'
    await bench.clock.advance(60_000)
    expect(readings.length).toBeGreaterThan(until)
    live.stop()
    await bench.clock.until(live.ended)
  })
  it('ends with the reason when the link is lost', async () => {
    const clock = virtualClock()
    const adapter = simulatedAdapter({ car: simulatedCar(CARS.petrolCan), clock, faults: { dropsAfter: 40 } })
    const connected = await clock.until(connect({ ways: [adapter.open], clock, id: 'live' }))
    if (!connected.ok) throw new Error(connected.failure.kind)
    const live = connected.connection.live({ pids: SIX, onReadings: () => {} })
    expect(await clock.until(live.ended)).toMatchObject({ kind: 'closed' })
  })
})
