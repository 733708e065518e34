import { toHex } from '@tappet/obd'
import { trackUse } from '../../../backend/account/count-use.ts'
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

/**
 * A re-scan within 14 days is not counted.
 * @param vin sent as a hash; null counts in any case
 * @throws FunctionsError when the server does not answer
 */
export async function countRead(client: Client, vin: string | null): Promise<CountedRead> {
  const car = vin === null ? null : await carHash(vin)
  const use = await trackUse(client, { usage_type: 'obd_reads', ...(car !== null && { car }) })
  return { mayRead: use.can_use, useId: use.useId }
}

/** Whether the server did. @throws FunctionsError when it does not answer */
export const giveReadBack = async (client: Client, useId: string): Promise<boolean> =>
  (await trackUse(client, { usage_type: 'obd_reads', give_back: useId })).isGivenBack
