import { ExternalLink, FileText } from 'lucide-react'
import { useState } from 'react'
import { formatDay } from '../../../format/local-day.ts'
import type { LogRow } from '../../../offline/log/overlay.ts'
import { safeFileName } from '../../../platform/files/files.ts'
import { Button, Dialog } from '../../../ui/index.ts'
import { isPdfShown, receiptShown } from './shown.ts'

const pdfName = ({ item, date }: LogRow) => safeFileName(`${item} ${date}.pdf`, 'receipt.pdf')

/** A receipt in full size; a PDF as a file. An imported one on another server is shown as a link. */
export function ReceiptDialog({ row, onClose }: { row: LogRow; onClose: () => void }) {
  const [failed, setFailed] = useState(false)
  const url = receiptShown(row)
  const isPdf = isPdfShown(row)
  return (
    <Dialog
      description={`${row.item}, ${formatDay(row.date)}`}
      footer={
        <Button
          icon={<ExternalLink aria-hidden="true" />}
          render={
            <a
              {...(isPdf && { download: pdfName(row) })}
              href={url}
              rel="noreferrer noopener"
              target="_blank"
            >
              Open
            </a>
          }
          variant="secondary"
        >
          {isPdf ? 'Open PDF' : 'Open in full size'}
        </Button>
      }
      onOpenChange={(open) => (open ? undefined : onClose())}
      open
      title="Receipt"
    >
      {isPdf ? (
        <p className="flex items-center gap-3 break-words">
          <FileText aria-hidden="true" className="size-8 shrink-0 text-muted" />
          {pdfName(row)}
        </p>
      ) : failed ? (
        <p className="text-muted">
          The picture cannot be shown here. It may lie on another site, or not be there any more.
        </p>
      ) : (
        <img
          alt={`Receipt of ${row.item}`}
          className="mx-auto max-h-[60dvh] rounded-control border border-line object-contain"
          onError={() => setFailed(true)}
          src={url}
        />
      )}
    </Dialog>
  )
}
