import type { CaseItemRow, CaseRow } from '@tappet/wire'
import type { Entry } from '../entry.ts'

/** An item with the id and the time that this device has given it: sent twice, it is stored once. */
export type NewCaseItem = Omit<CaseItemRow, 'user_id' | 'created_at'>

export type CaseWork = {
  caseId: string
  /** A new case. */
  opened?: Pick<CaseRow, 'title' | 'vehicle_id' | 'created_at'>
  items: NewCaseItem[]
  /** What follows for the case itself: its state as derived from the timeline with these items, or a new title. */
  change?: Partial<Pick<CaseRow, 'state' | 'title' | 'vehicle_id'>>
  /** Items to be removed. */
  removed?: string[]
}

export type CaseDeletion = { caseId: string }

/** The names are in drivers' databases: none is ever renamed. */
export type CaseEntry = Entry<'case.write', CaseWork> | Entry<'case.delete', CaseDeletion>
