import { describe, expect, it } from 'vitest'
import { simulatedAdapter } from '../../testing/adapter.ts'
import { type CarModel, simulatedCar } from '../../testing/car.ts'
import { CARS } from '../../testing/cars.data.ts'
import { virtualClock } from '../../testing/clock.ts'
import { CLONE, ELM327, type Faults } from '../../testing/faults.ts'
import { allCodes } from '../car/told-codes.ts'
import { connect } from '../connection.ts'
import { ERASED } from './erased.table.ts'
import { type Confirmation, confirmErasure, type SavedSnapshot, saveSnapshot } from './proofs.ts'

const ALL = ERASED.map(({ id }) => id)

async function prepare(
  model: CarModel,
  {
    faults = {},
    chip = ELM327,
    rpm = '0000',
  }: { faults?: Faults; chip?: typeof ELM327; rpm?: string | null } = {},
) {
  const clock = virtualClock()
  const engineOff = rpm === null ? withoutSpeed(model) : model
  const car = simulatedCar(engineOff)
  if (rpm !== null) for (const unit of car.units) unit.set(0x0c, rpm)
  const adapter = simulatedAdapter({ car, clock, chip, faults })
  const connected = await clock.until(connect({ ways: [adapter.open], clock, id: 'this one' }))
  if (!connected.ok) throw new Error(connected.failure.kind)
  const { connection } = connected
  const snapshot = await clock.until(connection.snapshot())
  if (snapshot.kind === 'failed') throw new Error(snapshot.failure.kind)
  const saved = await saveSnapshot(snapshot.value, async () => 'receipt 1')
  const confirmed = confirmErasure(ALL)
  if (confirmed === null) throw new Error('not confirmed')
  const clear = (proofs: Partial<Parameters<typeof connection.clear>[0]> = {}) =>
    clock.until(connection.clear({ saved, confirmed, driverSaysEngineIsOff: false, ...proofs }))
  const sent = () => adapter.received.filter((command) => command.startsWith('04')).length
  return { clock, car, adapter, connection, snapshot: snapshot.value, saved, confirmed, clear, sent }
}

const withoutSpeed = (model: CarModel): CarModel => ({
  ...model,
  units: model.units.map((unit) => ({ ...unit, pids: { 1: '0007E504', 13: '00' } })),
})

describe('clearing', () => {
  it('erases codes, freeze frame and readiness, and says what is left', async () => {
    const { clear, sent, connection, clock } = await prepare(CARS.petrolTwoUnits)
    expect(await clear()).toMatchObject({ kind: 'cleared', codesLeft: [] })
    expect(sent()).toBe(1)
    const frames = await clock.until(connection.freezeFrames())
    expect(frames).toEqual({ kind: 'complete', value: [] })
  })
  it('keeps in the snapshot what it destroys', async () => {
    const { snapshot } = await prepare(CARS.petrolTwoUnits)
    expect(allCodes(snapshot.codes.stored)).toEqual(['P0301', 'P0420', 'P0700'])
    expect(snapshot.freezeFrames).toMatchObject({
      kind: 'complete',
      value: [
        { ecu: '7E8', code: 'P0301', values: [{ pid: 0x04 }, { pid: 0x05 }, { pid: 0x0c }, { pid: 0x0d }] },
      ],
    })
    expect(snapshot.readiness).toMatchObject({
      kind: 'complete',
      value: [{ readiness: { lampOn: true, codeCount: 2, ignition: 'spark' } }, { ecu: '7E9' }],
    })
    expect(snapshot.vin).toEqual({ kind: 'complete', value: '1M8GDM9AXKP042788' })
    expect(JSON.parse(JSON.stringify(snapshot))).toEqual(snapshot)
  })
  it('names codes that come back at once', async () => {
    const { clear } = await prepare(CARS.codesReturn)
    expect(await clear()).toMatchObject({ kind: 'cleared', codesLeft: ['P0301', 'P0420'] })
  })
  it('waits for a slow clear and sends it once', async () => {
    const { clear, sent } = await prepare(CARS.patient)
    expect(await clear()).toMatchObject({ kind: 'cleared' })
    expect(sent()).toBe(1)
  })
  it('finds out by reading when the answer to a slow clear is lost, and never sends it twice', async () => {
    const { clear, sent } = await prepare(CARS.patient, { chip: CLONE })
    await clear()
    expect(sent()).toBe(1)
  })
  it('works on an old bus', async () => {
    const { clear } = await prepare(CARS.iso9141)
    expect(await clear()).toMatchObject({ kind: 'cleared', codesLeft: [] })
  })
})

