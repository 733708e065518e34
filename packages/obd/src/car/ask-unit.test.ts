import { describe, expect, it } from 'vitest'
import { simulatedAdapter } from '../../testing/adapter.ts'
import { type CarModel, simulatedCar } from '../../testing/car.ts'
import { CARS } from '../../testing/cars.data.ts'
import { virtualClock } from '../../testing/clock.ts'
import { toHex } from '../bytes.ts'
import { connect } from '../connection.ts'

async function connected(model: CarModel) {
  const clock = virtualClock()
  const adapter = simulatedAdapter({ car: simulatedCar(model), clock })
  const result = await clock.until(connect({ ways: [adapter.open], clock, id: 'ask' }))
  if (!result.ok) throw new Error(result.failure.kind)
  return { clock, adapter, connection: result.connection }
}

describe('a question to one unit', () => {
  it('reaches that unit alone by its address, and gives its data without what it repeats', async () => {
    const { clock, adapter, connection } = await connected(CARS.petrolTwoUnits)
    const answer = await clock.until(connection.ask({ unit: '7E9', service: 0x01, parameters: [0x0c] }))
    expect(answer.kind !== 'failed' && answer.value.map(({ ecu, data }) => [ecu, toHex(data)])).toEqual([
      ['7E9', '0C1C'],
    ])
    expect(adapter.received).toContain('ATSH7E1')
    // The next reading goes to all again.
    await clock.until(connection.parameters([0x0d]))
    expect(adapter.received.at(-2)).toBe('ATSH7DF')
  })
  it('reads a data identifier of a car that speaks UDS, and nothing of another identifier', async () => {
    const { clock, connection } = await connected(CARS.udsSilent)
    const vin = await clock.until(connection.ask({ unit: null, service: 0x22, parameters: [0xf8, 0x02] }))
    expect(vin.kind !== 'failed' && String.fromCharCode(...(vin.value[0]?.data ?? []))).toBe(
      '1M8GDM9AXKP042788',
    )
    const none = await clock.until(connection.ask({ unit: null, service: 0x22, parameters: [0xf1, 0x90] }))
    expect(none).toMatchObject({ kind: 'failed', failure: { kind: 'refused', negatives: [{ code: 0x31 }] } })
  })
  it('is not sent with what is no byte', async () => {
    const { connection, adapter } = await connected(CARS.petrolCan)
    const before = adapter.received.length
    await expect(connection.ask({ unit: null, service: 0x22, parameters: [0x1f0] })).rejects.toThrow(
      RangeError,
    )
    expect(adapter.received).toHaveLength(before)
  })
  it('is not sent to a unit that has no address of its own', async () => {
    const { clock, connection } = await connected(CARS.iso9141)
    const answer = await clock.until(connection.ask({ unit: '10', service: 0x01, parameters: [0x0c] }))
    expect(answer).toMatchObject({ kind: 'failed', failure: { kind: 'notAllowed' } })
  })
})
