import { ERASED } from '@tappet/obd'
import { CARS, statedSimulation, virtualClock } from '@tappet/obd/testing'
import { describe, expect, it } from 'vitest'
import { pluggedIn, scannerOver } from './testing/plugged-in.ts'

/** The scanner over the demo, with randomness that finds and reads. */
function demo() {
  const clock = virtualClock()
  const simulation = statedSimulation({ clock, randomness: () => 0, newId: () => 'demo' })
  const bench = { ...pluggedIn(CARS.petrolCan), clock }
  return { clock, ...scannerOver(bench, async () => simulation) }
}

async function connected() {
  const bench = demo()
  await bench.clock.until(bench.obd.search())
  const [device] = bench.obd.state().demoDevices
  await bench.clock.until(bench.obd.connectDemo(device?.id ?? ''))
  return { ...bench, device }
}

describe('the connection', () => {
  it('holds isConnected, deviceName, lastReadTimestamp and codes [OBD-014]', async () => {
    expect(demo().obd.state().connection).toEqual({
      isConnected: false,
      deviceName: null,
      lastReadTimestamp: null,
      codes: [],
    })
    const { obd, device } = await connected()
    expect(obd.state().connection).toEqual({
      isConnected: true,
      deviceName: device?.name,
      lastReadTimestamp: null,
      codes: [],
    })
  })
  it('is of a device with id, name, paired and connected [OBD-015]', async () => {
    const { obd, device } = await connected()
    expect(device).toEqual({
      id: expect.any(String),
      name: expect.any(String),
      paired: expect.any(Boolean),
      connected: false,
    })
    expect(obd.state().demoDevices.find(({ id }) => id === device?.id)?.connected).toBe(true)
  })
  it('clears the device name and the connected flags on disconnecting [OBD-017]', async () => {
    const { obd, clock } = await connected()
    await clock.until(obd.disconnect())
    expect(obd.state().connection).toMatchObject({ isConnected: false, deviceName: null })
    expect(obd.state().demoDevices.some((device) => device.connected)).toBe(false)
    expect(obd.connection()).toBeNull()
  })
  it('fills the code list and the last-read time by reading [OBD-018] [OBD-019]', async () => {
    const { obd, clock, services } = await connected()
    const at = Date.UTC(2026, 0, 1)
    services.nowMs = () => at
    await clock.until(obd.scan())
    expect(obd.state().connection.codes.length).toBeGreaterThan(0)
    expect(obd.state().connection.lastReadTimestamp).toBe(at)
  })
  it('empties the code list by clearing [OBD-020]', async () => {
    const { obd, clock } = await connected()
    await clock.until(obd.scan())
    await clock.until(obd.prepareClear())
    expect(
      await clock.until(
        obd.clear(
          ERASED.map(({ id }) => id),
          [],
          true,
        ),
      ),
    ).toBe(true)
    expect(obd.state().connection.codes).toEqual([])
  })
  it('refuses a read with "No OBD adapter connected" and does not count it [OBD-032]', async () => {
    const { obd, clock, services, told } = demo()
    services.count = () => Promise.reject(new Error('counted'))
    await clock.until(obd.scan())
    expect(told).toEqual([['readFailed', 'No OBD adapter connected']])
  })
  it('refuses a read at the limit and sends nothing to the car [OBD-033]', async () => {
    const bench = pluggedIn(CARS.petrolCan)
    const { obd, services, told } = scannerOver(bench)
    await bench.clock.until(obd.connectReal(bench.access, 'usb', () => {}))
    services.count = async () => ({ mayRead: false, useId: null })
    await bench.clock.until(obd.scan())
    expect(told.at(-1)).toEqual([
      'readFailed',
      'OBD read limit reached. Upgrade to Pro for unlimited OBD reads.',
    ])
    expect(bench.adapter.received).not.toContain('03')
    expect(obd.state().connection.lastReadTimestamp).toBeNull()
  })
  it('stays where the adapter could not be let go, and ends on the next try', async () => {
    const bench = pluggedIn(CARS.petrolCan, { closeRefusals: 1 })
    const { obd, said } = scannerOver(bench)
    await bench.clock.until(obd.connectReal(bench.access, 'usb', () => {}))
    await bench.clock.until(obd.disconnect())
    expect([said.at(-1), obd.state().connection.isConnected]).toEqual(['disconnectFailed', true])
    await bench.clock.until(obd.disconnect())
    expect([said.at(-1), obd.state().connection.isConnected]).toEqual(['disconnected', false])
  })
  it('names every code once, and keeps it when the adapter is let go', async () => {
    const bench = pluggedIn(CARS.petrolTwoUnits)
    const { obd } = scannerOver(bench)
    await bench.clock.until(obd.connectReal(bench.access, 'usb', () => {}))
    await bench.clock.until(obd.scan())
    await bench.clock.until(obd.disconnect())
    expect(obd.state().connection.codes).toEqual(['P0301', 'P0420', 'P0700', 'P0171'])
  })
})

describe('what a clear erases unread', () => {
  const CAR = { ...CARS.petrolTwoUnits, units: [CARS.petrolTwoUnits.units[0], CARS.petrolTwoUnits.units[1]] }
  async function cleared(fails: boolean) {
    const bench = pluggedIn(CAR, { silentTo: '07' })
    for (const unit of bench.car.units) unit.set(0x0c, '0000')
    const { obd, reports, services } = scannerOver(bench)
    await bench.clock.until(obd.connectReal(bench.access, 'usb', () => {}))
    await bench.clock.until(obd.scan())
    await bench.clock.until(obd.prepareClear())
    if (fails) {
      const store = await services.reports()
      services.reports = async () => ({ ...store, put: () => Promise.reject(new Error('full')) })
    }
    const points = ERASED.map(({ id }) => id)
    const isCleared = await bench.clock.until(obd.clear(points, ['pending'], true))
    return { isCleared, reports, sent: bench.adapter.received.filter((command) => command === '04').length }
  }
  it('stands in the saved report before 04 is sent', async () => {
    const { isCleared, reports, sent } = await cleared(false)
    expect([isCleared, sent]).toEqual([true, 1])
    expect(reports.at(-1)).toMatchObject({ occasion: 'beforeClearing', givenUp: ['pending'] })
  })
  it('is not erased where that could not be written', async () => {
    expect(await cleared(true)).toMatchObject({ isCleared: false, sent: 0 })
  })
})
