import { ClipboardList, Plus, SearchX } from 'lucide-react'
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import type { CarKey } from '../../backend/car/car.ts'
import type { LogRow } from '../../offline/log/table.ts'
import { whenIdle } from '../../platform/runtime/when-idle.ts'
import { Button, EmptyState } from '../../ui/index.ts'
import { countLabel } from './copy.ts'
import { filterLog, isFiltering, type LogFilter, searchText } from './filter.ts'
import { Filters } from './list/Filters.tsx'
import { RecordList } from './list/RecordList.tsx'
import type { RowActions } from './list/RecordRow.tsx'
import { SelectionBar } from './select/SelectionBar.tsx'
import { useSelection } from './select/use-selection.ts'

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

/** On a narrow screen the figures and the chart stand below the list: a long one begins with its newest rows. */
const NARROW = '(max-width: 1023.98px)'
const NEWEST = 8

/** The rows that the list begins with, and how to see the others. */
function useBeginning(rows: readonly LogRow[]) {
  const [isNarrow, setNarrow] = useState(() => window.matchMedia(NARROW).matches)
  const [isWhole, setWhole] = useState(false)
  useEffect(() => {
    const media = window.matchMedia(NARROW)
    const follow = () => setNarrow(media.matches)
    media.addEventListener('change', follow)
    return () => media.removeEventListener('change', follow)
  }, [])
  const isBegun = isNarrow && !isWhole && rows.length > NEWEST + 2
  const begun = useMemo(() => (isBegun ? rows.slice(0, NEWEST) : rows), [rows, isBegun])
  return { begun, isBegun, showWhole: () => setWhole(true) }
}

/** The record list with its search. */
export function Records({
  rows,
  isComplete,
  filter,
  onFilter,
  userId,
  car,
  onDeleteAll,
  ...actions
}: {
  userId: string
  /** Whose rows these are; null where the driver has named no car. */
  car: CarKey | null
  onDeleteAll: (rows: readonly LogRow[]) => void
  rows: readonly LogRow[]
  /** False while rows of the server are missing. */
  isComplete: boolean
  filter: LogFilter
  onFilter: (filter: LogFilter) => void
} & Omit<RowActions, 'selection'>) {
  // A key is painted before its answer: the rows of a new list are the larger work. All that is said is of this list.
  const asked = useDeferredValue(filter)
  useSearchTexts(rows)
  const found = useMemo(() => (isFiltering(asked) ? filterLog(rows, asked) : rows), [rows, asked])
  const { begun, isBegun, showWhole } = useBeginning(rows)
  const { selection, selected, ...selecting } = useSelection(found)
  const shown = isFiltering(asked) || selection ? found : begun
  // The button goes with its press: the focus moves to the first row that was not there.
  const focusAt = useRef<number | null>(null)
  const showRest = () => {
    focusAt.current = NEWEST
    showWhole()
  }
  return (
    <>
      <Filters filter={filter} onChange={onFilter} rows={rows} />
      <p className="sr-only" role="status">
        {isFiltering(asked) ? `${countLabel(found.length)} found${isComplete ? '' : SO_FAR}` : ''}
      </p>
      {selection ? (
        <SelectionBar
          car={car}
          onDelete={onDeleteAll}
          onEnd={selecting.end}
          onSelect={selecting.select}
          rows={found}
          selected={selected}
          userId={userId}
        />
      ) : found.length > 1 ? (
        <Button
          className="-my-2 self-end"
          onClick={selecting.begin}
          ref={selecting.beginning}
          size="sm"
          variant="ghost"
        >
          Select
        </Button>
      ) : null}
      {shown.length > 0 ? (
        <RecordList
          focusAt={focusAt}
          isComplete={isComplete}
          label={listLabel(isFiltering(asked), isComplete)}
          rows={shown}
          selection={selection}
          total={found.length}
          {...actions}
        />
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
      {isBegun && !isFiltering(asked) && !selection ? (
        <Button className="self-start" onClick={showRest} variant="secondary">
          Show the whole log
        </Button>
      ) : null}
      {isComplete ? null : <p className="text-muted">Not all of your records are read yet.</p>}
    </>
  )
}

/** What stands first on the page of a car of which nothing was written down. */
export function NoRecords({ onAdd }: { onAdd: () => void }) {
  return (
    <EmptyState
      action={
        <Button icon={<Plus aria-hidden="true" />} onClick={onAdd}>
          Add your first record
        </Button>
      }
      body="Each service appears here with its date, mileage, cost and receipt. Start with the last one you remember. A log from another app or a spreadsheet comes in under Tools, Import CSV."
      icon={<ClipboardList aria-hidden="true" />}
      title="No service recorded yet"
    />
  )
}
