import { yearsOf } from '@tappet/upkeep'
import { ClipboardList, FileUp, Plus, SearchX } from 'lucide-react'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { CarKey } from '../../backend/car.ts'
import type { LogRow } from '../../offline/log/overlay.ts'
import { whenIdle } from '../../platform/runtime/when-idle.ts'
import { Button, EmptyState, Section } from '../../ui/index.ts'
import { countLabel } from './copy.ts'
import { ExportButtons } from './export/ExportButtons.tsx'
import { filterLog, isFiltering, itemsOf, NO_FILTER, searchText } from './filter.ts'
import { Filters } from './list/Filters.tsx'
import { RecordList } from './list/RecordList.tsx'
import type { RowActions } from './list/RecordRow.tsx'

const SO_FAR = ' in what is read so far'

/** Rows whose search text is built at a time: some ten milliseconds. */
const TEXTS_AT_ONCE = 1000

/** Builds the search texts while the page has nothing else to do, so that the first key of a search has them. */
function useSearchTexts(rows: readonly LogRow[]): void {
  useEffect(() => {
    const buildFrom = (at: number) =>
      whenIdle(() => {
        const end = at + TEXTS_AT_ONCE
        for (const row of rows.slice(at, end)) searchText(row)
        cancel = end < rows.length ? buildFrom(end) : () => undefined
      })
    let cancel = buildFrom(0)
    return () => cancel()
  }, [rows])
}

function listLabel(isFound: boolean, isComplete: boolean): string {
  if (isComplete) return isFound ? 'Records found' : 'All records'
  return `Records${isFound ? ' found' : ''}${SO_FAR}`
}

/** The record list with its filters, import and export. */
export function Records({
  userId,
  car,
  rows,
  isComplete,
  onAdd,
  onImport,
  ...actions
}: {
  userId: string
  car: CarKey | null
  rows: readonly LogRow[]
  /** False while rows of the server are missing. */
  isComplete: boolean
  onAdd: () => void
  onImport: () => void
} & RowActions) {
  const [filter, setFilter] = useState(NO_FILTER)
  // A key is painted before its answer: the rows of a new list are the larger work. All that is said is of this list.
  const asked = useDeferredValue(filter)
  useSearchTexts(rows)
  const items = useMemo(() => itemsOf(rows), [rows])
  const years = useMemo(() => yearsOf(rows), [rows])
  const shown = useMemo(() => (isFiltering(asked) ? filterLog(rows, asked) : rows), [rows, asked])
  return (
    <Section
      action={
        <div className="flex flex-wrap gap-3">
          <ExportButtons car={car} userId={userId} />
          <Button icon={<FileUp aria-hidden="true" />} onClick={onImport} size="sm" variant="secondary">
            Import CSV
          </Button>
        </div>
      }
      className="min-w-0"
      title="Records"
    >
      <Filters filter={filter} items={items} onChange={setFilter} years={years} />
      <p className="sr-only" role="status">
        {isFiltering(asked) ? `${countLabel(shown.length)} found${isComplete ? '' : SO_FAR}` : ''}
      </p>
      {shown.length > 0 ? (
        <RecordList
          isComplete={isComplete}
          label={listLabel(isFiltering(asked), isComplete)}
          rows={shown}
          {...actions}
        />
      ) : rows.length === 0 ? (
        <NoRecords onAdd={onAdd} onImport={onImport} />
      ) : (
        <EmptyState
          body={
            isComplete
              ? 'Nothing in your log fits all of it. Try fewer words or another year, or clear the filters.'
              : 'Whether another one does is known when the whole log is read.'
          }
          icon={<SearchX aria-hidden="true" />}
          title={isComplete ? 'No record matches' : `No record matches${SO_FAR}`}
        />
      )}
      {isComplete ? null : <p className="text-muted">Not all of your records are read yet.</p>}
    </Section>
  )
}

function NoRecords({ onAdd, onImport }: { onAdd: () => void; onImport: () => void }) {
  return (
    <EmptyState
      action={
        <>
          <Button icon={<Plus aria-hidden="true" />} onClick={onAdd}>
            Add your first record
          </Button>
          <Button icon={<FileUp aria-hidden="true" />} onClick={onImport} variant="secondary">
            Import a CSV file
          </Button>
        </>
      }
      body="Each service appears here with its date, mileage, cost and receipt. Start with the last one you remember, or bring a log along from LubeLogger, Fuelly or a spreadsheet."
      icon={<ClipboardList aria-hidden="true" />}
      title="No service recorded yet"
    />
  )
}
