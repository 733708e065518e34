import type { CaseHandoverRow, CaseItemRow, CaseRow } from '@tappet/wire'
import type { Client } from './connect.ts'

/** As many as one answer gives; the latest, so that an open case is among them. */
const MAX_CASES = 500

/** A person's cases, the latest first. @throws PostgrestError */
export async function fetchCases(client: Client, userId: string, signal: AbortSignal): Promise<CaseRow[]> {
  const { data, error } = await client
    .from('cases')
    .select('*')
    .eq('user_id', userId)
    .order('updated_at', { ascending: false })
    .order('id')
    .limit(MAX_CASES)
    .abortSignal(signal)
  if (error) throw error
  return data
}

/** Items are read in pages of this size: a server may cut a longer answer off. */
const PAGE_ROWS = 200

/** One case's timeline, the earliest first. @throws PostgrestError */
export function fetchCaseItems(
  client: Client,
  userId: string,
  caseId: string,
  signal: AbortSignal,
): Promise<CaseItemRow[]> {
  return allPages((from, to) =>
    client
      .from('case_items')
      .select('*')
      .eq('user_id', userId)
      .eq('case_id', caseId)
      .order('happened_at')
      .order('id')
      .range(from, to)
      .abortSignal(signal),
  )
}

/** The timelines of all cases, the earliest first. @throws PostgrestError */
export function fetchEveryCaseItem(
  client: Client,
  userId: string,
  signal: AbortSignal,
): Promise<CaseItemRow[]> {
  return allPages((from, to) =>
    client
      .from('case_items')
      .select('*')
      .eq('user_id', userId)
      .order('happened_at')
      .order('id')
      .range(from, to)
      .abortSignal(signal),
  )
}

const PROOF_KINDS = ['sound', 'repair'] as const

/** Whether a row is among those of `fetchProofItems`. */
export const isProofItem = ({ kind }: Pick<CaseItemRow, 'kind'>): boolean =>
  PROOF_KINDS.some((each) => each === kind)

/** What says whether the sound of each case was compared: recordings and repairs, the earliest first. @throws PostgrestError */
export function fetchProofItems(client: Client, userId: string, signal: AbortSignal): Promise<CaseItemRow[]> {
  return allPages((from, to) =>
    client
      .from('case_items')
      .select('*')
      .eq('user_id', userId)
      .in('kind', PROOF_KINDS)
      .order('happened_at')
      .order('id')
      .range(from, to)
      .abortSignal(signal),
  )
}

type Page = PromiseLike<{ data: CaseItemRow[]; error: null } | { data: null; error: Error }>

async function allPages(page: (from: number, to: number) => Page): Promise<CaseItemRow[]> {
  const rows: CaseItemRow[] = []
  for (;;) {
    const { data, error } = await page(rows.length, rows.length + PAGE_ROWS - 1)
    if (error) throw error
    rows.push(...data)
    if (data.length < PAGE_ROWS) return rows
  }
}

const HANDOVER_COLUMNS =
  'id, case_id, user_id, created_at, expires_at, withdrawn_at, opened_count, first_opened_at, last_opened_at, answers'

/** The links that were made of a case, the latest first; never their tokens. @throws PostgrestError */
export async function fetchHandovers(
  client: Client,
  userId: string,
  caseId: string,
  signal: AbortSignal,
): Promise<CaseHandoverRow[]> {
  const { data, error } = await client
    .from('case_handovers')
    .select(HANDOVER_COLUMNS)
    .eq('user_id', userId)
    .eq('case_id', caseId)
    .order('created_at', { ascending: false })
    .abortSignal(signal)
  if (error) throw error
  return data
}
