import { describe, expect, it } from 'vitest'
import { simulatedAdapter } from '../../testing/adapter.ts'
import { simulatedCar } from '../../testing/car.ts'
import { CARS } from '../../testing/cars.data.ts'
import { virtualClock } from '../../testing/clock.ts'
import type { Faults } from '../../testing/faults.ts'
import { realDriver } from './driver.ts'
import { createScanner } from './scanner.ts'

function bench(faults: Faults = {}) {
  const clock = virtualClock()
  const adapter = simulatedAdapter({ car: simulatedCar(CARS.petrolTwoUnits), clock, name: 'V-LINK', faults })
  const device = { id: 'ble-1', name: 'V-LINK', paired: true, connected: false }
  const driver = realDriver({
    clock,
    newId: () => 'one',
    find: async () => [{ device, ways: [adapter.open] }],
  })
  return { clock, driver, scanner: createScanner({ driver, mayRead: async () => true, now: clock.now }) }
}

describe('the scanner over a real driver', () => {
  it('shows every code once, with where it was read', async () => {
    const { clock, scanner, driver } = bench()
    expect(driver.isDemo).toBe(false)
    await clock.until(scanner.find())
    await clock.until(scanner.connect('ble-1'))
    await clock.until(scanner.scan())
    expect(scanner.state()).toMatchObject({
      isConnected: true,
      deviceName: 'V-LINK',
      codes: [
        { code: 'P0301', kinds: ['stored'], ecus: ['7E8'] },
        { code: 'P0420', kinds: ['stored', 'permanent'], ecus: ['7E8'] },
        { code: 'P0700', kinds: ['stored'], ecus: ['7E9'] },
        { code: 'P0171', kinds: ['pending'], ecus: ['7E8'] },
      ],
    })
  })
  it('stays disconnected when the adapter is unknown', async () => {
    const { clock, scanner } = bench()
    expect(await clock.until(scanner.connect('nobody'))).toMatchObject({
      ok: false,
      failure: { kind: 'notOpened' },
    })
    expect(scanner.state().isConnected).toBe(false)
  })
  it('is disconnected when the link is lost for good', async () => {
    const { clock, scanner } = bench({ dropsAfter: 14 })
    await clock.until(scanner.find())
    await clock.until(scanner.connect('ble-1'))
    expect(await clock.until(scanner.scan())).toMatchObject({ kind: 'failed', failure: { kind: 'closed' } })
    expect(scanner.state()).toMatchObject({ isConnected: false, deviceName: null })
  })
  it('is disconnected when the link was lost and cannot be had again', async () => {
    const clock = virtualClock()
    const adapter = simulatedAdapter({
      car: simulatedCar(CARS.petrolCan),
      clock,
      faults: { dropsOnceAfter: 14 },
    })
    let opened = 0
    const device = { id: 'usb', name: 'USB', paired: true, connected: false }
    const once = () => (++opened === 1 ? adapter.open() : Promise.reject(new Error('unplugged')))
    const driver = realDriver({ clock, newId: () => 'one', find: async () => [{ device, ways: [once] }] })
    const scanner = createScanner({ driver, mayRead: async () => true, now: clock.now })
    await clock.until(scanner.find())
    await clock.until(scanner.connect('usb'))
    expect(await clock.until(scanner.scan())).toMatchObject({
      kind: 'failed',
      failure: { kind: 'closed' },
    })
    expect(scanner.state()).toMatchObject({ isConnected: false, deviceName: null })
  })
  it('stays connected when the adapter could not be let go, and lets it go on the next try', async () => {
    const clock = virtualClock()
    const adapter = simulatedAdapter({ car: simulatedCar(CARS.petrolCan), clock })
    let refusals = 1
    const stubborn = async () => {
      const transport = await adapter.open()
      const close = () => (refusals-- > 0 ? Promise.reject(new Error('busy')) : transport.close())
      return { ...transport, close }
    }
    const device = { id: 'usb', name: 'USB', paired: true, connected: false }
    const driver = realDriver({ clock, newId: () => 'one', find: async () => [{ device, ways: [stubborn] }] })
    const scanner = createScanner({ driver, mayRead: async () => true, now: clock.now })
    await clock.until(scanner.find())
    await clock.until(scanner.connect('usb'))
    await expect(clock.until(scanner.disconnect())).rejects.toThrow('busy')
    expect(scanner.state().isConnected).toBe(true)
    await clock.until(scanner.disconnect())
    expect(scanner.state().isConnected).toBe(false)
  })
  it('keeps what was read on show when the link is lost on purpose', async () => {
    const { clock, scanner, driver } = bench()
    await clock.until(scanner.find())
    await clock.until(scanner.connect('ble-1'))
    await clock.until(scanner.scan())
    await clock.until(scanner.disconnect())
    expect(scanner.state().codes).toHaveLength(4)
    expect(driver.connection()).toBeNull()
    expect(await clock.until(driver.codes())).toMatchObject({ kind: 'failed', failure: { kind: 'notReady' } })
  })
})
