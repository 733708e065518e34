import { ReceiptText } from 'lucide-react'
import { useState } from 'react'
import { dayWords } from '../../../platform/local-day.ts'
import type { LogRow } from '../outbox/overlay.ts'
import { receiptShown } from '../receipts/shown.ts'

/** The receipt of a record, small; a press shows it whole. A mark where the picture can not be shown. */
export function Thumbnail({ row, onOpen }: { row: LogRow; onOpen: () => void }) {
  const [failed, setFailed] = useState(false)
  if (!row.receipt_url) return null
  return (
    <button
      aria-label={`Receipt of ${row.item}, ${dayWords(row.date)}`}
      className="flex size-12 shrink-0 items-center justify-center overflow-hidden rounded-control border border-line bg-sunken text-muted"
      onClick={onOpen}
      type="button"
    >
      {failed ? (
        <ReceiptText aria-hidden="true" className="size-6" />
      ) : (
        <img
          alt=""
          className="size-full object-cover"
          decoding="async"
          loading="lazy"
          onError={() => setFailed(true)}
          src={receiptShown(row)}
        />
      )}
    </button>
  )
}
