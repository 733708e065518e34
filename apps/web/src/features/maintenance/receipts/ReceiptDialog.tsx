import { ExternalLink, FileText } from 'lucide-react'
import { useState } from 'react'
import { formatDay } from '../../../format/local-day.ts'
import type { LogRow } from '../../../offline/log/table.ts'
import { safeFileName } from '../../../platform/files/files.ts'
import { Button, cx, Dialog } from '../../../ui/index.ts'
import { copy } from './copy.ts'
import { type OpenReceipt, ReceiptAddress } from './ReceiptAddress.tsx'
import { isPdfShown } from './shown.ts'

const pdfName = ({ item, date }: LogRow) => safeFileName(`${item} ${date}.pdf`, 'receipt.pdf')

export type ReceiptDialogProps = { row: LogRow; onClose: () => void }

/** An imported receipt on another server is a link. */
export function ReceiptDialog({ row, onClose }: ReceiptDialogProps) {
  const isPdf = isPdfShown(row)
  return (
    <ReceiptAddress row={row}>
      {(receipt) => (
        <Dialog
          description={`${row.item}, ${formatDay(row.date)}`}
          footer={
            receipt.state === 'open' ? (
              <Button
                icon={<ExternalLink aria-hidden="true" />}
                render={
                  <a
                    {...(isPdf && { download: pdfName(row) })}
                    href={receipt.url}
                    rel="noreferrer noopener"
                    target="_blank"
                  >
                    {copy.open}
                  </a>
                }
                variant="secondary"
              >
                {isPdf ? copy.openPdf : copy.openFull}
              </Button>
            ) : null
          }
          onOpenChange={(open) => (open ? undefined : onClose())}
          open
          title={copy.receipt}
        >
          <Content receipt={receipt} row={row} />
        </Dialog>
      )}
    </ReceiptAddress>
  )
}

/** A picture this many times higher than wide is shown by its width, and scrolls. */
const LONG = 2

function Content({ receipt, row }: { receipt: OpenReceipt; row: LogRow }) {
  const [failed, setFailed] = useState(false)
  const [isLong, setIsLong] = useState(false)
  if (receipt.state !== 'open') return <p className="text-muted">{copy.closed[receipt.state]}</p>
  if (isPdfShown(row)) {
    return (
      <p className="flex items-center gap-3 break-words">
        <FileText aria-hidden="true" className="size-8 shrink-0 text-muted" />
        {pdfName(row)}
      </p>
    )
  }
  if (failed) {
    return <p className="text-muted">{copy.notShown}</p>
  }
  return (
    <img
      alt={copy.receiptOf(row.item)}
      className={cx('mx-auto rounded-control border border-line', !isLong && 'max-h-[60dvh] object-contain')}
      onError={() => setFailed(true)}
      onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
        setIsLong(naturalHeight > LONG * naturalWidth)
      }
      src={receipt.url}
    />
  )
}
