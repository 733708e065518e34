import { costOf, counterOf, filesOf, isService, logFields, milesOf, type Units } from '@tappet/upkeep'
import { FileText, Gauge, Pencil, ReceiptText, Trash2 } from 'lucide-react'
import { memo } from 'react'
import { OtherValues } from '../../../fields/OtherValues.tsx'
import { formatDistance } from '../../../format/distance.ts'
import { formatDay } from '../../../format/local-day.ts'
import { exactMoney } from '../../../format/money.ts'
import type { LogRow } from '../../../offline/log/table.ts'
import { Checkbox, IconButton, VisuallyHidden, WaitingBadge } from '../../../ui/index.ts'
import { copy } from '../copy.ts'
import { isPdf, recordFiles } from '../receipts/shown.ts'

export type Selection = { ids: ReadonlySet<string>; toggle: (row: LogRow) => void }

export type RowActions = {
  /** Null unless several are being selected. */
  selection: Selection | null
  onEdit: (row: LogRow) => void
  onDelete: (row: LogRow) => void
  onReceipt: (row: LogRow) => void
}

const HANDLED = [
  'item',
  'date',
  'mileage',
  'cost',
  'currency',
  'notes',
  'receipt_url',
  'extra_files',
] as const

type RowProps = { row: LogRow; units: Units } & RowActions

export const RecordRow = memo(function RecordRow(props: RowProps) {
  return isService(props.row) ? <ServiceRow {...props} /> : <OdometerRow {...props} />
})

function ServiceRow({ row, units, ...actions }: RowProps) {
  const { item, date, notes } = row
  const mileage = milesOf(row)
  const cost = costOf(row)
  const unit = units.distance
  return (
    // Text of twice the size on a phone has the whole width.
    <div className="flex items-start gap-3 py-2 pr-1 pl-4 @max-3xs:flex-wrap @max-3xs:justify-end @2xl:gap-4 @2xl:pl-6">
      <div className="grid min-w-0 flex-1 @max-3xs:basis-full gap-x-4 py-1.5 @2xl:grid-cols-[minmax(0,1fr)_6.5rem_6rem_6rem]">
        <div className="min-w-0">
          <h3 className="flex items-baseline justify-between gap-x-3 text-lg @max-3xs:flex-wrap">
            <bdi className="min-w-0 wrap-anywhere @3xs:truncate">{item}</bdi>
            {cost === null ? null : (
              <span className="figure shrink-0 text-lg @2xl:hidden">{exactMoney(cost)}</span>
            )}
          </h3>
          <OtherValues fields={logFields} handled={HANDLED} row={row} units={units} />
          {notes ? (
            <p
              className="hidden wrap-anywhere text-sm text-muted group-data-found/list:line-clamp-2 @lg:line-clamp-1 @2xl:line-clamp-2 print:line-clamp-none"
              dir="auto"
            >
              {notes}
            </p>
          ) : null}
          {row.waiting ? <Waiting /> : null}
        </div>
        <p className="text-muted @2xl:text-right @2xl:leading-[1.625rem]">
          <time dateTime={date}>{formatDay(date)}</time>
          {mileage === null ? null : <span className="@2xl:hidden"> · {formatDistance(mileage, unit)}</span>}
        </p>
        <p className="hidden text-right leading-[1.625rem] text-muted @2xl:block">
          {mileage === null ? '' : formatDistance(mileage, unit)}
        </p>
        <p className="figure hidden text-right text-lg leading-[1.625rem] @2xl:block">
          {cost === null ? '' : exactMoney(cost)}
        </p>
      </div>
      {/* So that dates, miles and costs stay aligned. */}
      <div className={filesOf(row).length > 0 ? 'shrink-0 @2xl:w-12' : 'hidden w-12 shrink-0 @2xl:block'}>
        <Thumbnail onOpen={() => actions.onReceipt(row)} row={row} />
      </div>
      <Actions row={row} {...actions} />
    </div>
  )
}

function OdometerRow({ row, units, ...actions }: RowProps) {
  const mileage = milesOf(row)
  const counter = counterOf(row)
  return (
    <div className="flex items-center gap-3 bg-sunken/60 pr-1 pl-4 text-muted @max-3xs:flex-wrap @max-3xs:justify-end md:gap-4 md:pl-6">
      <Gauge className="size-5 shrink-0" />
      <p className="flex min-w-0 flex-1 basis-24 flex-wrap gap-x-3 py-2 text-sm">
        <span className="font-semibold">{row.item}</span>
        {mileage === null ? null : <span>{formatDistance(mileage, units.distance)}</span>}
        {counter === null ? null : <span>{copy.reads(formatDistance(counter.reads, units.distance))}</span>}
        <time dateTime={row.date}>{formatDay(row.date)}</time>
        {row.waiting ? <Waiting /> : null}
      </p>
      <Actions row={row} {...actions} />
    </div>
  )
}

function Waiting() {
  return (
    <span className="mt-1 inline-flex">
      <WaitingBadge />
    </span>
  )
}

function Actions({ row, selection, onEdit, onDelete }: Omit<RowActions, 'onReceipt'> & { row: LogRow }) {
  const which = `${row.item}, ${formatDay(row.date)}`
  if (selection)
    return (
      <Checkbox
        checked={selection.ids.has(row.id)}
        className="w-12 shrink-0"
        label={<VisuallyHidden>{copy.selectOf(which)}</VisuallyHidden>}
        onChange={() => selection.toggle(row)}
      />
    )
  return (
    <div className="flex shrink-0">
      <IconButton
        className="text-muted"
        icon={<Pencil />}
        label={copy.editOf(which)}
        onClick={() => onEdit(row)}
      />
      <IconButton
        className="text-muted max-sm:hidden"
        icon={<Trash2 />}
        label={copy.deleteOf(which)}
        onClick={() => onDelete(row)}
      />
    </div>
  )
}

/** An icon: a list loads no receipt. */
function Thumbnail({ row, onOpen }: { row: LogRow; onOpen: () => void }) {
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
      <Icon className="size-6" />
      {files.length > 1 ? <span className="text-xs">{label}</span> : null}
    </button>
  )
}
