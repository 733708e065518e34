import type { Client } from './connect.ts'

/** The highest mileage on any record, in miles, and the last day it was recorded, YYYY-MM-DD. */
export type Reading = { miles: number; day: string }

/** A person's last odometer reading; null when no record has a mileage. @throws PostgrestError */
export async function fetchOdometer(client: Client, userId: string): Promise<Reading | null> {
  const { data, error } = await client
    .from('odometer')
    .select('mileage, date')
    .eq('user_id', userId)
    .maybeSingle()
  if (error) throw error
  return data && { miles: data.mileage, day: data.date }
}
