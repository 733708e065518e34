import type { CaseItemRow, CaseRow } from '@tappet/wire'
import type { Entry } from '../../../offline/entry.ts'
import type { Values } from '../../../offline/optimistic-write.ts'

/** Sent twice, it is stored once. */
export type NewCaseItem = Omit<CaseItemRow, 'user_id' | 'created_at'>

export type CaseWork = {
  caseId: string
  opened?: Pick<CaseRow, 'title' | 'vehicle_id' | 'created_at'>
  items: NewCaseItem[]
  change?: Partial<Pick<CaseRow, 'state' | 'title' | 'vehicle_id'>>
  removed?: string[]
  /** The state follows from the timeline: none is disputed. */
  before?: Values
  /** From another device: the driver decides. */
  stored?: Values
  seen?: Pick<CaseRow, 'title' | 'vehicle_id'>
  /** Deleted on another device: the driver decides. */
  gone?: true
}

/** Item ids. */
export type CaseContents = { title: string; items: string[] }

export type CaseDeletion = {
  caseId: string
  seen?: CaseContents
  stored?: CaseContents
}

/** The names are in drivers' databases: none is ever renamed. */
export type CaseEntry = Entry<'case.write', CaseWork> | Entry<'case.delete', CaseDeletion>
