import type { LogRow } from '../../../offline/log/overlay.ts'

/** The address of the picture; a local one while it waits to be uploaded. */
export function receiptShown({ receipt, receipt_url }: Pick<LogRow, 'receipt' | 'receipt_url'>): string {
  if (!receipt) return receipt_url ?? ''
  const known = shownHere.get(receipt.bytes)
  if (known) return known
  const url = URL.createObjectURL(new Blob([receipt.bytes], { type: receipt.type }))
  shownHere.set(receipt.bytes, url)
  return url
}

const shownHere = new WeakMap<ArrayBuffer, string>()
