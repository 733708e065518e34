import type { MaintenanceRow } from '@tappet/wire'
import type { Client } from '../../backend/connect.ts'
import { changePart } from '../../backend/log-part.ts'
import { queryKeys } from '../../backend/query-keys.ts'
import type { Entry, Kind, Outcome } from '../entry.ts'
import { boundSession } from '../session.ts'
import { settleEntries } from './overlay.ts'
import type { LogAnswer } from './send.ts'
import type { AddWork, LogEntry } from './work.ts'

/** Changes of the log arrive in the order in which they were made. */
export const LOG_LANE = 'log'

type Sending = typeof import('./send.ts')

function logKind<Name extends LogEntry['kind'], Work>(
  name: Name,
  pick: (
    sending: Sending,
  ) => (client: Client, ownerId: string, work: Work) => Promise<Outcome<Work, LogAnswer>>,
): Kind<Name, Work, LogAnswer> {
  return {
    name,
    lane: LOG_LANE,
    send: async ({ ownerId, work }) => {
      const [sending, { sendAs }] = await Promise.all([import('./send.ts'), import('../answered.ts')])
      const client = boundSession()?.client ?? null
      return sendAs(client, ownerId, (client) => pick(sending)(client, ownerId, work))
    },
    arrived: (entry, { receiptRefused }) => {
      showArrived(entry)
      if (receiptRefused) boundSession()?.onReceiptRefused()
    },
    arrivedElsewhere: readAnew,
  }
}

export const addRecords: Kind<'log.add', AddWork, LogAnswer> = {
  ...logKind('log.add', ({ sendAdd }) => sendAdd),
  arrivedInPart: ({ work, ...entry }, left) => {
    const refused = new Set(left.records.map(({ id }) => id))
    showArrived({ ...entry, work: { ...work, records: work.records.filter(({ id }) => !refused.has(id)) } })
  },
}
export const recordMileage = logKind('log.mileage', ({ sendMileage }) => sendMileage)
export const editRecord = logKind('log.edit', ({ sendEdit }) => sendEdit)
export const deleteRecords = logKind('log.delete', ({ sendDelete }) => sendDelete)
export const forgetReceipt = logKind('log.forget-receipt', ({ sendForget }) => sendForget)

export const logKinds: readonly Kind[] = [addRecords, recordMileage, editRecord, deleteRecords, forgetReceipt]

/** Whether an entry is a change of the log. */
export function isLogEntry(entry: Entry): entry is LogEntry {
  return logKinds.some(({ name }) => name === entry.kind)
}

/** What the server has now, put into what was read before: thousands of rows are not read again for one. */
function showArrived(entry: Entry): void {
  const session = boundSession()
  if (session?.userId !== entry.ownerId || !isLogEntry(entry)) return
  const { queryClient } = session
  const log = queryKeys.maintenance(entry.ownerId)
  queryClient.setQueryData<MaintenanceRow[]>(log, (rows) => rows && settleEntries(rows, [entry]))
  changePart(queryClient, entry.ownerId, ({ rows }) => ({
    rows: settleEntries(rows, [entry]),
    isCurrent: false,
  }))
  void queryClient.invalidateQueries({ queryKey: log, refetchType: 'none' })
  for (const queryKey of followers(entry.ownerId)) void queryClient.invalidateQueries({ queryKey })
}

/** Another tab has changed the log: everything that hangs on it is read again. */
function readAnew(): void {
  const session = boundSession()
  if (!session?.userId) return
  changePart(session.queryClient, session.userId, () => ({ isCurrent: false }))
  for (const queryKey of [queryKeys.maintenance(session.userId), ...followers(session.userId)])
    void session.queryClient.invalidateQueries({ queryKey })
}

const followers = (userId: string) => [
  queryKeys.odometer(userId),
  queryKeys.reminderPrefs(userId),
  queryKeys.reminderCheck(userId),
]
