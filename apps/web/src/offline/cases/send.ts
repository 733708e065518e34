import type { Client } from '../../backend/connect.ts'
import { answered, patience, Unsent } from '../answered.ts'
import type { Outcome } from '../entry.ts'
import type { CaseDeletion, CaseWork } from './work.ts'

type Sent<Work> = Promise<Outcome<Work, null>>

/** The case has the same result already, under another id. */
const UNIQUE_VIOLATION = '23505'
const DONE = { kind: 'done', answer: null } as const

/** Stores a case and its items. Sent twice, it changes nothing the second time. */
export async function sendCase(client: Client, ownerId: string, work: CaseWork): Sent<CaseWork> {
  const { caseId, opened, items, change, removed = [] } = work
  const once = { onConflict: 'id', ignoreDuplicates: true }
  if (opened) {
    const row = { id: caseId, user_id: ownerId, ...opened }
    await answered(client.from('cases').upsert(row, once).select('id').abortSignal(patience()))
  }
  for (const item of items) {
    const row = { ...item, user_id: ownerId }
    await unlessThere(client.from('case_items').upsert(row, once).select('id').abortSignal(patience()))
  }
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
  if (!change) return DONE
  const changed = await answered(
    client
      .from('cases')
      .update(change)
      .eq('id', caseId)
      .eq('user_id', ownerId)
      .select('id')
      .abortSignal(patience()),
  )
  return changed.length > 0
    ? DONE
    : { kind: 'failed', permanent: true, message: 'The case was deleted on another device.' }
}

async function unlessThere(query: Parameters<typeof answered>[0]): Promise<void> {
  try {
    await answered(query)
  } catch (error) {
    if (error instanceof Unsent && error.code === UNIQUE_VIOLATION) return
    throw error
  }
}

export async function sendCaseDeletion(
  client: Client,
  ownerId: string,
  { caseId }: CaseDeletion,
): Sent<CaseDeletion> {
  await answered(
    client
      .from('cases')
      .delete()
      .eq('id', caseId)
      .eq('user_id', ownerId)
      .select('id')
      .abortSignal(patience()),
  )
  return DONE
}
