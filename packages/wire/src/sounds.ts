import { receiptPathOf } from './receipts.ts'

/** Where a saved recording lies in the private bucket of the receipts: below its owner's folder, named for its history row. */
export const soundPath = (userId: string, historyId: string): string => `${userId}/${historyId}.wav`

export function soundPathOf(address: string | null | undefined): string | null {
  const path = receiptPathOf(address ?? null)
  return path?.endsWith('.wav') ? path : null
}
