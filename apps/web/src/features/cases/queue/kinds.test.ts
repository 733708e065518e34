import { QueryClient } from '@tanstack/react-query'
import type { CaseItemRow, CaseRow } from '@tappet/wire'
import { expect, it } from 'vitest'
import { queryKeys } from '../../../backend/cache/query-keys.ts'
import { bindSession } from '../../../offline/session.ts'
import { writeCase } from './kinds.ts'
import type { CaseWork } from './work.ts'

const AT = '2026-05-01T12:00:00.000Z'
const knock: CaseRow = {
  ...{ id: 'c', user_id: 'ada', vehicle_id: null, title: 'Knock', state: 'open' },
  ...{ created_at: AT, updated_at: AT },
} as CaseRow
const item = (id: string, kind: CaseItemRow['kind'], case_id = 'c') => ({
  ...{ id, case_id, kind, happened_at: AT, history_id: null, maintenance_id: null, data: {} },
})
const row = (id: string, kind: CaseItemRow['kind'], case_id?: string): CaseItemRow => ({
  ...item(id, kind, case_id),
  user_id: 'ada',
  created_at: AT,
})

it('what the server has of a case stands in every list that was read before', () => {
  const cache = new QueryClient()
  bindSession({ client: null, userId: 'ada', queryClient: cache, onReceiptRefused: () => {} })
  const { cases, everyCaseItem, proofItems, caseItems } = queryKeys
  cache.setQueryData(cases('ada'), [knock])
  cache.setQueryData(everyCaseItem('ada'), [row('other', 'note', 'd')])
  cache.setQueryData(proofItems('ada'), [])
  cache.setQueryData(caseItems('ada', 'c'), [row('first', 'note')])
  const work: CaseWork = {
    caseId: 'c',
    items: [item('fix', 'repair'), item('said', 'note')],
    change: { state: 'repaired' },
  }
  const entry = { id: 'e', ownerId: 'ada', queuedAtMs: 0, kind: 'case.write', work, attempts: 1 } as const
  writeCase.arrived?.(entry, null)
  const ids = (key: readonly string[]) => cache.getQueryData<{ id: string }[]>(key)?.map(({ id }) => id)
  expect(cache.getQueryData<CaseRow[]>(cases('ada'))?.[0]?.state).toBe('repaired')
  expect(ids(everyCaseItem('ada'))?.toSorted()).toEqual(['fix', 'other', 'said'])
  expect(ids(proofItems('ada'))).toEqual(['fix'])
  expect(ids(caseItems('ada', 'c'))).toEqual(['first', 'fix', 'said'])
  // Another tab has sent one of each of two cases.
  const other = { ...entry, id: 'f', work: { caseId: 'd', items: [item('of d', 'note', 'd')] } }
  writeCase.arrivedElsewhere?.([entry, other])
  expect(ids(caseItems('ada', 'c'))).toEqual(['first', 'fix', 'said'])
  // A timeline that was never read is not made of what was sent.
  cache.removeQueries({ queryKey: caseItems('ada', 'c') })
  writeCase.arrived?.(entry, null)
  expect(ids(caseItems('ada', 'c'))).toBeUndefined()
  bindSession({ client: null, userId: null, queryClient: cache, onReceiptRefused: () => {} })
})
