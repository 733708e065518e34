import { queryKeys } from '../../backend/query-keys.ts'
import type { Entry, Kind } from '../entry.ts'
import { LOG_LANE } from '../log/kinds.ts'
import { boundSession } from '../session.ts'
import type { CaseDeletion, CaseEntry, CaseWork } from './work.ts'

/** In the log's lane, so that a repair's record is stored before the case refers to it. */
const LANE = LOG_LANE

/** Everything of the cases is read again; what waits is shown above it until then. */
async function readAnew(): Promise<void> {
  const session = boundSession()
  if (session?.userId)
    await session.queryClient.invalidateQueries({ queryKey: queryKeys.cases(session.userId) })
}

export const writeCase: Kind<'case.write', CaseWork, null> = {
  name: 'case.write',
  lane: LANE,
  send: async ({ ownerId, work }) => {
    const [{ sendAs }, { sendCase }] = await Promise.all([import('../answered.ts'), import('./send.ts')])
    return sendAs(boundSession()?.client ?? null, ownerId, (client, owner) => sendCase(client, owner, work))
  },
  arrived: () => void readAnew(),
  arrivedElsewhere: () => void readAnew(),
}

export const deleteCase: Kind<'case.delete', CaseDeletion, null> = {
  name: 'case.delete',
  lane: LANE,
  send: async ({ ownerId, work }) => {
    const [{ sendAs }, { sendCaseDeletion }] = await Promise.all([
      import('../answered.ts'),
      import('./send.ts'),
    ])
    return sendAs(boundSession()?.client ?? null, ownerId, (client, owner) =>
      sendCaseDeletion(client, owner, work),
    )
  },
  arrived: () => void readAnew(),
  arrivedElsewhere: () => void readAnew(),
}

export const caseKinds: readonly Kind[] = [writeCase, deleteCase]

/** Whether an entry is a change of a case. */
export function isCaseEntry(entry: Entry): entry is CaseEntry {
  return caseKinds.some(({ name }) => name === entry.kind)
}
