import type { CaseRow } from '@tappet/wire'
import { queryKeys } from '../../../backend/cache/query-keys.ts'
import { queue } from '../../../offline/instance.ts'
import { boundSession } from '../../../offline/session.ts'
import { isCaseEntry } from './kinds.ts'
import { casesWith, type ShownCase } from './overlay.ts'

export function shownCase(caseId: string): ShownCase | undefined {
  const session = boundSession()
  if (!session?.userId) return undefined
  const rows = session.queryClient.getQueryData<CaseRow[]>(queryKeys.cases(session.userId)) ?? []
  return casesWith(rows, queue.state().entries.filter(isCaseEntry)).find(({ id }) => id === caseId)
}
