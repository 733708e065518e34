import type { TrackUsageRequest } from '@tappet/wire'
import { trackUsageResponse, USE_ID_HEADER } from '@tappet/wire'
import type { Client } from '../../../backend/connection/connect.ts'
import { carHash } from './car.ts'

/** Whether a read may happen; `useId` names it, so that it can be given back. */
export type CountedRead = { mayRead: boolean; useId: string | null }

const body: TrackUsageRequest = { usage_type: 'obd_reads' }

/**
 * Counts one OBD read, before it happens. A re-scan of the same car within 14 days is not counted by the server.
 *
 * @param vin sent as a hash; null counts in any case
 * @throws FunctionsError when the server does not answer
 */
export async function countRead(client: Client, vin: string | null): Promise<CountedRead> {
  const car = vin === null ? null : await carHash(vin)
  const { data, error, response } = await client.functions.invoke('track-usage', {
    body: { ...body, ...(car !== null && { car }) } satisfies TrackUsageRequest,
  })
  if (error) throw error
  const { can_use } = trackUsageResponse.parse(data)
  return { mayRead: can_use, useId: response?.headers.get(USE_ID_HEADER) ?? null }
}

/** Gives a read back that failed. Answers whether the server did; a server out of reach did not. */
export async function giveReadBack(client: Client, useId: string): Promise<boolean> {
  const { data, error } = await client.functions.invoke('track-usage', {
    body: { ...body, give_back: useId } satisfies TrackUsageRequest,
  })
  return !error && trackUsageResponse.safeParse(data).data?.given_back === true
}
