import { ChevronLeft, ChevronRight, ExternalLink, FileText } from 'lucide-react'
import { useState } from 'react'
import { formatDay } from '../../../format/local-day.ts'
import type { LogRow } from '../../../offline/log/table.ts'
import { safeFileName } from '../../../platform/files/files.ts'
import { Button, cx, Dialog, IconButton } from '../../../ui/index.ts'
import { copy } from './copy.ts'
import { type OpenReceipt, ReceiptAddress } from './ReceiptAddress.tsx'
import { isPdf, type RecordFile, recordFiles } from './shown.ts'

const pdfName = ({ item, date }: LogRow) => safeFileName(`${item} ${date}.pdf`, 'receipt.pdf')

export type ReceiptDialogProps = { row: LogRow; onClose: () => void }

/** An imported receipt on another server is a link. */
export function ReceiptDialog({ row, onClose }: ReceiptDialogProps) {
  const [at, setAt] = useState(0)
  const files = recordFiles(row)
  const file = files[at] ?? files[0]
  if (!file) return null
  const label = copy.file(files.indexOf(file), files.length)
  const step = (by: number) => setAt((at + by + files.length) % files.length)
  return (
    <ReceiptAddress file={file}>
      {(receipt) => (
        <Dialog
          description={`${row.item}, ${formatDay(row.date)}`}
          footer={
            <>
              {files.length > 1 ? (
                <div className="flex justify-center gap-4 sm:mr-auto">
                  <IconButton icon={<ChevronLeft />} label={copy.previous} onClick={() => step(-1)} />
                  <IconButton icon={<ChevronRight />} label={copy.next} onClick={() => step(1)} />
                </div>
              ) : null}
              {receipt.state === 'open' ? (
                <Button
                  icon={<ExternalLink />}
                  render={
                    <a
                      {...(isPdf(file) && { download: pdfName(row) })}
                      href={receipt.url}
                      rel="noreferrer noopener"
                      target="_blank"
                    >
                      {copy.open}
                    </a>
                  }
                  variant="secondary"
                >
                  {isPdf(file) ? copy.openPdf : copy.openFull}
                </Button>
              ) : null}
            </>
          }
          onOpenChange={(open) => (open ? undefined : onClose())}
          open
          title={label}
        >
          <Content file={file} key={file.address} label={label} receipt={receipt} row={row} />
        </Dialog>
      )}
    </ReceiptAddress>
  )
}

/** A picture this many times higher than wide is shown by its width, and scrolls. */
const LONG = 2

type ContentProps = { receipt: OpenReceipt; row: LogRow; file: RecordFile; label: string }

function Content({ receipt, row, file, label }: ContentProps) {
  const [failed, setFailed] = useState(false)
  const [isLong, setIsLong] = useState(false)
  if (receipt.state !== 'open') return <p className="text-muted">{copy.closed[receipt.state]}</p>
  if (isPdf(file)) {
    return (
      <p className="flex items-center gap-3 break-words">
        <FileText className="size-8 shrink-0 text-muted" />
        {pdfName(row)}
      </p>
    )
  }
  if (failed) {
    return <p className="text-muted">{copy.notShown}</p>
  }
  return (
    <img
      alt={copy.fileOf(label, row.item)}
      className={cx('mx-auto rounded-control border border-line', !isLong && 'max-h-[60dvh] object-contain')}
      onError={() => setFailed(true)}
      onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
        setIsLong(naturalHeight > LONG * naturalWidth)
      }
      src={receipt.url}
    />
  )
}
