import type { CaseItemRow, CaseRow } from '@tappet/wire'
import type { CaseEntry } from './work.ts'

export type ShownCase = CaseRow & { waiting?: true }
export type ShownItem = CaseItemRow & { waiting?: true }

const sendable = (entries: readonly CaseEntry[]) =>
  entries.filter(({ problem }) => problem?.code !== 'refused')

/** The latest first. */
export function casesWith(rows: readonly CaseRow[], entries: readonly CaseEntry[]): ShownCase[] {
  const cases = new Map<string, ShownCase>(rows.map((row) => [row.id, row]))
  for (const entry of sendable(entries)) {
    const { caseId } = entry.work
    if (entry.kind === 'case.delete') {
      cases.delete(caseId)
      continue
    }
    const { opened, change } = entry.work
    const at = new Date(entry.queuedAtMs).toISOString()
    const before = cases.get(caseId)
    if (before) cases.set(caseId, { ...before, ...change, updated_at: at, waiting: true })
    else if (opened)
      cases.set(caseId, {
        id: caseId,
        user_id: entry.ownerId,
        state: 'open',
        updated_at: at,
        ...opened,
        ...change,
        waiting: true,
      })
  }
  return [...cases.values()].sort((a, b) => Date.parse(b.updated_at) - Date.parse(a.updated_at))
}

export const settleCases = (rows: readonly CaseRow[], entries: readonly CaseEntry[]): CaseRow[] =>
  casesWith(rows, entries).map(({ waiting: _, ...row }) => row)

export function settleItems(rows: readonly CaseItemRow[], entries: readonly CaseEntry[]): CaseItemRow[] {
  const gone = entries.flatMap(({ kind, work }) => (kind === 'case.delete' ? work.caseId : []))
  return everyItemWith(rows, entries)
    .filter(({ case_id }) => !gone.includes(case_id))
    .map(({ waiting: _, ...row }) => row)
}

/** Case by case. */
export function everyItemWith(rows: readonly CaseItemRow[], entries: readonly CaseEntry[]): ShownItem[] {
  const ids = new Set([...rows.map(({ case_id }) => case_id), ...entries.map(({ work }) => work.caseId)])
  return [...ids].flatMap((id) =>
    itemsWith(
      id,
      rows.filter(({ case_id }) => case_id === id),
      entries,
    ),
  )
}

export function itemsWith(
  caseId: string,
  rows: readonly CaseItemRow[],
  entries: readonly CaseEntry[],
): ShownItem[] {
  const items = new Map<string, ShownItem>(rows.map((row) => [row.id, row]))
  for (const entry of sendable(entries)) {
    if (entry.kind !== 'case.write' || entry.work.caseId !== caseId) continue
    const created_at = new Date(entry.queuedAtMs).toISOString()
    for (const item of entry.work.items)
      if (!items.has(item.id))
        items.set(item.id, { ...item, user_id: entry.ownerId, created_at, waiting: true })
    for (const id of entry.work.removed ?? []) items.delete(id)
  }
  return [...items.values()].sort(
    (a, b) => Date.parse(a.happened_at) - Date.parse(b.happened_at) || (a.id < b.id ? -1 : 1),
  )
}
