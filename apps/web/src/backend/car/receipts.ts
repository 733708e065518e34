import { APP_LINK_SECONDS, RECEIPTS } from '@tappet/wire'
import type { Client } from '../connection/connect.ts'

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

/** Null for any other address. */
export function ownReceiptPath(client: Client, userId: string, url: string | null): string | null {
  const folder = receiptUrl(client, `${userId}/`)
  return url?.startsWith(folder) ? `${userId}/${url.slice(folder.length)}` : null
}

/** Null where the file is not there, or is another's. */
export type ReceiptLink = { url: string; untilMs: number } | null

type Asking = { path: string; resolve: (link: ReceiptLink) => void; reject: (reason: unknown) => void }
const asking = new WeakMap<Client, Asking[]>()

/**
 * For two hours; what is asked for at once is one request.
 * @throws StorageError
 */
export function askReceiptLink(client: Client, path: string): Promise<ReceiptLink> {
  return new Promise((resolve, reject) => {
    const waiting = asking.get(client)
    if (waiting) {
      waiting.push({ path, resolve, reject })
      return
    }
    const batch = [{ path, resolve, reject }]
    asking.set(client, batch)
    setTimeout(() => {
      asking.delete(client)
      void askLinks(client, batch)
    }, 0)
  })
}

/** As many as one request may name, with room to spare. */
const PATHS_AT_ONCE = 500

async function askLinks(client: Client, batch: readonly Asking[]): Promise<void> {
  for (let from = 0; from < batch.length; from += PATHS_AT_ONCE) {
    const part = batch.slice(from, from + PATHS_AT_ONCE)
    try {
      const untilMs = Date.now() + APP_LINK_SECONDS * 1000
      const { data, error } = await client.storage.from(RECEIPTS).createSignedUrls(
        part.map(({ path }) => path),
        APP_LINK_SECONDS,
      )
      if (error) throw error
      const urls = new Map(data.map(({ path, signedUrl }) => [path, signedUrl]))
      for (const { path, resolve } of part) {
        const url = urls.get(path)
        resolve(url ? { url, untilMs } : null)
      }
    } catch (error) {
      for (const { reject } of part) reject(error)
    }
  }
}
