import { isPdfAddress, PDF_TYPE } from '../../../backend/car/receipts.ts'
import type { LogRow } from '../../../offline/log/table.ts'

export type ReceiptRow = Pick<LogRow, 'file' | 'receipt_url'>

export function isPdfShown({ file, receipt_url }: ReceiptRow): boolean {
  return file ? file.type === PDF_TYPE : isPdfAddress(receipt_url ?? '')
}

/** A local address while it waits to be uploaded. */
export function receiptShown({ file, receipt_url }: ReceiptRow): string {
  if (!file) return receipt_url ?? ''
  const earlier = shownHere.get(file.bytes)
  if (earlier) return earlier
  const url = URL.createObjectURL(new Blob([file.bytes], { type: file.type }))
  shownHere.set(file.bytes, url)
  return url
}

const shownHere = new WeakMap<ArrayBuffer, string>()
