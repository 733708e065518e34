import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { MILEAGE_UPDATE_ITEM } from '@tappet/upkeep'
import { useBackend } from '../../backend/backend.tsx'
import type { Client } from '../../backend/connect.ts'
import { queryKeys } from '../../backend/query-keys.ts'

const UNIQUE_VIOLATION = '23505'

/** The highest mileage on any row, and the day it was recorded. */
export type Reading = { miles: number; day: string }

/** The reading that is to be recorded; the id is chosen once, so that sending it twice records it once. */
export type NewReading = Reading & { id: string; userId: string }

/** Another window or device has recorded more than this meanwhile. */
export class BelowLastReading extends Error {
  readonly last: Reading
  constructor(last: Reading) {
    super(`The last recorded mileage is ${last.miles}`)
    this.last = last
  }
}

/** The last recorded mileage; null when no row has one. @throws PostgrestError */
async function fetchReading(client: Client, userId: string): Promise<Reading | null> {
  const { data, error } = await client
    .from('maintenance')
    .select('mileage, date')
    .eq('user_id', userId)
    .not('mileage', 'is', null)
    .order('mileage', { ascending: false })
    .order('date', { ascending: false })
    .limit(1)
  if (error) throw error
  const row = data[0]
  return row?.mileage == null ? null : { miles: row.mileage, day: row.date }
}

export function useReading(userId: string) {
  const { client } = useBackend()
  return useQuery({
    // Below the latest mileage's own key: what makes that one stale makes this one stale.
    queryKey: [...queryKeys.latestMileage(userId), 'reading'],
    queryFn: () => fetchReading(client, userId),
  })
}

/**
 * Records a reading as a row of the log, after a look at what is recorded by now.
 * @throws BelowLastReading; PostgrestError
 */
async function recordReading(client: Client, { id, userId, miles, day }: NewReading): Promise<void> {
  const last = await fetchReading(client, userId)
  if (last && miles < last.miles) throw new BelowLastReading(last)
  const { error } = await client
    .from('maintenance')
    .insert({ id, user_id: userId, item: MILEAGE_UPDATE_ITEM, date: day, mileage: miles })
  // The row is there: the answer to an earlier try was lost on its way.
  if (error && error.code !== UNIQUE_VIOLATION) throw error
}

function useLogChange<Input>(userId: string, send: (client: Client, input: Input) => Promise<void>) {
  const { client } = useBackend()
  const queryClient = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: (input: Input) => send(client, input),
    // Not waited for: where nobody answers, the rows are asked for again and again, and the driver is told first.
    onSettled: () => {
      for (const keyOf of [queryKeys.latestMileage, queryKeys.maintenance, queryKeys.reminderCheck])
        void queryClient.invalidateQueries({ queryKey: keyOf(userId) })
    },
  })
}

export function useRecordReading(userId: string) {
  return useLogChange<NewReading>(userId, recordReading)
}

/** Takes a reading back that was just recorded. */
export function useTakeBackReading(userId: string) {
  return useLogChange<string>(userId, async (client, id) => {
    const { error } = await client.from('maintenance').delete().eq('id', id).eq('item', MILEAGE_UPDATE_ITEM)
    if (error) throw error
  })
}
