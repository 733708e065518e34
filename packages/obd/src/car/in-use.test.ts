import { describe, expect, it } from 'vitest'
import { simulatedAdapter } from '../../testing/adapter.ts'
import { type CarModel, simulatedCar } from '../../testing/car.ts'
import { CARS } from '../../testing/cars.data.ts'
import { virtualClock } from '../../testing/clock.ts'
import { scriptedLink } from '../../testing/scripted-link.ts'
import { bytesFromHex } from '../bytes.ts'
import { connect } from '../connection.ts'
import { inUseIn } from '../readings/in-use.ts'
import { readInUse } from './readers.ts'

async function inUseOf(model: CarModel) {
  const clock = virtualClock()
  const adapter = simulatedAdapter({ car: simulatedCar(model), clock })
  const result = await clock.until(connect({ ways: [adapter.open], clock, id: 'in use' }))
  if (!result.ok) throw new Error(result.failure.kind)
  return clock.until(result.connection.inUse())
}

describe('in-use counters', () => {
  it.each([CARS.petrolCan, CARS.udsSilent])('of spark ignition are read by monitor: $name', async (model) => {
    expect(await inUseOf(model)).toEqual({
      kind: 'complete',
      value: [
        {
          ecu: '7E8',
          ignition: 'spark',
          generalConditions: 784,
          starts: 2225,
          monitors: [
            { id: 'catalyst', name: 'Catalyst, bank 1', completed: 518, conditions: 784 },
            { id: 'oxygenSensor', name: 'Oxygen sensor, bank 1', completed: 389, conditions: 784 },
            { id: 'egr', name: 'EGR or valve timing', completed: 42, conditions: 784 },
            { id: 'evap', name: 'Fuel vapor system', completed: 12, conditions: 288 },
          ],
        },
      ],
    })
  })
  it('of compression ignition have an order of their own', async () => {
    const reading = await inUseOf(CARS.dieselCan)
    expect(reading).toMatchObject({ kind: 'complete', value: [{ ignition: 'compression', starts: 1024 }] })
    const [unit] = reading.kind === 'complete' ? reading.value : []
    expect(unit?.monitors.map(({ id, completed }) => [id, completed])).toEqual([
      ['nmhcCatalyst', 256],
      ['noxScr', 128],
      ['pmFilter', 48],
      ['egr', 64],
      ['boostPressure', 80],
    ])
  })
  it('are the same on a bus before CAN, in numbered lines', async () => {
    const [can, old] = [await inUseOf(CARS.petrolCan), await inUseOf(CARS.pwm)]
    if (can.kind !== 'complete' || old.kind !== 'complete') throw new Error('not read')
    expect(old.value[0]?.monitors).toEqual(can.value[0]?.monitors)
  })
  it('are none where no unit announces them, and unknown where the list did not come', async () => {
    const map = { '0900': '7E80749004000000000' }
    expect(await readInUse(scriptedLink(map, { units: ['7E8'] }))).toEqual({ kind: 'complete', value: [] })
    expect(await readInUse(scriptedLink({}, { units: ['7E8'] }))).toMatchObject({ kind: 'failed' })
  })
  it('are not read from fewer numbers than the standard has', () => {
    const short = bytesFromHex(`490800${'0001'.repeat(15)}`) ?? new Uint8Array()
    expect(inUseIn(short)).toEqual({ kind: 'failed', failure: { kind: 'unreadable', reason: 'short' } })
    expect(inUseIn(Uint8Array.of(0x49, 0x02, 1))).toEqual({
      kind: 'failed',
      failure: { kind: 'unreadable', reason: 'wrongService' },
    })
  })
})
