import { isPdfAddress, PDF_TYPE } from '../../../backend/receipts.ts'
import type { LogRow } from '../../../offline/log/overlay.ts'

/** What a receipt is shown by: the file while it waits here, and the stored address. */
export type ReceiptRow = Pick<LogRow, 'receipt' | 'receipt_url'>

/** Whether the receipt is a file to open and no picture. */
export function isPdfShown({ receipt, receipt_url }: ReceiptRow): boolean {
  return receipt ? receipt.type === PDF_TYPE : isPdfAddress(receipt_url ?? '')
}

/** The address of the receipt as it is stored; a local one while it waits to be uploaded. */
export function receiptShown({ receipt, receipt_url }: ReceiptRow): string {
  if (!receipt) return receipt_url ?? ''
  const known = shownHere.get(receipt.bytes)
  if (known) return known
  const url = URL.createObjectURL(new Blob([receipt.bytes], { type: receipt.type }))
  shownHere.set(receipt.bytes, url)
  return url
}

const shownHere = new WeakMap<ArrayBuffer, string>()
