import { describe, expect, it } from 'vitest'
import { simulatedAdapter } from '../testing/adapter.ts'
import { type CarModel, simulatedCar } from '../testing/car.ts'
import { CARS } from '../testing/cars.data.ts'
import { virtualClock } from '../testing/clock.ts'
import { connect } from './connection.ts'
import { FIRST_UDS_SERVICE, READ_SERVICES } from './tables/services.table.ts'

/** ISO 14229-1 and SAE J1979: what reads and changes nothing. */
const READS = [0x01, 0x02, 0x03, 0x06, 0x07, 0x09, 0x0a, 0x19, 0x22]

describe('what is sent to a car', () => {
  it('is one of the services that read, as the standards name them', () => {
    expect(Object.keys(READ_SERVICES).map(Number)).toEqual(READS)
    expect(READS.filter((service) => service >= FIRST_UDS_SERVICE)).toEqual([0x19, 0x22])
  })
  it.each(Object.entries<CarModel>(CARS))(
    '%s: every reading of a whole car sends no other',
    async (_, model) => {
      const clock = virtualClock()
      const adapter = simulatedAdapter({ car: simulatedCar(model), clock })
      const connected = await clock.until(connect({ ways: [adapter.open], clock, id: 'whole' }))
      if (!connected.ok) throw new Error(connected.failure.kind)
      const { connection } = connected
      await clock.until(connection.codes())
      await clock.until(connection.readiness())
      await clock.until(connection.readiness('thisDrive'))
      await clock.until(connection.freezeFrames())
      await clock.until(connection.vehicle())
      await clock.until(connection.supported())
      await clock.until(connection.monitorTests())
      await clock.until(connection.unitCodes())
      await clock.until(connection.parameters([0x0c, 0x0d]))
      await clock.until(connection.snapshot())
      const requests = adapter.received.filter((command) => /^[0-9A-F]+$/.test(command))
      expect(requests.length).toBeGreaterThan(5)
      const services = new Set(requests.map((command) => Number.parseInt(command.slice(0, 2), 16)))
      expect([...services].filter((service) => !READS.includes(service))).toEqual([])
    },
  )
})
