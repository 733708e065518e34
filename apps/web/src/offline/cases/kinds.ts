import type { CaseItemRow, CaseRow } from '@tappet/wire'
import { isProofItem } from '../../backend/cases.ts'
import { queryKeys } from '../../backend/query-keys.ts'
import type { Entry, Kind } from '../entry.ts'
import { LOG_LANE } from '../log/kinds.ts'
import { boundSession } from '../session.ts'
import { settleCases, settleItems } from './overlay.ts'
import type { CaseDeletion, CaseEntry, CaseWork } from './work.ts'

/** In the log's lane, so that a repair's record is stored before the case refers to it. */
const LANE = LOG_LANE

/** Puts what the server has now into the rows that were read, so that no list lacks it until they are read again. */
function showArrived(entries: readonly Entry[]): void {
  const session = boundSession()
  if (!session?.userId) return
  const { userId, queryClient } = session
  const own = entries.filter(isCaseEntry).filter(({ ownerId }) => ownerId === userId)
  const settle = (queryKey: readonly string[], isShown: (row: CaseItemRow) => boolean = () => true) =>
    queryClient.setQueryData<CaseItemRow[]>(
      queryKey,
      (rows) => rows && settleItems(rows, own).filter(isShown),
    )
  queryClient.setQueryData<CaseRow[]>(queryKeys.cases(userId), (rows) => rows && settleCases(rows, own))
  settle(queryKeys.everyCaseItem(userId))
  settle(queryKeys.proofItems(userId), isProofItem)
  for (const caseId of new Set(own.map(({ work }) => work.caseId)))
    settle(queryKeys.caseItems(userId, caseId), ({ case_id }) => case_id === caseId)
  void queryClient.invalidateQueries({ queryKey: queryKeys.cases(userId) })
}

export const writeCase: Kind<'case.write', CaseWork, null> = {
  name: 'case.write',
  lane: LANE,
  send: async ({ ownerId, work }) => {
    const [{ sendAs }, { sendCase }] = await Promise.all([import('../answered.ts'), import('./send.ts')])
    return sendAs(boundSession()?.client ?? null, ownerId, (client, owner) => sendCase(client, owner, work))
  },
  arrived: (entry) => showArrived([entry]),
  arrivedElsewhere: showArrived,
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
  arrived: (entry) => showArrived([entry]),
  arrivedElsewhere: showArrived,
}

export const caseKinds: readonly Kind[] = [writeCase, deleteCase]

/** Whether an entry is a change of a case. */
export function isCaseEntry(entry: Entry): entry is CaseEntry {
  return caseKinds.some(({ name }) => name === entry.kind)
}
