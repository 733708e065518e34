import type { KeptItem } from '@tappet/diagnosis/kept-case'
import { type CarFields, carFields, type FillUp, type LogRecord, namesOf } from '@tappet/upkeep'
import type { CaseRow } from '@tappet/wire'
import { byIds } from '../_serve/by-ids.ts'
import { FunctionError } from '../_serve/errors.ts'
import type { FunctionContext } from '../_serve/function.ts'
import { type Car, rowsOf } from '../_serve/upkeep.ts'

type Client = FunctionContext['caller']
const PAGE_ROWS = 1_000

export type Case = Pick<CaseRow, 'id' | 'title' | 'vehicle_id' | 'created_at'>
export type OneCase = Case & { items: KeptItem[] }

/** @throws FunctionError not_found */
export async function caseOf(client: Client, userId: string, caseId: string): Promise<OneCase> {
  const { data, error } = await client
    .from('cases')
    .select('id, title, vehicle_id, created_at')
    .eq('id', caseId)
    .eq('user_id', userId)
    .maybeSingle()
  if (error !== null) throw new Error('The case could not be read', { cause: error })
  if (data === null) throw new FunctionError('not_found', 'This case is not among yours')
  return { ...data, items: await itemsOf(client, userId, caseId) }
}

/** @throws FunctionError not_found */
export async function diagnosisOf(client: Client, userId: string, historyId: string) {
  const { data, error } = await client
    .from('history')
    .select('type, data, created_at, vehicle_id')
    .eq('id', historyId)
    .eq('user_id', userId)
    .maybeSingle()
  if (error !== null) throw new Error('The history could not be read', { cause: error })
  if (data === null) throw new FunctionError('not_found', 'This diagnosis is not in your history')
  return data
}

export async function casesOf(client: Client, userId: string, car: Car | null): Promise<OneCase[]> {
  const cases = await pages<Case>(async (from, to) => {
    const all = client.from('cases').select('id, title, vehicle_id, created_at').eq('user_id', userId)
    const own = car === null ? all : all.or(rowsOf(car))
    return own.order('updated_at', { ascending: false }).order('id').range(from, to)
  }, 'The cases')
  const files: OneCase[] = []
  for (const each of cases) files.push({ ...each, items: await itemsOf(client, userId, each.id) })
  return files
}

const itemsOf = (client: Client, userId: string, caseId: string): Promise<KeptItem[]> =>
  pages<KeptItem>(
    async (from, to) =>
      client
        .from('case_items')
        .select('id, kind, happened_at, history_id, maintenance_id, data')
        .eq('case_id', caseId)
        .eq('user_id', userId)
        .order('happened_at')
        .order('id')
        .range(from, to),
    'The timeline',
  )

export async function repairsOf(
  client: Client,
  userId: string,
  items: readonly KeptItem[],
): Promise<LogRecord[]> {
  const ids = items.flatMap(({ maintenance_id }) => (maintenance_id === null ? [] : [maintenance_id]))
  return byIds<LogRecord>(
    ids,
    (some) => client.from('maintenance').select('*').eq('user_id', userId).in('id', some),
    'The repairs',
  )
}

export const fillUpsOf = (client: Client, userId: string, car: Car | null): Promise<FillUp[]> =>
  pages<FillUp>(async (from, to) => {
    const all = client.from('fill_ups').select('*').eq('user_id', userId)
    return (car === null ? all : all.or(rowsOf(car))).order('date').order('id').range(from, to)
  }, 'The fuel')

const FACTS = namesOf(carFields).filter((name) => carFields[name].kind !== 'picture')
export type CarFacts = Omit<CarFields, 'picture'>

export async function factsOf(client: Client, userId: string, car: Car): Promise<CarFacts> {
  const { data, error } = await client
    .from('vehicles')
    // The compiler reads no joined names.
    .select(FACTS.join(',') as '*')
    .eq('id', car.id)
    .eq('user_id', userId)
    .single()
  if (error !== null) throw new Error('The car could not be read', { cause: error })
  return data
}

/** Until a page is empty: where rows are cut off earlier, a short page is not the last. */
async function pages<Row>(
  read: (from: number, to: number) => Promise<{ data: Row[] | null; error: unknown }>,
  what: string,
): Promise<Row[]> {
  const rows: Row[] = []
  for (;;) {
    const { data, error } = await read(rows.length, rows.length + PAGE_ROWS - 1)
    if (error !== null || data === null) throw new Error(`${what} could not be read`, { cause: error })
    if (data.length === 0) return rows
    rows.push(...data)
  }
}
