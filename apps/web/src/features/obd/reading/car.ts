import type { Connection } from '@tappet/obd'

/** The VIN that the car told; null where it told none. */
export async function vinOf(connection: Connection): Promise<string | null> {
  const vehicle = await connection.vehicle()
  return vehicle.kind === 'failed' ? null : (vehicle.value.vin?.text ?? null)
}

/** SHA-256 of a VIN in hex, by which the server knows a re-scan; null where the page may not compute one. */
export async function carHash(vin: string): Promise<string | null> {
  // Plain http: a browser keeps its cryptography from such a page, and then every read counts.
  if (globalThis.crypto?.subtle === undefined) return null
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(vin))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
