import type { QueryClient } from '@tanstack/react-query'
import type { MaintenanceRow } from '@tappet/wire'
import type { Client } from '../../../backend/connect.ts'
import { queryKeys } from '../../../backend/query-keys.ts'
import { browserClock } from '../../../platform/clock.ts'
import { createTabSignal, exclusively } from '../../../platform/exclusive.ts'
import { newId } from '../../../platform/new-id.ts'
import { createWriteStore } from '../../../platform/write-store.web.ts'
import { toast } from '../../../ui/index.ts'
import { createOutbox } from './outbox.ts'
import { settleWrites } from './overlay.ts'
import { sendWrite } from './send.ts'
import type { Write } from './write.ts'

/** Who writes, and whose lists show it; set by whoever draws. */
type Bound = { client: Client | null; userId: string | null; queryClient: QueryClient }

let bound: Bound | null = null

/** The one outbox of this tab: leaving a page does not hold a write up. */
export const outbox = createOutbox({
  store: createWriteStore<Write>(),
  exclusively,
  tabs: createTabSignal('tappet.writes'),
  clock: browserClock,
  newId,
  ownerId: () => bound?.userId ?? null,
  isOnline: () => navigator.onLine,
  send: (write) => sendWrite(bound?.client ?? null, write),
  onSent: (write, receiptRefused) => {
    if (bound?.userId === write.ownerId) showSent(bound.queryClient, write)
    if (receiptRefused)
      toast.warning('Saved without its receipt', {
        description: 'The server did not take the picture. You can add another one to the record.',
      })
  },
})

export function bindOutbox(next: Bound): void {
  bound = next
}

/** What the server has now, put into what was read before: thousands of rows are not read again for one. */
function showSent(queryClient: QueryClient, write: Write): void {
  const userId = write.ownerId
  const log = queryKeys.maintenance(userId)
  queryClient.setQueryData<MaintenanceRow[]>(log, (rows) => rows && settleWrites(rows, [write]))
  void queryClient.invalidateQueries({ queryKey: log, refetchType: 'none' })
  for (const queryKey of followers(userId)) void queryClient.invalidateQueries({ queryKey })
}

/** Another tab has written: everything that hangs on the log is read again. */
export function readAnew(): void {
  if (!bound?.userId) return
  for (const queryKey of [queryKeys.maintenance(bound.userId), ...followers(bound.userId)])
    void bound.queryClient.invalidateQueries({ queryKey })
}

const followers = (userId: string) => [
  queryKeys.latestMileage(userId),
  queryKeys.reminderPrefs(userId),
  queryKeys.reminderCheck(userId),
]
