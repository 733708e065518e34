import { describe, expect, it } from 'vitest'
import { simulatedAdapter } from '../testing/adapter.ts'
import { type CarModel, simulatedCar } from '../testing/car.ts'
import { CARS } from '../testing/cars.data.ts'
import { virtualClock } from '../testing/clock.ts'
import { CLONE } from '../testing/faults.ts'
import { type Fault, hostile } from '../testing/hostile.ts'
import { seededRandomness } from '../testing/randomness.ts'
import { allCodes } from './car/told-codes.ts'
import { type ConnectOptions, connect } from './connection.ts'
import { diagnose } from './doctor/doctor.ts'
import { NO_ADAPTER_SERVICE } from './tables/bluetooth.table.ts'

async function over(fault: Fault, model: CarModel = CARS.petrolCan, options: Partial<ConnectOptions> = {}) {
  const clock = virtualClock()
  const adapter = simulatedAdapter({ car: simulatedCar(model), clock, chip: { ...CLONE, lacks: /^ST/ } })
  const open = hostile(adapter.open, clock, seededRandomness(1), fault, false)
  const connected = await clock.until(connect({ ways: [open], clock, id: 'clone', ...options }))
  if (!connected.ok) throw new Error(connected.failure.kind)
  return { clock, adapter, connection: connected.connection }
}

describe('a clone', () => {
  it('that hangs at ATTP is connected with ATSP, and keeps the bus that was known', async () => {
    const hangs: Fault = (answer, { command }) => (command.startsWith('ATTP') ? { text: null } : answer)
    const first = await over(hangs, CARS.petrolCan, { protocol: '6' })
    expect(first.connection.adapter()).toMatchObject({ protocol: { number: '6' }, lacks: ['ATTP'] })
    expect((await first.clock.until(first.connection.codes())).kind).toBe('complete')
    const again = await over(hangs, CARS.petrolCan, { protocol: '6', lacksTry: true })
    expect(again.adapter.received).toContain('ATSPA6')
    expect(again.adapter.received.filter((command) => command.startsWith('ATTP'))).toEqual([])
  })
  it.each([
    ['A6', CARS.iso9141],
    ['A7', CARS.petrolCan],
    ['A3', CARS.can29],
  ])('that names the bus %s which its own lines contradict is read as they are', async (named, model) => {
    const { clock, connection } = await over(
      (answer, { command }) => (command === 'ATDPN' ? `${named}\r\r>` : answer),
      model,
    )
    const codes = await clock.until(connection.codes())
    const storedCodes = model.units.flatMap((unit) => unit.stored)
    expect(codes.kind === 'failed' ? [] : allCodes(codes.value.stored)).toEqual(storedCodes)
    expect(codes.kind).toBe('complete')
  })
  it('that knows no request for several values gives the first live value at once, without a restart', async () => {
    const { clock, adapter, connection } = await over((answer, { command }) =>
      /^01(..){2,}.?$/.test(command) ? '?\r\r>' : answer,
    )
    const before = adapter.received.length
    let firstMs = Number.POSITIVE_INFINITY
    const start = clock.now()
    const live = connection.live({
      pids: [0x0c, 0x0d, 0x04, 0x0b, 0x11],
      onReadings: () => {
        firstMs = Math.min(firstMs, clock.now() - start)
      },
    })
    await clock.advance(4_000)
    live.stop()
    await clock.until(live.ended)
    expect(firstMs).toBeLessThan(600)
    expect(adapter.received.slice(before).filter((command) => command.startsWith('AT'))).toEqual([])
  })
})

it('tells a Bluetooth device that is no adapter to be another device, not to be plugged in better', () => {
  const { finding, tryThis } = diagnose([
    { at: 0, kind: 'opening' },
    { at: 1, kind: 'notOpened', reason: NO_ADAPTER_SERVICE },
  ])
  expect(finding).toBe('wrongDevice')
  expect(tryThis.join(' ')).not.toMatch(/plug/)
})
