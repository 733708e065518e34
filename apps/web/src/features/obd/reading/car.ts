import type { Connection } from '@tappet/obd'

/** Null where the car told none. */
export async function vinOf(connection: Connection): Promise<string | null> {
  const vehicle = await connection.vehicle()
  return vehicle.kind === 'failed' ? null : (vehicle.value.vin?.text ?? null)
}

/** In hex; null where the page may not compute one. */
export async function carHash(vin: string): Promise<string | null> {
  // Plain http has no cryptography: every read counts.
  if (globalThis.crypto?.subtle === undefined) return null
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(vin))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
