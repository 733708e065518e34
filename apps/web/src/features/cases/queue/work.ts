import type { CaseItemRow, CaseRow } from '@tappet/wire'
import type { Entry } from '../../../offline/entry.ts'
import type { Values } from '../../../offline/optimistic-write.ts'

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
  /** The title that a new one replaces, as it was on the screen. The state follows from the timeline: none is disputed. */
  before?: Values
  /** The title as another device has stored it meanwhile: the driver decides. */
  stored?: Values
  /** The case as it was on the screen. */
  seen?: Pick<CaseRow, 'title' | 'vehicle_id'>
  /** The case was deleted on another device: the driver decides. */
  gone?: true
}

/** A title, and the ids of the items on the timeline. */
export type CaseContents = { title: string; items: string[] }

export type CaseDeletion = {
  caseId: string
  /** What the driver saw of it. */
  seen?: CaseContents
  /** What there is by now, from another device: the driver decides. */
  stored?: CaseContents
}

/** The names are in drivers' databases: none is ever renamed. */
export type CaseEntry = Entry<'case.write', CaseWork> | Entry<'case.delete', CaseDeletion>
