/** What waits for the server, in the device's own queue on a database in memory. */
import 'fake-indexeddb/auto'
import { createQueryClient } from '../../backend/cache/query-client.ts'
import type { Entry } from '../../offline/entry.ts'
import { queue, queueStore } from '../../offline/instance.ts'
import { bindSession } from '../../offline/session.ts'
import { testBackend, USER_ID } from './harness.tsx'

/** Keeps a change of the test's driver; nothing sends it. */
export async function keepWaiting(kind: string, work: object = {}): Promise<void> {
  const { client } = testBackend()
  bindSession({
    client,
    userId: USER_ID,
    queryClient: createQueryClient(),
    onReceiptRefused: () => undefined,
  })
  const id = `${kind} ${queue.state().entries.length}`
  const entry: Entry = { id, ownerId: USER_ID, queuedAtMs: 1, kind, work, attempts: 0 }
  await queueStore.put(entry)
  await queue.refresh()
}

export async function forgetWaiting(): Promise<void> {
  for (const { id } of queue.state().entries) await queue.remove(id)
}
