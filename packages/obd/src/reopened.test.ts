import { describe, expect, it } from 'vitest'
import { simulatedAdapter } from '../testing/adapter.ts'
import { simulatedCar } from '../testing/car.ts'
import { CARS } from '../testing/cars.data.ts'
import { virtualClock } from '../testing/clock.ts'
import { type Fault, hostile } from '../testing/hostile.ts'
import { seededRandomness } from '../testing/randomness.ts'
import { isCertainlyEmpty, missingIn } from './car/told-codes.ts'
import { connect } from './connection.ts'

async function codesOver(fault: Fault) {
  const clock = virtualClock()
  // The engine has no code; the gearbox has.
  const adapter = simulatedAdapter({ car: simulatedCar(CARS.gearboxOnly), clock })
  const open = hostile(adapter.open, clock, seededRandomness(1), fault, false)
  const connected = await clock.until(connect({ ways: [open], clock, id: 'reopened' }))
  if (!connected.ok) throw new Error(connected.failure.kind)
  const codes = await clock.until(connected.connection.codes())
  return { adapter, codes, connection: connected.connection, clock }
}

const opened = (received: readonly string[]) => received.filter((command) => command === 'ATI').length

describe('a link that was lost and opened again', () => {
  it('has the units of the search before: one that is silent from then on is missing, not absent', async () => {
    let lost = false
    const { adapter, codes } = await codesOver((answer, { command, time }) => {
      if (command === '03' && time === 1) {
        lost = true
        return { text: null, closes: true }
      }
      return lost ? answer.replace(/7E9[0-9A-F]*\r/g, '').replace(/^\r*>/, 'NO DATA\r\r>') : answer
    })
    expect(opened(adapter.received)).toBe(2)
    expect(isCertainlyEmpty(codes)).toBe(false)
    expect(codes.kind).toBe('partial')
    const gaps = codes.kind === 'failed' ? [] : missingIn(codes.value)
    expect(new Set(gaps.map(({ ecu }) => ecu))).toEqual(new Set(['7E9']))
  })
  it('asks all units again, though the adapter kept the address of one', async () => {
    const { adapter, codes } = await codesOver((answer, { command, time }) => {
      // The common answer misses the gearbox, which is then asked alone; over that question the link is lost.
      if (command === '07' && time === 1) return answer.replace(/7E9[0-9A-F]*\r/g, '')
      return command === '07' && time === 2 ? { text: null, closes: true } : answer
    })
    expect(opened(adapter.received)).toBe(2)
    const since = adapter.received.slice(adapter.received.lastIndexOf('ATI'))
    expect(since.filter((command) => command.startsWith('ATSH'))).toEqual([])
    expect(codes).toMatchObject({
      kind: 'complete',
      value: {
        stored: {
          value: {
            units: [
              { ecu: '7E8', codes: [] },
              { ecu: '7E9', codes: ['P0700'] },
            ],
          },
        },
      },
    })
  })
  it('is opened once, for all who ask', async () => {
    const { adapter, connection, clock } = await codesOver((answer, { command, time }) =>
      command === '010D' && time === 1 ? { text: null, closes: true } : answer,
    )
    const live = connection.live({ pids: [0x0d], onReadings: () => {} })
    await clock.until(live.ended)
    expect(connection.lost()).not.toBeNull()
    await clock.until(Promise.all([connection.recover(), connection.readiness(), connection.recover()]))
    expect(connection.lost()).toBeNull()
    expect(opened(adapter.received)).toBe(2)
  })
})
