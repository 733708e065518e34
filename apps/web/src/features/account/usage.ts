import type { UsageCountersRow } from '@tappet/wire'
import { usageMonth } from '@tappet/wire'
import type { Client } from '../../backend/connection/connect.ts'

/* PostgREST: .single() found no row. PostgreSQL: the row was there already. */
const NO_ROWS = 'PGRST116'
const ALREADY_THERE = '23505'

export async function fetchUsage(client: Client, userId: string, now: Date): Promise<UsageCountersRow> {
  const month = usageMonth(now)
  const read = () =>
    client.from('usage_counters').select('*').eq('user_id', userId).eq('month_year', month).single()
  const found = await read()
  if (!found.error) return found.data
  if (found.error.code !== NO_ROWS) throw found.error
  const made = await client
    .from('usage_counters')
    .insert({
      user_id: userId,
      month_year: month,
      audio_diagnoses: 0,
      obd_reads: 0,
      pdf_exports: 0,
      comprehensive_diagnoses: 0,
    })
    .select()
    .single()
  if (!made.error) return made.data
  if (made.error.code !== ALREADY_THERE) throw made.error
  const again = await read()
  if (again.error) throw again.error
  return again.data
}
