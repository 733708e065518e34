import { type UsageCountersRow, usageMonth } from '@tappet/wire'
import type { Client } from '../../backend/connection/connect.ts'
import { dataOf } from '../../backend/connection/data-of.ts'

/* PostgREST: .single() found no row. PostgreSQL: the row was there already. */
const NO_ROWS = 'PGRST116'
const ALREADY_THERE = '23505'

export async function fetchUsage(client: Client, userId: string, now: Date): Promise<UsageCountersRow> {
  const month = usageMonth(now)
  const read = () =>
    client.from('usage_counters').select('*').eq('user_id', userId).eq('month_year', month).single()
  const row = await read()
  if (!row.error) return row.data
  if (row.error.code !== NO_ROWS) throw row.error
  const newRow = await client
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
  if (!newRow.error) return newRow.data
  if (newRow.error.code !== ALREADY_THERE) throw newRow.error
  return dataOf(read())
}