describe('a clear is refused, with its reason, and 04 is not sent', () => {
  it('without a stored snapshot', async () => {
    const { clear, sent, snapshot } = await prepare(CARS.petrolCan)
    const forged = { snapshot, receipt: 'x' } as unknown as SavedSnapshot
    expect(await clear({ saved: forged })).toMatchObject({ kind: 'refused', reason: 'notSaved' })
    expect(sent()).toBe(0)
  })
  it('when the store fails: there is no proof then', async () => {
    const { snapshot } = await prepare(CARS.petrolCan)
    await expect(saveSnapshot(snapshot, () => Promise.reject(new Error('disk full')))).rejects.toThrow(
      'disk full',
    )
    await expect(saveSnapshot(snapshot, async () => '')).rejects.toThrow('no receipt')
  })
  it('with the snapshot of another connection', async () => {
    const { clear, sent, snapshot } = await prepare(CARS.petrolCan)
    const other = await saveSnapshot({ ...snapshot, connectionId: 'another' }, async () => 'receipt 2')
    expect(await clear({ saved: other })).toMatchObject({ reason: 'otherConnection' })
    expect(sent()).toBe(0)
  })
  it('unless every point of what is erased was confirmed', async () => {
    expect(confirmErasure(ALL.slice(1))).toBeNull()
    const { clear, sent } = await prepare(CARS.petrolCan)
    const forged = { confirmed: ALL } as unknown as Confirmation
    expect(await clear({ confirmed: forged })).toMatchObject({ reason: 'notConfirmed' })
    expect(sent()).toBe(0)
  })
  it('while the engine runs, whatever the driver says', async () => {
    const { clear, sent } = await prepare(CARS.petrolCan, { rpm: '0C1C' })
    expect(await clear({ driverSaysEngineIsOff: true })).toMatchObject({ reason: 'engineRunning' })
    expect(sent()).toBe(0)
  })
  it('while the car rolls with its engine off, whatever the driver says', async () => {
    const { clear, car, sent } = await prepare(CARS.petrolCan)
    for (const unit of car.units) unit.set(0x0d, '28')
    expect(await clear({ driverSaysEngineIsOff: true })).toMatchObject({ reason: 'rolling' })
    expect(sent()).toBe(0)
  })
  it('where the engine speed cannot be read, unless the driver says that it is off', async () => {
    const { clear, sent } = await prepare(CARS.petrolCan, { rpm: null })
    expect(await clear()).toMatchObject({ reason: 'engineUnknown' })
    expect(sent()).toBe(0)
    expect(await clear({ driverSaysEngineIsOff: true })).toMatchObject({ kind: 'cleared' })
  })
})

describe('a clear the car does not do', () => {
  it('says that the conditions are not right', async () => {
    const { clear } = await prepare(CARS.clearRefused)
    expect(await clear()).toMatchObject({ kind: 'refused', reason: 'conditionsNotCorrect' })
  })
  it('says that the car wants to be unlocked', async () => {
    const [unit] = CARS.clearRefused.units
    const { clear } = await prepare({ ...CARS.clearRefused, units: [{ ...unit, refusesClearWith: 0x33 }] })
    expect(await clear()).toMatchObject({ reason: 'locked' })
  })
  it('does not claim success when one unit refuses', async () => {
    const [engine, gearbox] = CARS.petrolTwoUnits.units
    const { clear } = await prepare({
      ...CARS.petrolTwoUnits,
      units: [engine, { ...gearbox, refusesClearWith: 0x22 }],
    })
    expect(await clear()).toMatchObject({ kind: 'refused', reason: 'unitRefused' })
  })
  it('says that the outcome is unknown when the link breaks, and does not try again', async () => {
    const dry = await prepare(CARS.petrolCan)
    const until = dry.adapter.received.length + 2
    const { clear, sent } = await prepare(CARS.petrolCan, { faults: { dropsAfter: until } })
    expect(await clear()).toMatchObject({ reason: 'linkLost' })
    expect(sent()).toBe(1)
  })
})
