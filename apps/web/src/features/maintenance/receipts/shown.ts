import type { LogRow } from '../outbox/overlay.ts'

/** Where the picture can be seen now: while it waits, only here. */
export function receiptShown({ receipt, receipt_url }: LogRow): string {
  if (!receipt) return receipt_url ?? ''
  const known = shownHere.get(receipt.bytes)
  if (known) return known
  const url = URL.createObjectURL(new Blob([receipt.bytes], { type: receipt.type }))
  shownHere.set(receipt.bytes, url)
  return url
}

const shownHere = new WeakMap<ArrayBuffer, string>()
