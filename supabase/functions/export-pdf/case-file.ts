import type { KeptItem } from '@tappet/diagnosis/kept-case'
import { type CarCost, type CarFields, carFields, type FillUp, type LogRecord, namesOf } from '@tappet/upkeep'
import type { CaseRow } from '@tappet/wire'
import { allRows, dataOf } from '../_serve/data.ts'
import { FunctionError } from '../_serve/errors.ts'
import type { FunctionContext } from '../_serve/function.ts'
import { type Car, ofCar } from '../_serve/upkeep.ts'

type Client = FunctionContext['caller']

/** Ids stand in an address, of which a gateway may take no more than 8 kB. */
const IDS_PER_REQUEST = 100

export type Case = Pick<CaseRow, 'id' | 'title' | 'vehicle_id' | 'created_at'>
export type OneCase = Case & { items: KeptItem[] }

export async function caseOf(client: Client, userId: string, caseId: string): Promise<OneCase> {
  const all = client.from('cases').select('id, title, vehicle_id, created_at').eq('user_id', userId)
  const row = await dataOf(all.eq('id', caseId).maybeSingle(), 'The case could not be read')
  if (row === null) throw new FunctionError('not_found', 'This case is not among yours')
  return { ...row, items: await itemsOf(client, userId, caseId) }
}

/** @throws FunctionError not_found */
export async function diagnosisOf(client: Client, userId: string, historyId: string) {
  const all = client.from('history').select('type, data, created_at, vehicle_id').eq('user_id', userId)
  const row = await dataOf(all.eq('id', historyId).maybeSingle(), 'The history could not be read')
  if (row === null) throw new FunctionError('not_found', 'This diagnosis is not in your history')
  return row
}

export async function casesOf(client: Client, userId: string, car: Car | null): Promise<OneCase[]> {
  const cases = await allRows<Case>((from, to) => {
    const all = client.from('cases').select('id, title, vehicle_id, created_at').eq('user_id', userId)
    return ofCar(all, car).order('updated_at', { ascending: false }).order('id').range(from, to)
  }, 'The cases could not be read')
  const files: OneCase[] = []
  for (const each of cases) files.push({ ...each, items: await itemsOf(client, userId, each.id) })
  return files
}

const itemsOf = (client: Client, userId: string, caseId: string): Promise<KeptItem[]> =>
  allRows<KeptItem>((from, to) => {
    const all = client.from('case_items').select('id, kind, happened_at, history_id, maintenance_id, data')
    const own = all.eq('case_id', caseId).eq('user_id', userId)
    return own.order('happened_at').order('id').range(from, to)
  }, 'The timeline could not be read')

export async function repairsOf(
  client: Client,
  userId: string,
  items: readonly KeptItem[],
): Promise<LogRecord[]> {
  const ids = items.flatMap(({ maintenance_id }) => maintenance_id ?? [])
  const repairs: LogRecord[] = []
  for (let from = 0; from < ids.length; from += IDS_PER_REQUEST) {
    const all = client.from('maintenance').select('*').eq('user_id', userId)
    const some = all.in('id', ids.slice(from, from + IDS_PER_REQUEST))
    repairs.push(...(await dataOf(some, 'The repairs could not be read')))
  }
  return repairs
}

export const fillUpsOf = (client: Client, userId: string, car: Car | null): Promise<FillUp[]> =>
  allRows<FillUp>((from, to) => {
    const all = client.from('fill_ups').select('*').eq('user_id', userId)
    return ofCar(all, car).order('date').order('id').range(from, to)
  }, 'The fuel could not be read')

export const costsOf = (client: Client, userId: string, car: Car | null): Promise<CarCost[]> =>
  allRows<CarCost>((from, to) => {
    const all = client.from('car_costs').select('*').eq('user_id', userId)
    return ofCar(all, car).order('date').order('id').range(from, to)
  }, 'The costs could not be read')

const FACTS = namesOf(carFields).filter((name) => carFields[name].kind !== 'picture')
export type CarFacts = Omit<CarFields, 'picture'>

export async function factsOf(client: Client, userId: string, car: Car): Promise<CarFacts> {
  // The compiler reads no joined names.
  const all = client.from('vehicles').select(FACTS.join(',') as '*')
  return dataOf(all.eq('id', car.id).eq('user_id', userId).single(), 'The car could not be read')
}
