import { describe, expect, it } from 'vitest'
import { simulatedAdapter } from '../../testing/adapter.ts'
import { type CarModel, simulatedCar } from '../../testing/car.ts'
import { CARS } from '../../testing/cars.data.ts'
import { virtualClock } from '../../testing/clock.ts'
import { type ChipModel, ELM327, type Faults } from '../../testing/faults.ts'
import { connect } from '../connection.ts'
import { diagnose } from './doctor.ts'
import { FINDINGS, NOTES } from './findings.table.ts'

async function examine(model: CarModel, faults: Faults = {}, chip: ChipModel = ELM327) {
  const clock = virtualClock()
  const adapter = simulatedAdapter({ car: simulatedCar(model), clock, faults, chip })
  const connected = await clock.until(connect({ ways: [adapter.open], clock, id: 'doctor' }))
  if (!connected.ok) return connected.diagnosis
  await clock.until(connected.connection.vehicle())
  return connected.connection.diagnosis()
}

describe('the doctor', () => {
  it('says nothing before anything was tried', () => {
    expect(diagnose([])).toMatchObject({ finding: 'nothingTried', notes: [], evidence: '' })
  })
  it('quotes why the link could not be opened', () => {
    const diagnosis = diagnose([
      { at: 0, kind: 'opening' },
      { at: 9, kind: 'notOpened', reason: 'GATT server is disconnected' },
    ])
    expect(diagnosis).toMatchObject({ finding: 'notOpened', evidence: 'GATT server is disconnected' })
  })
  it('tells a live bus without answers from a dead one, and promises nothing about codes', async () => {
    const diagnosis = await examine({ ...CARS.petrolCan, units: [] })
    expect(diagnosis.finding).toBe('liveBusNoAnswer')
    expect(diagnosis.say).toContain('J1979-2')
  })
  it('names a bus that is always busy', async () => {
    expect(await examine(CARS.petrolCan, { busyTimes: 1_000 })).toMatchObject({
      finding: 'busBusy',
      notes: ['busyBus'],
    })
  })
  it('does not call an adapter on a bench unplugged when a car answers', async () => {
    const diagnosis = await examine(CARS.petrolCan, {}, { ...ELM327, volts: '0.0V' })
    expect(diagnosis).toMatchObject({ finding: 'well', notes: ['lowVoltage'] })
  })
  it('notes an adapter that runs out of room', async () => {
    const forgetful = { bufferFull: true, forgetsAfter: 16 }
    expect((await examine(CARS.petrolCan, forgetful)).notes).toContain('bufferFull')
  })
  it('marks the steps before the failed one as passed and those after as not reached', async () => {
    const { steps } = await examine(CARS.petrolCan, { busShort: true })
    expect(steps.map(({ id, outcome }) => `${id} ${outcome}`)).toEqual([
      'link passed',
      'adapter passed',
      'commands passed',
      'car failed',
      'standard notReached',
      'session notReached',
    ])
  })
  it('has plain words and something to try for everything but "well"', () => {
    for (const [id, { say, tryThis }] of Object.entries(FINDINGS)) {
      expect(say).toMatch(/\.$/)
      if (id !== 'well') expect(tryThis.length).toBeGreaterThan(0)
    }
    for (const words of Object.values(NOTES)) expect(words).toMatch(/\.$/)
  })
})
