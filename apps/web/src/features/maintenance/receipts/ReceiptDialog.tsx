import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { dayWords } from '../../../platform/local-day.ts'
import { Button, Dialog } from '../../../ui/index.ts'
import type { LogRow } from '../outbox/overlay.ts'
import { receiptShown } from './shown.ts'

/** A receipt whole. One that lies elsewhere, brought in by an import, is offered as a link. */
export function ReceiptDialog({ row, onClose }: { row: LogRow; onClose: () => void }) {
  const [failed, setFailed] = useState(false)
  const url = receiptShown(row)
  return (
    <Dialog
      description={`${row.item}, ${dayWords(row.date)}`}
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
          The picture can not be shown here. It may lie on another site, or not be there any more.
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
