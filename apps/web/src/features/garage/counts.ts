import { useQuery } from '@tanstack/react-query'
import { useBackend } from '../../backend/connection/backend.tsx'
import type { Client } from '../../backend/connection/connect.ts'

/** What would stop a deletion, or go with it in silence. */
const TABLES = {
  records: 'maintenance',
  fillUps: 'fill_ups',
  costs: 'car_costs',
  reminders: 'reminder_prefs',
  diagnoses: 'history',
  cases: 'cases',
  sounds: 'own_sounds',
} as const

export type Belongings = Record<keyof typeof TABLES, number>

async function countOf(client: Client, name: keyof Belongings, carId: string) {
  const table = TABLES[name]
  const { count, error } = await client
    .from(table)
    .select('id', { count: 'exact', head: true })
    .eq('vehicle_id', carId)
  if (error) throw error
  if (count === null) throw new Error(`The server did not count ${table}`)
  return count
}

export function useBelongings(carId: string) {
  const { client } = useBackend()
  return useQuery({
    queryKey: ['belongings', carId],
    queryFn: async (): Promise<Belongings> => {
      const names = Object.keys(TABLES) as (keyof Belongings)[]
      const counts = await Promise.all(
        names.map(async (name) => [name, await countOf(client, name, carId)] as const),
      )
      return Object.fromEntries(counts) as Belongings
    },
    staleTime: 0,
    gcTime: 0,
  })
}

/** "12 records, 3 reminders and 1 diagnosis"; '' for nothing. */
export function belongingsText(of: Belongings): string {
  const { records, reminders, diagnoses, fillUps, costs, cases, sounds } = of
  const parts = [
    counted(records, 'record', 'records'),
    counted(fillUps, 'fill-up', 'fill-ups'),
    counted(costs, 'cost', 'costs'),
    counted(reminders, 'reminder', 'reminders'),
    counted(diagnoses, 'diagnosis', 'diagnoses'),
    counted(cases, 'case', 'cases'),
    counted(sounds, 'learned sound', 'learned sounds'),
  ].filter((part) => part !== '')
  return parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}

const counted = (count: number, one: string, many: string) =>
  count === 0 ? '' : `${count} ${count === 1 ? one : many}`
