import { useQuery } from '@tanstack/react-query'
import type { MaintenanceRow } from '@tappet/wire'
import { useBackend } from '../../backend/backend.tsx'
import type { Client } from '../../backend/connect.ts'
import { queryKeys } from '../../backend/query-keys.ts'

/** A person's service log, newest day first. @throws PostgrestError */
async function fetchMaintenance(client: Client, userId: string): Promise<MaintenanceRow[]> {
  const { data, error } = await client
    .from('maintenance')
    .select('*')
    .eq('user_id', userId)
    .order('date', { ascending: false })
  if (error) throw error
  return data
}

export function useMaintenance(userId: string) {
  const { client } = useBackend()
  return useQuery({
    queryKey: queryKeys.maintenance(userId),
    queryFn: () => fetchMaintenance(client, userId),
  })
}
