import { FileText, ReceiptText } from 'lucide-react'
import { formatDay } from '../../../format/local-day.ts'
import type { LogRow } from '../../../offline/log/table.ts'
import { copy } from '../copy.ts'
import { isPdf, recordFiles } from '../receipts/shown.ts'

/** An icon: a list loads no receipt. */
export function Thumbnail({ row, onOpen }: { row: LogRow; onOpen: () => void }) {
  const files = recordFiles(row)
  if (files.length === 0) return null
  const label = copy.files(files.length)
  const Icon = files.every(isPdf) ? FileText : ReceiptText
  return (
    <button
      aria-label={copy.filesOf(label, `${row.item}, ${formatDay(row.date)}`)}
      className="flex size-12 shrink-0 flex-col items-center justify-center rounded-control border border-line bg-sunken text-muted"
      onClick={onOpen}
      type="button"
    >
      <Icon aria-hidden="true" className="size-6" />
      {files.length > 1 ? <span className="text-xs">{label}</span> : null}
    </button>
  )
}
