import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { formatDay } from '../../../format/local-day.ts'
import type { LogRow } from '../../../offline/log/overlay.ts'
import { Button, Dialog } from '../../../ui/index.ts'
import { receiptShown } from './shown.ts'

/** A receipt in full size. An imported one on another server is shown as a link. */
export function ReceiptDialog({ row, onClose }: { row: LogRow; onClose: () => void }) {
  const [failed, setFailed] = useState(false)
  const url = receiptShown(row)
  return (
    <Dialog
      description={`${row.item}, ${formatDay(row.date)}`}
      footer={
        <Button
          icon={<ExternalLink aria-hidden="true" />}
          render={
            <a href={url} rel="noreferrer noopener" target="_blank">
              Open
            </a>
          }
          variant="secondary"
        >
          Open in full size
        </Button>
      }
      onOpenChange={(open) => (open ? undefined : onClose())}
      open
      title="Receipt"
    >
      {failed ? (
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
