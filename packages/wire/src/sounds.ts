import { receiptPathOf } from './receipts.ts'

/** Where a saved recording lies in the private bucket of the receipts: below its owner's folder, named for its history row. */
export const soundPath = (userId: string, historyId: string): string => `${userId}/${historyId}.wav`

/** The path in the bucket of a saved recording, from the address in its history row; null for any other address. */
export function soundPathOf(address: string | null | undefined): string | null {
  const path = receiptPathOf(address ?? null)
  return path?.endsWith('.wav') ? path : null
}
