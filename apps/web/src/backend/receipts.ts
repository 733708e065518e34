import type { Client } from './connect.ts'

/** The bucket of the receipts. */
export const RECEIPTS = 'receipts'

export const PDF_TYPE = 'application/pdf'
/** What the bucket takes of one file (0010_receipts.sql). */
export const MAX_RECEIPT_BYTES = 10 * 1024 * 1024

/** The path of a new receipt: {userId}/{timestamp}.{ext}. */
export function receiptPath(userId: string, nowMs: number, type: string): string {
  return `${userId}/${nowMs}.${type === PDF_TYPE ? 'pdf' : 'jpg'}`
}

/** Whether an address is of a PDF, by its name: the server decides by its bytes. */
export function isPdfAddress(url: string): boolean {
  return URL.canParse(url) && new URL(url).pathname.toLowerCase().endsWith('.pdf')
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
