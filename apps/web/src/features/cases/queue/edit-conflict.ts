/** What becomes of a write that met another device's. */
import type { Guarded } from '../../../offline/optimistic-write.ts'
import type { CaseWork } from './work.ts'

/** Said of a case that this device did not know when something was written for it. */
const NO_TITLE = 'From a deleted case'

/** The same items in a case of their own, for one that was deleted. */
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

/** The disputed part of a write. */
export const titleEdit = ({ change = {}, before = {}, stored = {} }: CaseWork): Guarded => ({
  changes: change,
  before,
  stored,
})

/** The write with the title as decided. */
export function withTitle({ stored: _, ...work }: CaseWork, { changes, before = {} }: Guarded): CaseWork {
  return { ...work, change: changes, before }
}
