import type { CaseItemRow, CaseRow } from '@tappet/wire'
import { queryKeys } from '../../../backend/cache/query-keys.ts'
import { isProofItem } from '../../../backend/diagnoses/cases.ts'
import type { Entry, Kind } from '../../../offline/entry.ts'
import { boundSession, sentBy } from '../../../offline/session.ts'
import { TABLE_LANE } from '../../../offline/table/table.ts'
import { settleCases, settleItems } from './overlay.ts'
import type { CaseDeletion, CaseEntry, CaseWork } from './work.ts'

/** So that no list lacks it until it is read again. */
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

const shown = {
  // So that a repair's record is stored before the case refers to it.
  lane: TABLE_LANE,
  arrived: (entry: Entry) => showArrived([entry]),
  arrivedElsewhere: showArrived,
}

export const writeCase: Kind<'case.write', CaseWork, null> = {
  name: 'case.write',
  ...shown,
  send: sentBy(async (...sent) => (await import('./send.ts')).sendCase(...sent)),
}

export const deleteCase: Kind<'case.delete', CaseDeletion, null> = {
  name: 'case.delete',
  ...shown,
  send: sentBy(async (...sent) => (await import('./send.ts')).sendCaseDeletion(...sent)),
}

export const caseKinds: readonly Kind[] = [writeCase, deleteCase]

export function isCaseEntry(entry: Entry): entry is CaseEntry {
  return caseKinds.some(({ name }) => name === entry.kind)
}
