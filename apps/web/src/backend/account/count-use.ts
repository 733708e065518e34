import { type TrackUsageRequest, trackUsageResponse, USE_ID_HEADER } from '@tappet/wire'
import type { Client } from '../connection/connect.ts'

type Use = { can_use: boolean; limit: number; useId: string | null; isGivenBack: boolean }

/**
 * Counts a use, which `useId` names, or gives one back.
 * @param timeout milliseconds; without one as long as the browser waits
 * @throws FunctionsError when the server does not answer
 */
export async function trackUse(client: Client, body: TrackUsageRequest, timeout?: number): Promise<Use> {
  const { data, error, response } = await client.functions.invoke<unknown>('track-usage', {
    body,
    ...(timeout !== undefined && { timeout }),
  })
  if (error !== null) throw error
  const { can_use, limit, given_back } = trackUsageResponse.parse(data)
  const useId = response?.headers.get(USE_ID_HEADER) ?? null
  return { can_use, limit, useId, isGivenBack: given_back === true }
}
