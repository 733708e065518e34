import type { SoundDiagnosis } from '@tappet/wire'
import type { Client } from '../../backend/connection/connect.ts'
import { openStore } from '../../offline/instance.ts'
import type { RecordingEntry } from '../../offline/recording.ts'
import type { DeviceJob } from './diagnose-on-device.ts'
import type { AnalysisJob, AnalysisRequest, Outcome } from './job.ts'

/*
 * What an analysis needs beyond the first page (the WAV writer, the call, the database)
 * comes as chunks of its own. They are fetched while there is a network, because they are needed most when
 * there is none.
 */
const loadPrepare = () => import('./prepare.ts')
const loadSend = () => import('./send.ts')
const loadDevice = () => import('./device.ts')
export const loadPreliminaryResult = () => import('./PreliminaryResult.tsx')

export async function prepare(request: AnalysisRequest, jobId: string): Promise<AnalysisJob> {
  return (await loadPrepare()).prepareJob(request, jobId)
}

/** Sends a job; without a client (the server was never found) nobody can be asked. */
export async function send(
  client: Client | null,
  job: AnalysisJob,
  options: { ownerId: string; queued: boolean },
): Promise<Outcome> {
  return (await loadSend()).sendJob(client, job, options)
}

/** What is known of the recorded car at a moment; null: the recording names none. */
export type KnownOfRecording = (atMs: number, carId: string | null) => Promise<Pick<DeviceJob, 'car' | 'log'>>

/** What this device hears by itself in a waiting recording, with all that was told of it; null when it cannot say. */
export async function listenOnDevice(
  { queuedAtMs, work: job }: RecordingEntry,
  variant: DeviceJob['variant'],
  knownOfCar: KnownOfRecording,
): Promise<SoundDiagnosis | null> {
  const timestamp = new Date(queuedAtMs).toISOString()
  const carFacts = await knownOfCar(queuedAtMs, job.vehicleId ?? null).catch(() => ({}))
  return (await loadDevice()).listenOnDevice({ ...job, ...carFacts, variant, timestamp })
}

const fetchAhead = async (parts: readonly (() => unknown)[]): Promise<void> => {
  // One after the other. A failure is left to the use itself to meet.
  for (const load of parts) await Promise.resolve(load()).catch(() => undefined)
}

export const loadKeeping = () => fetchAhead([openStore])

export const loadAnswering = () => fetchAhead([loadPrepare, loadSend, loadDevice, loadPreliminaryResult])
