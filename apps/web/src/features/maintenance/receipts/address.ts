import type { Client } from '../../../backend/connect.ts'

/** The bucket that receipts lie in. */
export const RECEIPTS = 'receipts'

/** Where a new receipt will lie: {userId}/{timestamp}.{ext}. */
export function receiptPath(userId: string, nowMs: number): string {
  return `${userId}/${nowMs}.jpg`
}

/** The address at which anybody who knows it may see a receipt. */
export function receiptUrl(client: Client, path: string): string {
  return client.storage.from(RECEIPTS).getPublicUrl(path).data.publicUrl
}

/** The path of a receipt in the driver's own folder here, or null for any other address. */
export function ownReceiptPath(client: Client, userId: string, url: string | null): string | null {
  const folder = receiptUrl(client, `${userId}/`)
  return url?.startsWith(folder) ? `${userId}/${url.slice(folder.length)}` : null
}
