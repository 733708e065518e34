import { ClipboardList, Plus, SearchX } from 'lucide-react'
import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import type { CarKey } from '../../backend/car/car.ts'
import type { LogRow } from '../../offline/log/table.ts'
import { useNarrow, usePrinted } from '../../platform/app/media.ts'
import { whenIdle } from '../../platform/runtime/when-idle.ts'
import { Button, EmptyState, lateLayer } from '../../ui/index.ts'
import { copy } from './copy.ts'
import { filterLog, isFiltering, type LogFilter, searchText } from './filter.ts'
import { RecordList } from './list/RecordList.tsx'
import type { RowActions } from './list/RecordRow.tsx'
import type { SelectionBarProps } from './select/SelectionBar.tsx'
import { useSelection } from './select/use-selection.ts'

const SelectionBar = lateLayer<SelectionBarProps>(
  async () => (await import('./select/SelectionBar.tsx')).SelectionBar,
  {
    close: ({ onEnd }) => onEnd(),
  },
)

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

const NEWEST = { narrow: 3, wide: 8 } as const

export function Records({
  rows,
  isComplete,
  filter,
  userId,
  car,
  onDeleteAll,
  tools,
  ...actions
}: {
  tools: ReactNode
  userId: string
  /** Whose rows these are; null where the driver has named no car. */
  car: CarKey | null
  onDeleteAll: (rows: readonly LogRow[]) => void
  rows: readonly LogRow[]
  /** False while rows of the server are missing. */
  isComplete: boolean
  filter: LogFilter
} & Omit<RowActions, 'selection'>) {
  // A key is painted before its answer: the rows of a new list are the larger work. All that is said is of this list.
  const applied = useDeferredValue(filter)
  useSearchTexts(rows)
  const matches = useMemo(() => (isFiltering(applied) ? filterLog(rows, applied) : rows), [rows, applied])
  const isPrinted = usePrinted()
  const newest = useNarrow() ? NEWEST.narrow : NEWEST.wide
  const [isWhole, setWhole] = useState(false)
  const { selection, selected, ...selecting } = useSelection(matches)
  const isBegun = !isWhole && !isPrinted && !selection && !isFiltering(applied) && rows.length > newest + 2
  const shown = useMemo(() => (isBegun ? rows.slice(0, newest) : matches), [isBegun, newest, rows, matches])
  // The button goes with its press: the focus moves to the first row that was not there.
  const focusAt = useRef<number | null>(null)
  const showRest = () => {
    focusAt.current = newest
    setWhole(true)
  }
  return (
    <>
      <p className="sr-only" role="status">
        {isFiltering(applied) ? copy.matches(matches.length, isComplete) : ''}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-2">
        {tools}
        {!selection && matches.length > 1 ? (
          <Button
            className="ml-auto"
            onClick={selecting.begin}
            ref={selecting.beginning}
            size="sm"
            variant="ghost"
          >
            {copy.select}
          </Button>
        ) : null}
      </div>
      {selection ? (
        <SelectionBar
          car={car}
          onDelete={onDeleteAll}
          onEnd={selecting.end}
          onSelect={selecting.select}
          rows={matches}
          selected={selected}
          userId={userId}
        />
      ) : null}
      {shown.length > 0 ? (
        <RecordList
          focusAt={focusAt}
          isComplete={isComplete}
          isFound={isFiltering(applied)}
          isPrinted={isPrinted}
          label={copy.listLabel(isFiltering(applied), isComplete)}
          rows={shown}
          selection={selection}
          total={matches.length}
          {...actions}
        />
      ) : (
        <EmptyState
          body={isComplete ? copy.noMatchHelp : copy.noMatchYet}
          icon={<SearchX />}
          title={copy.noMatch(isComplete)}
        />
      )}
      {isBegun ? (
        <Button className="self-start" onClick={showRest} variant="secondary">
          {copy.showAll(rows.length)}
        </Button>
      ) : null}
      {isComplete ? null : <p className="text-muted">{copy.notAllRead}</p>}
    </>
  )
}

export function NoRecords({ onAdd }: { onAdd: () => void }) {
  return (
    <EmptyState
      action={
        <Button icon={<Plus />} onClick={onAdd}>
          {copy.addFirst}
        </Button>
      }
      body={copy.noneHelp}
      icon={<ClipboardList />}
      title={copy.none}
    />
  )
}
