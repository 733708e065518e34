import { latestMileage, logReading } from '@tappet/upkeep'
import { BellRing, Fuel, Gauge } from 'lucide-react'
import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import { Link } from 'react-router'
import type { CarKey } from '../../backend/car/car.ts'
import { useNextService } from '../../backend/car/upkeep.ts'
import { useCostsOf } from '../../offline/costs/use-costs.ts'
import { countedMiles } from '../../offline/log/reading.ts'
import type { LogRow } from '../../offline/log/table.ts'
import { useReading } from '../../offline/log/use-reading.ts'
import { Button, lateLayer } from '../../ui/index.ts'
import { copy } from './copy.ts'
import { useExport } from './export/use-export.ts'
import { Figures } from './Figures.tsx'
import { NO_FILTER } from './filter.ts'
import { LogColumns } from './LogColumns.tsx'
import { Tools } from './list/Tools.tsx'
import { NoRecords, Records } from './Records.tsx'
import type { ReceiptDialogProps } from './receipts/ReceiptDialog.tsx'
import type { Draft } from './record/draft.ts'
import { ownItems, quickItems } from './record/quick-items.ts'
import type { RecordDialogProps } from './record/RecordDialog.tsx'
import { useDelete } from './record/save.ts'
import { Spending } from './spending/Spending.tsx'

const RecordDialog = lateLayer<RecordDialogProps>(
  async () => (await import('./record/RecordDialog.tsx')).RecordDialog,
)
const ReceiptDialog = lateLayer<ReceiptDialogProps>(
  async () => (await import('./receipts/ReceiptDialog.tsx')).ReceiptDialog,
)
const ImportDialog = lazy(() => import('../../import/ImportDialog.tsx'))

export type LogProps = {
  userId: string
  /** Whose rows these are; null where the driver has named no car. */
  car: CarKey | null
  /** False while the cars are not read. */
  isCarKnown: boolean
  rows: readonly LogRow[]
  /** False while rows of the server are missing: nothing that is counted or not found then means anything. */
  isComplete: boolean
  adding: { item: string } | null
  /** A refused change that is edited for another try. */
  draft: Draft | null
  onAdd: (item: string) => void
  onAdded: () => void
  onDrafted: () => void
}

export function Log({
  userId,
  car,
  isCarKnown,
  rows,
  isComplete,
  adding,
  draft,
  onAdd,
  onAdded,
  onDrafted,
}: LogProps) {
  const [filter, setFilter] = useState(NO_FILTER)
  const [importing, setImporting] = useState(false)
  const exported = useExport(userId, car)
  const [edited, setEdited] = useState<LogRow | null>(null)
  const [receiptOf, setReceiptOf] = useState<LogRow | null>(null)
  const { reading } = useReading(userId, car)
  const other = useCostsOf(userId, car)
  const ofLog = useMemo(() => (isComplete ? latestMileage(rows) : null), [rows, isComplete])
  // A fill-up may have told more than the log.
  const readingMiles = countedMiles(reading)
  const lastMileage = readingMiles === null ? ofLog : Math.max(readingMiles, ofLog ?? 0)
  const readings = useMemo(() => {
    const ofRows = rows.map((row) => ({ id: row.id, ...logReading(row) }))
    const isOfRow = ofRows.some(({ miles, day }) => miles === readingMiles && day === reading?.day)
    return readingMiles === null || !reading || isOfRow
      ? ofRows
      : [...ofRows, { id: '', miles: readingMiles, day: reading.day }]
  }, [rows, readingMiles, reading])
  const due = useNextService(userId, car, lastMileage)
  const remove = useDelete(userId)
  const items = useMemo(() => rows.map(({ item }) => item), [rows])
  const form = {
    userId,
    car,
    own: useMemo(() => ownItems(items), [items]),
    quick: useMemo(() => quickItems(items, due?.next?.item ?? null), [items, due?.next?.item]),
    lastMileage,
    counter: reading?.counter ?? null,
    readings,
  }
  // The same function at every render: with another one, every row of the list renders again.
  const onDelete = useCallback((row: LogRow) => void remove([row]), [remove])
  const onDeleteAll = (all: readonly LogRow[]) => void remove(all, copy.manyDeleted(all.length))
  const isEmpty = isComplete && rows.length === 0
  const figures = <Figures costs={other.costs} due={due} isComplete={isComplete} onLog={onAdd} rows={rows} />
  const tools = (
    <Tools
      exported={isCarKnown ? exported : null}
      filter={filter}
      onFilter={setFilter}
      onImport={() => setImporting(true)}
      rows={rows}
    />
  )
  return (
    <>
      {isEmpty || rows.length > 0 ? (
        <>
          {isEmpty ? null : figures}
          <LogColumns
            aside={
              <>
                {isEmpty ? figures : null}
                <OtherPages />
                {isComplete ? <Spending other={other} rows={rows} /> : null}
              </>
            }
            log={
              <>
                {isEmpty ? <NoRecords onAdd={() => onAdd('')} /> : null}
                {isEmpty ? (
                  tools
                ) : (
                  <Records
                    car={car}
                    filter={filter}
                    isComplete={isComplete}
                    onDelete={onDelete}
                    onDeleteAll={onDeleteAll}
                    onEdit={setEdited}
                    onReceipt={setReceiptOf}
                    rows={rows}
                    tools={tools}
                    userId={userId}
                  />
                )}
              </>
            }
          />
        </>
      ) : (
        <>
          {tools}
          <OtherPages />
        </>
      )}
      <RecordDialog {...form} item={adding?.item ?? ''} onClose={onAdded} open={adding !== null} />
      {edited ? (
        <RecordDialog
          {...form}
          edited={edited}
          key={edited.id}
          onClose={() => setEdited(null)}
          onDelete={onDelete}
          open
        />
      ) : null}
      {draft ? (
        <RecordDialog
          {...form}
          draft={draft}
          edited={draft.edited}
          key={draft.entry.id}
          onClose={onDrafted}
          open
        />
      ) : null}
      {receiptOf ? <ReceiptDialog onClose={() => setReceiptOf(null)} row={receiptOf} /> : null}
      {importing ? (
        <Suspense>
          <ImportDialog car={car} onClose={() => setImporting(false)} userId={userId} />
        </Suspense>
      ) : null}
    </>
  )
}

const PAGES = [
  ['/fuel', copy.fuel, Fuel],
  ['/current-mileage', copy.mileage, Gauge],
  ['/reminder-settings', copy.reminders, BellRing],
] as const

function OtherPages() {
  return (
    <nav aria-label={copy.otherPages} className="flex flex-wrap gap-3 max-sm:*:grow">
      {PAGES.map(([to, name, Icon]) => (
        <Button icon={<Icon />} key={to} render={<Link to={to} />} size="sm" variant="secondary">
          {name}
        </Button>
      ))}
    </nav>
  )
}
