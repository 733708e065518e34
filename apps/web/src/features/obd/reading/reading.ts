import type { Connection, Failure, UnitParameter } from '@tappet/obd'
import { codesOf, isCertainlyEmpty, speaksUds, unitsWithoutCodes } from '@tappet/obd'
import { settle } from '../adapter/link-loss.ts'
import { type CarReport, hasSeenNone } from '../saved/report.ts'
import { SERVICE_ERRORS } from '../state.ts'
import { diagnosed, type ObdStore } from '../store.ts'

/** Given back when the read fails; what was read before stays. */
export async function scan(store: ObdStore): Promise<void> {
  const { services, car } = store
  if (!store.idle()) return
  if (car === null || !store.state().connection.isConnected) return failRead(store, SERVICE_ERRORS.noAdapter)
  if (services.userId() === null) return services.askToSignIn()
  store.useId = null
  begin(store)
  const mayRead = await count(store, car).catch(() => null)
  if (mayRead === null) return failRead(store)
  return mayRead ? read(store, car) : failRead(store, SERVICE_ERRORS.readLimit)
}

export async function scanAgain(store: ObdStore): Promise<void> {
  if (!store.idle() || store.car === null || !store.state().connection.isConnected) return
  begin(store)
  await read(store, store.car)
}

const begin = (store: ObdStore) =>
  store.set({ activity: 'scanning', readFailure: null, doctor: null, clearing: null })

/** Null where the car told none. */
async function vinOf(car: Connection): Promise<string | null> {
  const vehicle = await car.vehicle()
  return vehicle.kind === 'failed' ? null : (vehicle.value.vin?.text ?? null)
}

async function count(store: ObdStore, car: Connection): Promise<boolean> {
  // The demo uses nothing up.
  if (store.state().demo) return true
  const counted = await store.services.count(await vinOf(car))
  store.useId = counted.useId
  store.services.onCounted()
  return counted.mayRead
}

async function read(store: ObdStore, car: Connection): Promise<void> {
  const { say, nowMs } = store.services
  const reading = await car.codes()
  if (reading.kind === 'failed') return failRead(store, undefined, reading.failure)
  const codes = codesOf(reading.value)
  const isEmpty = isCertainlyEmpty(reading)
  const report = {
    codes: reading,
    readiness: null,
    freezeFrames: null,
    inUse: null,
    vehicle: null,
    unitCodes: null,
    clearable: !speaksUds(car.adapter().standard),
    monitorTests: null,
    volts: null,
    values: null,
  }
  const connection = { ...store.state().connection, codes, lastReadTimestamp: nowMs() }
  store.set({ connection, report, codesLeft: [], permanentLeft: [], reportKept: false })
  if (codes.length > 0) say.codesRead(codes.length)
  else if (!isEmpty) await failRead(store, undefined, gapFailure(reading))
  store.set({ activity: 'reading-more' })
  await readRest(store)
  // Units may keep codes that services 03, 07 and 0A do not name.
  const { report: whole } = store.state()
  if (isEmpty && codes.length === 0 && whole !== null && hasSeenNone(whole)) say.noCodes()
}

const gapFailure = (reading: CarReport['codes']): Failure | null =>
  reading.kind === 'partial' ? { kind: 'incomplete', missing: reading.missing } : null

async function failRead(
  store: ObdStore,
  serviceError?: string,
  failure: Failure | null = null,
): Promise<void> {
  const { services, useId } = store
  store.useId = null
  if (serviceError === undefined) store.set({ doctor: diagnosed(store, 'read', failure) })
  settle(store)
  services.say.readFailed(serviceError)
  if (serviceError !== undefined) return
  const givenBack = useId !== null && (await services.giveBack(useId).catch(() => false))
  if (givenBack) services.onCounted()
  store.set({ readFailure: { givenBack } })
}

export async function readRest(store: ObdStore): Promise<void> {
  const { car } = store
  if (car !== null) await readMore(store, car)
  settle(store)
}

async function readMore(store: ObdStore, car: Connection): Promise<void> {
  const add = (part: Partial<CarReport>) => {
    const { report } = store.state()
    if (report) store.set({ report: { ...report, ...part } })
  }
  const codes = store.state().report?.codes
  add({ readiness: await car.readiness() })
  add({ freezeFrames: await car.freezeFrames(codes && unitsWithoutCodes(codes.value)) })
  add({ vehicle: await car.vehicle() })
  add({ inUse: await car.inUse() })
  const volts = await car.voltage()
  if (volts.kind !== 'failed') add({ volts: volts.value })
  add({ values: await momentValues(car) })
  add({ monitorTests: await car.monitorTests() })
  add({ unitCodes: await car.unitCodes() })
}

/** Coolant, trims, engine speed, run time, module voltage. */
const MOMENT_PIDS = [0x05, 0x06, 0x07, 0x08, 0x09, 0x0c, 0x1f, 0x42]

async function momentValues(connection: Connection): Promise<readonly UnitParameter[]> {
  const supported = await connection.supported()
  if (supported.kind === 'failed') return []
  const pids = MOMENT_PIDS.filter((pid) => supported.value.all.includes(pid))
  const values = await connection.parameters(pids)
  return values.kind === 'failed' ? [] : values.value.parameters
}
