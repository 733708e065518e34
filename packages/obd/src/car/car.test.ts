import { describe, expect, it } from 'vitest'
import { simulatedAdapter } from '../../testing/adapter.ts'
import { type CarModel, simulatedCar } from '../../testing/car.ts'
import { CARS } from '../../testing/cars.data.ts'
import { virtualClock } from '../../testing/clock.ts'
import { scriptedLink } from '../../testing/scripted-link.ts'
import { connect } from '../connection.ts'
import type { Reading } from '../reading.ts'
import { readVehicle } from './readers.ts'

async function connected(model: CarModel) {
  const clock = virtualClock()
  const result = await clock.until(
    connect({ ways: [simulatedAdapter({ car: simulatedCar(model), clock }).open], clock, id: 'car' }),
  )
  if (!result.ok) throw new Error(result.failure.kind)
  const read = async <T>(reading: Promise<Reading<T>>): Promise<T> => {
    const result = await clock.until(reading)
    if (result.kind !== 'complete') throw new Error(JSON.stringify(result))
    return result.value
  }
  return { clock, connection: result.connection, read }
}

describe('codes', () => {
  it('keeps the units apart', async () => {
    const { connection, read } = await connected(CARS.petrolTwoUnits)
    const units = (...units: [string, string[]][]) => ({
      kind: 'complete',
      value: { units: units.map(([ecu, codes]) => ({ ecu, codes })), without: [] },
    })
    expect(await read(connection.codes())).toMatchObject({
      stored: units(['7E8', ['P0301', 'P0420']], ['7E9', ['P0700']]),
      pending: units(['7E8', ['P0171']], ['7E9', []]),
      permanent: units(['7E8', ['P0420']], ['7E9', []]),
      status: { kind: 'complete', value: [{ readiness: { codeCount: 2 } }, { readiness: { codeCount: 1 } }] },
    })
  })
  it('says that an old car has no permanent codes service', async () => {
    const { connection, read } = await connected(CARS.iso9141)
    const codes = await read(connection.codes())
    expect(codes.permanent).toEqual({ kind: 'complete', value: { units: [], without: ['10'] } })
  })
})

describe('the rest of the car', () => {
  it('reads VIN, names, calibration ids and numbers', async () => {
    const { connection, read } = await connected(CARS.petrolTwoUnits)
    expect(await read(connection.vehicle())).toEqual({
      vin: { text: '1M8GDM9AXKP042788', checkDigitFits: true },
      units: [
        {
          ecu: '7E8',
          name: 'ECM-EngineControl',
          calibrationIds: ['TPT-4711-A'],
          calibrationNumbers: ['1791BC82'],
        },
        {
          ecu: '7E9',
          name: 'TCM-TransmisCtrl',
          calibrationIds: ['TPT-TCM-09'],
          calibrationNumbers: ['00A1F00D'],
        },
      ],
    })
  })
  it('reads them on an old bus in numbered lines', async () => {
    const { connection, read } = await connected(CARS.pwm)
    expect(await read(connection.vehicle())).toMatchObject({
      vin: { text: '1M8GDM9AXKP042788' },
      units: [
        {
          ecu: '10',
          name: 'ECM-EngineControl',
          calibrationIds: ['TPT-4711-A'],
          calibrationNumbers: ['1791BC82'],
        },
      ],
    })
  })
  it('tells a check digit that does not fit, and shows the VIN anyway', async () => {
    const answer = '7E8101449020131443447\r7E82147503030523535\r7E8224231323334353600'
    const vin = '7E81014490201314434\r7E82147503030523535\r7E82242313233343536'
    expect(await readVehicle(scriptedLink({ '0902': vin }))).toMatchObject({
      kind: 'partial',
      value: { vin: { text: '1D4GP00R55B123456', checkDigitFits: false } },
    })
    expect(await readVehicle(scriptedLink({ '0902': answer }))).toMatchObject({
      value: { vin: null },
      missing: [{ request: '0902', ecu: '7E8', why: { kind: 'noAnswer' } }, {}, {}, {}, {}],
    })
  })
  it('reads readiness of spark and of compression ignition', async () => {
    const spark = await connected(CARS.petrolCan)
    const [petrol] = await spark.read(spark.connection.readiness())
    expect(petrol?.readiness).toMatchObject({ lampOn: true, codeCount: 2, ignition: 'spark' })
    expect(petrol?.readiness.monitors.find(({ id }) => id === 'evap')).toMatchObject({
      supported: true,
      complete: false,
    })
    const compression = await connected(CARS.dieselCan)
    const [diesel] = await compression.read(compression.connection.readiness())
    expect(diesel?.readiness.ignition).toBe('compression')
    expect(diesel?.readiness.monitors.find(({ id }) => id === 'pmFilter')).toMatchObject({
      supported: true,
      complete: false,
    })
  })
  it('reads the freeze frame with the values behind it', async () => {
    const { connection, read } = await connected(CARS.petrolCan)
    const [frame] = await read(connection.freezeFrames())
    expect(frame).toMatchObject({ ecu: '7E8', code: 'P0301' })
    expect(frame?.values.find(({ pid }) => pid === 0x0c)?.values[0]).toEqual({
      label: '',
      value: 1726,
      unit: 'rpm',
    })
  })
  it('walks the maps of supported PIDs, per unit', async () => {
    const { connection, read } = await connected(CARS.petrolTwoUnits)
    const supported = await read(connection.supported())
    expect(supported.byUnit.get('7E9')).toEqual([0x01, 0x0c, 0x0d, 0x1c])
    expect(supported.all).toContain(0x51)
    expect(supported.all).not.toContain(0x20)
  })
  it('reads several PIDs in one request', async () => {
    const { connection, read } = await connected(CARS.petrolCan)
    const { parameters, unread } = await read(connection.parameters([0x0c, 0x05, 0x0d]))
    expect(parameters.map(({ pid, values }) => [pid, values[0]?.value])).toEqual([
      [0x0c, 775],
      [0x05, 83],
      [0x0d, 0],
    ])
    expect(unread).toEqual([])
  })
  it('reads the voltage at the plug', async () => {
    const { connection, read } = await connected(CARS.petrolCan)
    expect(await read(connection.voltage())).toBe(12.6)
  })
})
