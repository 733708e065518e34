import { useQuery } from '@tanstack/react-query'
import { useBackend } from '../../backend/backend.tsx'
import type { Client } from '../../backend/connect.ts'

/** How much of a car there is that stays when it goes out of the garage. */
export type Belongings = { records: number; reminders: number; diagnoses: number; fillUps: number }

async function countOf(
  client: Client,
  table: 'maintenance' | 'reminder_prefs' | 'history' | 'fill_ups',
  carId: string,
) {
  const { count, error } = await client
    .from(table)
    .select('id', { count: 'exact', head: true })
    .eq('vehicle_id', carId)
  if (error) throw error
  if (count === null) throw new Error(`The server did not count ${table}`)
  return count
}

/** Asks the server how many rows a car has; undefined until it has said so. */
export function useBelongings(carId: string) {
  const { client } = useBackend()
  return useQuery({
    queryKey: ['belongings', carId],
    queryFn: async (): Promise<Belongings> => {
      const [records, reminders, diagnoses, fillUps] = await Promise.all([
        countOf(client, 'maintenance', carId),
        countOf(client, 'reminder_prefs', carId),
        countOf(client, 'history', carId),
        countOf(client, 'fill_ups', carId),
      ])
      return { records, reminders, diagnoses, fillUps }
    },
    staleTime: 0,
    gcTime: 0,
  })
}

/** "12 records, 3 reminders and 1 diagnosis"; '' where there is nothing. */
export function belongingsText({ records, reminders, diagnoses, fillUps }: Belongings): string {
  const parts = [
    counted(records, 'record', 'records'),
    counted(fillUps, 'fill-up', 'fill-ups'),
    counted(reminders, 'reminder', 'reminders'),
    counted(diagnoses, 'diagnosis', 'diagnoses'),
  ].filter((part) => part !== '')
  return parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}

const counted = (count: number, one: string, many: string) =>
  count === 0 ? '' : `${count} ${count === 1 ? one : many}`
