import { describe, expect, it } from 'vitest'
import { simulatedAdapter } from '../testing/adapter.ts'
import { simulatedCar } from '../testing/car.ts'
import { CARS } from '../testing/cars.data.ts'
import { virtualClock } from '../testing/clock.ts'
import { BLE, FAST_USB, type LinkModel } from '../testing/faults.ts'
import { connect } from './connection.ts'
import type { ProtocolNumber } from './tables/protocols.table.ts'

/** Milliseconds of the timing model until connected, and until the codes are read. */
async function timed(link: LinkModel, protocol: ProtocolNumber | null) {
  const clock = virtualClock()
  const car = simulatedCar({ ...CARS.petrolCan, searchMs: 4_000 })
  const adapter = simulatedAdapter({ car, clock, link })
  const connected = await clock.until(connect({ ways: [adapter.open], clock, id: 'again', protocol }))
  if (!connected.ok) throw new Error(connected.failure.kind)
  const connectedMs = clock.now()
  const codes = await clock.until(connected.connection.codes())
  expect(codes.kind).toBe('complete')
  return { connectedMs, codesMs: clock.now(), found: connected.connection.adapter().protocol?.number }
}

describe('a car whose bus is known', () => {
  it.each([
    ['USB', FAST_USB],
    ['Bluetooth LE', BLE],
  ] as const)('is asked at once over %s: connected within 1 s, codes within 2 s', async (_, link) => {
    const first = await timed(link, null)
    expect(first.connectedMs).toBeGreaterThan(4_000)
    const second = await timed(link, first.found ?? null)
    expect(second.connectedMs).toBeLessThan(1_000)
    expect(second.codesMs).toBeLessThanOrEqual(2_000)
  })
  it('is still found where another car is plugged in', async () => {
    expect((await timed(FAST_USB, '3')).found).toBe('6')
  })
})
