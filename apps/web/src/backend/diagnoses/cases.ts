import type { CaseHandoverRow, CaseItemRow, CaseRow } from '@tappet/wire'
import type { Client } from '../connection/connect.ts'
import { dataOf } from '../connection/data-of.ts'
import { everyRow, MAX_ROWS } from '../connection/every-row.ts'

/** By id: the latest one changes meanwhile. @throws PostgrestError */
export function fetchCases(client: Client, userId: string, signal: AbortSignal): Promise<CaseRow[]> {
  return everyRow<CaseRow>((after) => {
    const own = client.from('cases').select('*').eq('user_id', userId)
    return (after ? own.gt('id', after.id) : own).order('id').limit(MAX_ROWS).abortSignal(signal)
  })
}

/** A server may cut a longer answer off. */
const PAGE_ROWS = 200

type Items = { caseId?: string; kinds?: readonly CaseItemRow['kind'][] }

/** The earliest first, of every case unless one is named. @throws PostgrestError */
export function fetchCaseItems(
  client: Client,
  userId: string,
  { caseId, kinds }: Items,
  signal: AbortSignal,
): Promise<CaseItemRow[]> {
  return everyRow<CaseItemRow>((_, from, to) => {
    const own = client.from('case_items').select('*').eq('user_id', userId)
    const ofCase = caseId === undefined ? own : own.eq('case_id', caseId)
    const wanted = kinds === undefined ? ofCase : ofCase.in('kind', kinds)
    return wanted.order('happened_at').order('id').range(from, to).abortSignal(signal)
  }, PAGE_ROWS)
}

export const PROOF_KINDS = ['sound', 'repair'] as const

export const isProofItem = ({ kind }: Pick<CaseItemRow, 'kind'>): boolean =>
  PROOF_KINDS.some((each) => each === kind)

const HANDOVER_COLUMNS =
  'id, case_id, user_id, created_at, expires_at, withdrawn_at, opened_count, first_opened_at, last_opened_at, answers'

/** The latest first; never their tokens. @throws PostgrestError */
export async function fetchHandovers(
  client: Client,
  userId: string,
  caseId: string,
  signal: AbortSignal,
): Promise<CaseHandoverRow[]> {
  return dataOf(
    client
      .from('case_handovers')
      .select(HANDOVER_COLUMNS)
      .eq('user_id', userId)
      .eq('case_id', caseId)
      .order('created_at', { ascending: false })
      .abortSignal(signal),
  )
}
