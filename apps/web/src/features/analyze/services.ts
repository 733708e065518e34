import type { Client } from '../../backend/connect.ts'
import type { JobStore } from '../../platform/job-store.ts'
import type { AnalysisJob, AnalysisRequest, Outcome, QueuedJob } from './job.ts'

/*
 * What an analysis needs beyond the first page (the WAV writer, the call, the database, the messages)
 * comes as chunks of its own. loadServices fetches them while there is a network, because they are needed
 * most when there is none.
 */
const loadPrepare = () => import('./prepare.ts')
const loadSend = () => import('./send.ts')
const loadToasts = () => import('../../ui/toast-stack.tsx')
let opened: Promise<JobStore<QueuedJob>> | null = null

function openStore(): Promise<JobStore<QueuedJob>> {
  opened ??= import('../../platform/job-store.web.ts').then(({ createWebJobStore }) =>
    createWebJobStore<QueuedJob>(),
  )
  return opened
}

/** The jobs of this device; the database opens with the first call. */
export const jobStore: JobStore<QueuedJob> = {
  put: async (job) => (await openStore()).put(job),
  get: async (id) => (await openStore()).get(id),
  // A browser that denies its database keeps no jobs, so there are none to list.
  list: (ownerId) =>
    openStore().then(
      (store) => store.list(ownerId),
      () => [],
    ),
  remove: async (id) => (await openStore()).remove(id),
}

export async function prepare(request: AnalysisRequest, jobId: string): Promise<AnalysisJob> {
  return (await loadPrepare()).prepareJob(request, jobId)
}

/** Sends a job; without a client (the server was never found) nobody can be asked. */
export async function send(
  client: Client | null,
  job: AnalysisJob,
  options: { ownerId: string; queued: boolean },
): Promise<Outcome> {
  if (!client) return { kind: 'no_connection' }
  return (await loadSend()).sendJob(client, job, options)
}

/** Fetches everything above ahead of its use. A failure is left to the use itself to meet. */
export function loadServices(): void {
  for (const loading of [loadPrepare(), loadSend(), openStore(), loadToasts()]) loading.catch(() => undefined)
}
