import type { Guarded } from '../../../offline/optimistic-write.ts'
import type { CaseWork } from './work.ts'

const NO_TITLE = 'From a deleted case'

/** For a case that was deleted. */
export function asNewCase(work: CaseWork, caseId: string, created_at: string): CaseWork {
  const { items, change, seen } = work
  const title = change?.title ?? seen?.title ?? NO_TITLE
  return {
    caseId,
    opened: { title, vehicle_id: seen?.vehicle_id ?? null, created_at },
    items: items.map((item) => ({ ...item, case_id: caseId })),
    ...(change?.state === undefined ? {} : { change: { state: change.state } }),
  }
}

export const titleEdit = ({ change = {}, before = {}, stored = {} }: CaseWork): Guarded => ({
  changes: change,
  before,
  stored,
})

export function withTitle({ stored: _, ...work }: CaseWork, { changes, before = {} }: Guarded): CaseWork {
  return { ...work, change: changes, before }
}
