import type { Connection } from '@tappet/obd'
import { SERVICE_ERRORS } from '@tappet/obd'
import type { Desk } from './desk.ts'
import { diagnosed } from './desk.ts'
import type { CarReport } from './report.ts'

/** Reads the trouble codes: counted first, given back when the read fails. What was read before stays on show then. */
export async function scan(desk: Desk): Promise<void> {
  const { services } = desk
  const { connection } = desk.state()
  if (!desk.idle()) return
  if (desk.active === null || !connection.isConnected) return failRead(desk, SERVICE_ERRORS.noAdapter)
  if (services.userId() === null) return services.askToSignIn()
  desk.useId = null
  desk.set({ activity: 'scanning', uncertain: false, readFailure: null, doctor: null, clearing: null })
  const outcome = await desk.active.scanner.scan().catch(() => null)
  if (outcome === null || outcome.kind === 'failed') return failRead(desk)
  if (outcome.kind === 'refused') return failRead(desk, outcome.message)
  if (outcome.codes.length === 0 && !outcome.certainlyEmpty) {
    desk.set({ uncertain: true })
    return failRead(desk)
  }
  if (outcome.codes.length === 0) services.say.noCodes()
  else services.say.codesRead(outcome.codes.length)
  const report = {
    codes: outcome.reading,
    readiness: null,
    freezeFrames: null,
    vehicle: null,
    volts: null,
  }
  desk.set({ report, codesLeft: [], reportKept: false, activity: 'reading-more' })
  await readRest(desk)
}

async function failRead(desk: Desk, serviceError?: string): Promise<void> {
  const { services, useId } = desk
  desk.useId = null
  desk.set({ activity: null, ...(serviceError === undefined ? { doctor: diagnosed(desk, 'read') } : {}) })
  services.say.readFailed(serviceError)
  if (serviceError !== undefined) return
  const givenBack = useId !== null && (await services.giveBack(useId).catch(() => false))
  if (givenBack) services.onCounted()
  desk.set({ readFailure: { givenBack } })
}

/** Reads what stands around the codes into the report; it is shown piece by piece. */
export async function readRest(desk: Desk): Promise<void> {
  const connection = desk.active?.driver.connection()
  if (connection) {
    await readMore(connection, (found) => {
      const { report } = desk.state()
      if (report) desk.set({ report: { ...report, ...found } })
    })
  }
  desk.set({ activity: null })
}

// What the car lacks is told as empty, so that the page stops waiting for it.
async function readMore(connection: Connection, onFound: (found: Partial<CarReport>) => void): Promise<void> {
  const readiness = await connection.readiness()
  onFound({ readiness: readiness.ok ? readiness.value : [] })
  const freezeFrames = await connection.freezeFrames()
  onFound({ freezeFrames: freezeFrames.ok ? freezeFrames.value : [] })
  const vehicle = await connection.vehicle()
  onFound({ vehicle: vehicle.ok ? vehicle.value : { vin: null, units: [] } })
  const volts = await connection.voltage()
  if (volts.ok) onFound({ volts: volts.value })
}
