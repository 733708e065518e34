import type { Client } from '../../../backend/connection/connect.ts'
import type { Outcome } from '../../../offline/entry.ts'
import { deleteIfUnchanged, editIfUnchanged } from '../../../offline/guarded-write.ts'
import { CHANGED_ELSEWHERE } from '../../../offline/optimistic-write.ts'
import { answered, patience, Unsent } from '../../../offline/parse-response.ts'
import type { CaseDeletion, CaseWork, NewCaseItem } from './work.ts'

type Sent<Work> = Promise<Outcome<Work, null>>

/** The case has the same result already, under another id. */
const UNIQUE_VIOLATION = '23505'
const FOREIGN_KEY_VIOLATION = '23503'
const ONCE = { onConflict: 'id', ignoreDuplicates: true }
const DONE = { kind: 'done', answer: null } as const

/** Sent twice, it changes nothing the second time. */
export async function sendCase(client: Client, ownerId: string, work: CaseWork): Sent<CaseWork> {
  const { caseId, opened, items, removed = [] } = work
  if (opened) {
    const row = { id: caseId, user_id: ownerId, ...opened }
    await answered(client.from('cases').upsert(row, ONCE).select('id').abortSignal(patience()))
  }
  for (const item of items) if (!(await insertItem(client, ownerId, item))) return whereDeleted(work)
  if (removed.length > 0)
    await answered(
      client
        .from('case_items')
        .delete()
        .eq('user_id', ownerId)
        .in('id', removed)
        .select('id')
        .abortSignal(patience()),
    )
  return sendChange(client, work)
}

async function sendChange(client: Client, work: CaseWork): Sent<CaseWork> {
  const { caseId, change, before = {} } = work
  if (!change || Object.keys(change).length === 0) return DONE
  const answer = await editIfUnchanged(client, 'cases', caseId, { changes: change, before })
  if (answer.kind === 'changed') return DONE
  if (answer.kind === 'gone') return whereDeleted(work)
  return { kind: 'conflict', message: CHANGED_ELSEWHERE, left: { ...work, stored: answer.stored } }
}

/** A state alone follows from a timeline. */
function whereDeleted(work: CaseWork): Outcome<CaseWork, null> {
  if (work.items.length === 0 && work.change?.title === undefined) return DONE
  return {
    kind: 'conflict',
    message: 'The case was deleted on another device.',
    left: { ...work, gone: true },
  }
}

/**
 * Where the named result or record was deleted, its summary is stored.
 * @returns false where there is no such case
 */
async function insertItem(client: Client, ownerId: string, item: NewCaseItem): Promise<boolean> {
  const row = { ...item, user_id: ownerId }
  const insert = (one: typeof row) =>
    answered(client.from('case_items').upsert(one, ONCE).select('id').abortSignal(patience()))
  try {
    await insert(row)
    return true
  } catch (error) {
    const code = error instanceof Unsent ? error.code : undefined
    if (code === UNIQUE_VIOLATION) return true
    if (code !== FOREIGN_KEY_VIOLATION) throw error
  }
  const [match] = await answered(
    client.from('cases').select('id').eq('id', item.case_id).eq('user_id', ownerId).abortSignal(patience()),
  )
  if (!match) return false
  await insert({ ...row, history_id: null, maintenance_id: null })
  return true
}

/** Otherwise it stays, and the driver decides. */
export async function sendCaseDeletion(
  client: Client,
  ownerId: string,
  work: CaseDeletion,
): Sent<CaseDeletion> {
  const { caseId, seen } = work
  const [now] = await answered(
    client
      .from('cases')
      .select('title, updated_at')
      .eq('id', caseId)
      .eq('user_id', ownerId)
      .abortSignal(patience()),
  )
  if (!now) return DONE
  const theirs = { title: now.title, items: await idsOfItems(client, ownerId, caseId) }
  const isSeen = !seen || (theirs.title === seen.title && theirs.items.every((id) => seen.items.includes(id)))
  if (!isSeen) return { kind: 'conflict', message: CHANGED_ELSEWHERE, left: { ...work, stored: theirs } }
  // A new timeline item sets updated_at, so nothing comes between.
  const [conflict] = await deleteIfUnchanged(client, 'cases', [{ id: caseId, before: now }])
  return conflict ? sendCaseDeletion(client, ownerId, work) : DONE
}

/** What the driver has not seen is among the latest. */
async function idsOfItems(client: Client, ownerId: string, caseId: string): Promise<string[]> {
  const items = await answered(
    client
      .from('case_items')
      .select('id')
      .eq('case_id', caseId)
      .eq('user_id', ownerId)
      .order('created_at', { ascending: false })
      .abortSignal(patience()),
  )
  return items.map(({ id }) => id)
}
