import { standingOf } from '@tappet/diagnosis/casebook'
import { entriesOf } from '@tappet/diagnosis/kept-case'
import type { CaseItemRow, CaseRow } from '@tappet/wire'
import { queryKeys } from '../../backend/cache/query-keys.ts'
import { WAITING_TITLE, waitingBody } from '../../offline/copy.ts'
import { queue } from '../../offline/instance.ts'
import { boundSession } from '../../offline/session.ts'
import { untilSent } from '../../offline/until-sent.ts'
import { newId } from '../../platform/runtime/new-id.ts'
import { toast } from '../../ui/index.ts'
import { NOT_KEPT } from './copy.ts'
import { deleteCase, isCaseEntry, writeCase } from './queue/kinds.ts'
import { casesWith, type ShownCase } from './queue/overlay.ts'
import type { CaseWork, NewCaseItem } from './queue/work.ts'

export type ItemDraft = Pick<NewCaseItem, 'kind' | 'happened_at' | 'data'> &
  Partial<Pick<NewCaseItem, 'history_id' | 'maintenance_id'>>

function itemOf(caseId: string, draft: ItemDraft): NewCaseItem {
  return { id: newId(), case_id: caseId, history_id: null, maintenance_id: null, ...draft }
}

const asRow = (item: NewCaseItem): CaseItemRow => ({ ...item, user_id: '', created_at: item.happened_at })

export const stateOf = (rows: readonly CaseItemRow[]) => standingOf(entriesOf(rows)).state

/** Sends it or keeps it until there is a connection; returns whether it is kept at all. */
async function submit(work: CaseWork, done: string): Promise<boolean> {
  const submitted = await queue.submit(writeCase, withSeen(work)).catch(() => null)
  if (submitted === null || submitted.kind === 'failed') {
    toast.error(NOT_KEPT, {
      description: `${submitted?.message ?? 'This device could not keep it.'} Please try again.`,
    })
    return false
  }
  if (submitted.kind === 'waiting')
    toast.info(done, { description: `${WAITING_TITLE}. ${waitingBody()}`, until: untilSent() })
  else if (submitted.kind === 'conflict') sayConflict(submitted.message)
  else toast.success(done)
  return true
}

function sayConflict(message: string): void {
  toast.info(message, { description: 'Nothing is lost. Choose on the page of all cases what counts.' })
}

/** What is written outlives the case. */
function withSeen(work: CaseWork): CaseWork {
  const shown = work.opened ? null : shownCase(work.caseId)
  return shown ? { ...work, seen: { title: shown.title, vehicle_id: shown.vehicle_id } } : work
}

/** Null where it could not be kept. */
export async function openCase(
  { title, vehicleId }: { title: string; vehicleId: string | null },
  draft: ItemDraft,
): Promise<string | null> {
  const caseId = newId()
  const item = itemOf(caseId, draft)
  const opened = { title, vehicle_id: vehicleId, created_at: new Date().toISOString() }
  const work = { caseId, opened, items: [item], change: { state: stateOf([asRow(item)]) } }
  return (await submit(work, 'Case opened')) ? caseId : null
}

/** Null: the timeline was not read, and the state stays. */
export function addToCase(
  { id, rows, done }: { id: string; rows: readonly CaseItemRow[] | null; done: string },
  ...drafts: ItemDraft[]
): Promise<boolean> {
  const items = drafts.map((draft) => itemOf(id, draft))
  const change = rows && { change: { state: stateOf([...rows, ...items.map(asRow)]) } }
  return submit({ caseId: id, items, ...change }, done)
}

export function removeFromCase(id: string, rows: readonly CaseItemRow[], removed: string): Promise<boolean> {
  const others = rows.filter((row) => row.id !== removed)
  return submit({ caseId: id, items: [], removed: [removed], change: { state: stateOf(others) } }, 'Removed')
}

export function renameCase({ id, title }: Pick<CaseRow, 'id' | 'title'>, next: string): Promise<boolean> {
  return submit({ caseId: id, items: [], change: { title: next }, before: { title } }, 'Renamed')
}

/** Nobody asked for it, so nothing is said. */
export async function settleState(id: string, state: CaseRow['state']): Promise<void> {
  const work = { caseId: id, items: [], change: { state } }
  await queue.submit(writeCase, work).catch(() => undefined)
}

/** Returns whether it leaves the list. */
export async function removeCase(
  { id, title }: Pick<CaseRow, 'id' | 'title'>,
  rows: readonly CaseItemRow[],
): Promise<boolean> {
  const seen = { title, items: rows.map((row) => row.id) }
  const submitted = await queue.submit(deleteCase, { caseId: id, seen }).catch(() => null)
  if (submitted?.kind === 'conflict') sayConflict(submitted.message)
  if (submitted !== null && submitted.kind !== 'failed') return true
  toast.error('Not deleted', { description: 'Everything is still there. Please try again.' })
  return false
}

function shownCase(caseId: string): ShownCase | undefined {
  const session = boundSession()
  if (!session?.userId) return undefined
  const rows = session.queryClient.getQueryData<CaseRow[]>(queryKeys.cases(session.userId)) ?? []
  return casesWith(rows, queue.state().entries.filter(isCaseEntry)).find(({ id }) => id === caseId)
}
