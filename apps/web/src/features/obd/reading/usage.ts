import { toHex } from '@tappet/obd'
import type { TrackUsageRequest } from '@tappet/wire'
import { trackUsageResponse, USE_ID_HEADER } from '@tappet/wire'
import type { Client } from '../../../backend/connection/connect.ts'

/** `useId` names the read, so that it can be given back. */
export type CountedRead = { mayRead: boolean; useId: string | null }

/** In hex; null where the page may not compute one. */
async function carHash(vin: string): Promise<string | null> {
  // Plain http has no cryptography: every read counts.
  if (globalThis.crypto?.subtle === undefined) return null
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(vin))
  return toHex(new Uint8Array(digest)).toLowerCase()
}

const body: TrackUsageRequest = { usage_type: 'obd_reads' }

/**
 * A re-scan within 14 days is not counted.
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

/** Whether the server did. */
export async function giveReadBack(client: Client, useId: string): Promise<boolean> {
  const { data, error } = await client.functions.invoke('track-usage', {
    body: { ...body, give_back: useId } satisfies TrackUsageRequest,
  })
  return !error && trackUsageResponse.safeParse(data).data?.given_back === true
}
