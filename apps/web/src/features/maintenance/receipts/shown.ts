import { isPdfAddress, PDF_TYPE } from '../../../backend/car/receipts.ts'
import type { LogRow } from '../../../offline/log/table.ts'

/** What a receipt is shown by: the file while it waits here, and the stored address. */
export type ReceiptRow = Pick<LogRow, 'file' | 'receipt_url'>

/** Whether the receipt is a file to open and no picture. */
export function isPdfShown({ file, receipt_url }: ReceiptRow): boolean {
  return file ? file.type === PDF_TYPE : isPdfAddress(receipt_url ?? '')
}

/** The address of the receipt as it is stored; a local one while it waits to be uploaded. */
export function receiptShown({ file, receipt_url }: ReceiptRow): string {
  if (!file) return receipt_url ?? ''
  const known = shownHere.get(file.bytes)
  if (known) return known
  const url = URL.createObjectURL(new Blob([file.bytes], { type: file.type }))
  shownHere.set(file.bytes, url)
  return url
}

const shownHere = new WeakMap<ArrayBuffer, string>()
