import { APP_LINK_SECONDS, RECEIPTS } from '@tappet/wire'
import type { Client } from '../connection/connect.ts'
import { dataOf } from '../connection/data-of.ts'

export { RECEIPTS } from '@tappet/wire'

export const PDF_TYPE = 'application/pdf'
/** 0010_receipts.sql */
export const MAX_RECEIPT_BYTES = 10 * 1024 * 1024

export function receiptPath(userId: string, nowMs: number, type: string): string {
  return `${userId}/${nowMs}.${type === PDF_TYPE ? 'pdf' : 'jpg'}`
}

export function isPdfAddress(url: string): boolean {
  return URL.canParse(url) && new URL(url).pathname.toLowerCase().endsWith('.pdf')
}

/** It opens for its owner's token alone. */
export function receiptUrl(client: Client, path: string): string {
  return client.storage.from(RECEIPTS).getPublicUrl(path).data.publicUrl
}

/** Of the driver's log; one at most. */
export function recordNaming(client: Client, userId: string, path: string) {
  const address = receiptUrl(client, path)
  const names = `receipt_url.eq."${address}",extra_files.like."*${address}*"`
  return client.from('maintenance').select('id').eq('user_id', userId).or(names).limit(1)
}

/** Null for any other address. */
export function ownReceiptPath(client: Client, userId: string, url: string | null): string | null {
  const folder = receiptUrl(client, `${userId}/`)
  return url?.startsWith(folder) ? `${userId}/${url.slice(folder.length)}` : null
}

/** Null where the file is not there, or is another's. */
export type ReceiptLink = { url: string; untilMs: number } | null

/** For two hours. @throws StorageError */
export async function askReceiptLink(client: Client, path: string): Promise<ReceiptLink> {
  const untilMs = Date.now() + APP_LINK_SECONDS * 1000
  const data = await dataOf(client.storage.from(RECEIPTS).createSignedUrls([path], APP_LINK_SECONDS))
  const url = data[0]?.signedUrl
  return url ? { url, untilMs } : null
}
