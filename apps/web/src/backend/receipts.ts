import type { Client } from './connect.ts'

/** The bucket of the receipts. */
export const RECEIPTS = 'receipts'

/** The path of a new receipt: {userId}/{timestamp}.{ext}. */
export function receiptPath(userId: string, nowMs: number): string {
  return `${userId}/${nowMs}.jpg`
}

/** The address of a receipt, as records store it. */
export function receiptUrl(client: Client, path: string): string {
  return client.storage.from(RECEIPTS).getPublicUrl(path).data.publicUrl
}

/** The path of a receipt in the driver's own folder here, or null for any other address. */
export function ownReceiptPath(client: Client, userId: string, url: string | null): string | null {
  const folder = receiptUrl(client, `${userId}/`)
  return url?.startsWith(folder) ? `${userId}/${url.slice(folder.length)}` : null
}
