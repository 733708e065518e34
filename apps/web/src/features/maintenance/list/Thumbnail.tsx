import { FileText, ReceiptText } from 'lucide-react'
import { useState } from 'react'
import { formatDay } from '../../../format/local-day.ts'
import type { LogRow } from '../../../offline/log/table.ts'
import { copy } from '../copy.ts'
import { ReceiptAddress } from '../receipts/ReceiptAddress.tsx'
import { isPdfShown } from '../receipts/shown.ts'

/** An icon for a PDF, and where the picture cannot be shown. */
export function Thumbnail({ row, onOpen }: { row: LogRow; onOpen: () => void }) {
  const [failed, setFailed] = useState(false)
  if (!row.receipt_url) return null
  return (
    <button
      aria-label={copy.receiptOf(`${row.item}, ${formatDay(row.date)}`)}
      className="flex size-12 shrink-0 items-center justify-center overflow-hidden rounded-control border border-line bg-sunken text-muted"
      onClick={onOpen}
      type="button"
    >
      {isPdfShown(row) ? (
        <FileText aria-hidden="true" className="size-6" />
      ) : failed ? (
        <ReceiptText aria-hidden="true" className="size-6" />
      ) : (
        <ReceiptAddress row={row}>
          {(receipt) =>
            receipt.state === 'open' ? (
              <img
                alt=""
                className="size-full object-cover"
                decoding="async"
                loading="lazy"
                onError={() => setFailed(true)}
                src={receipt.url}
              />
            ) : (
              <ReceiptText aria-hidden="true" className="size-6" />
            )
          }
        </ReceiptAddress>
      )}
    </button>
  )
}
