import type { Connection } from '@tappet/obd'
import { SERVICE_ERRORS, unitsWithoutCodes } from '@tappet/obd'
import type { CarReport } from './report.ts'
import type { ObdStore } from './store.ts'
import { diagnosed } from './store.ts'

/** Reads the trouble codes: counted first, given back when the read fails. What was read before stays on show then. */
export async function scan(store: ObdStore): Promise<void> {
  const { services } = store
  const { connection } = store.state()
  if (!store.idle()) return
  if (store.active === null || !connection.isConnected) return failRead(store, SERVICE_ERRORS.noAdapter)
  if (services.userId() === null) return services.askToSignIn()
  store.useId = null
  store.set({ activity: 'scanning', readFailure: null, doctor: null, clearing: null })
  const outcome = await store.active.scanner.scan().catch(() => null)
  if (outcome === null || outcome.kind === 'failed') return failRead(store)
  if (outcome.kind === 'refused') return failRead(store, outcome.message)
  if (outcome.codes.length > 0) services.say.codesRead(outcome.codes.length)
  else if (outcome.certainlyEmpty) services.say.noCodes()
  else await failRead(store)
  const report = {
    codes: outcome.reading,
    readiness: null,
    freezeFrames: null,
    vehicle: null,
    monitorTests: null,
    volts: null,
  }
  store.set({ report, codesLeft: [], reportKept: false, activity: 'reading-more' })
  await readRest(store)
}

async function failRead(store: ObdStore, serviceError?: string): Promise<void> {
  const { services, useId } = store
  store.useId = null
  store.set({ activity: null, ...(serviceError === undefined ? { doctor: diagnosed(store, 'read') } : {}) })
  services.say.readFailed(serviceError)
  if (serviceError !== undefined) return
  const givenBack = useId !== null && (await services.giveBack(useId).catch(() => false))
  if (givenBack) services.onCounted()
  store.set({ readFailure: { givenBack } })
}

/** Reads what stands around the codes into the report; it is shown piece by piece. */
export async function readRest(store: ObdStore): Promise<void> {
  const connection = store.active?.driver.connection()
  if (connection) {
    const codes = store.state().report?.codes
    await readMore(connection, codes ? unitsWithoutCodes(codes.value) : [], (found) => {
      const { report } = store.state()
      if (report) store.set({ report: { ...report, ...found } })
    })
  }
  store.set({ activity: null })
}

async function readMore(
  connection: Connection,
  without: readonly string[],
  onFound: (found: Partial<CarReport>) => void,
): Promise<void> {
  onFound({ readiness: await connection.readiness() })
  onFound({ freezeFrames: await connection.freezeFrames(without) })
  onFound({ vehicle: await connection.vehicle() })
  const volts = await connection.voltage()
  if (volts.ok) onFound({ volts: volts.value })
  onFound({ monitorTests: await connection.monitorTests() })
}
