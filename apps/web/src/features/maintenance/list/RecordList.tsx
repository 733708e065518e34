import { defaultRangeExtractor, measureElement, useWindowVirtualizer } from '@tanstack/react-virtual'
import { memo, type RefObject, useCallback, useDeferredValue, useEffect, useRef, useState } from 'react'
import type { LogRow } from '../../../offline/log/table.ts'
import { useUnits } from '../../../platform/storage/preferences.ts'
import { cx } from '../../../ui/index.ts'
import { RecordRow, type RowActions } from './RecordRow.tsx'

const ROW_PX = 76
const OVERSCAN = 8

const PLAIN_ROWS = 40

const LIST_CLASS = 'group/list @container rounded-card border border-line bg-surface shadow-card'

type ListProps = {
  rows: readonly LogRow[]
  /** With those not shown. */
  total: number
  label: string
  isComplete: boolean
  /** They answer a search: the notes that it may have matched are shown on a phone too. */
  isFound: boolean
  /** On paper every row is there. */
  isPrinted: boolean
  /** The row to focus once it is there; null from then on. */
  focusAt: RefObject<number | null>
} & RowActions

/** aria-setsize is the full length, or -1 where it is not known. */
export const RecordList = memo(function RecordList(props: ListProps) {
  return props.rows.length > PLAIN_ROWS && !props.isPrinted ? (
    <LongList {...props} />
  ) : (
    <PlainList {...props} />
  )
})

function useFocusAt(list: RefObject<HTMLUListElement | null>, focusAt: RefObject<number | null>) {
  useEffect(() => {
    if (focusAt.current === null) return
    const row = list.current?.querySelector(`[data-index="${focusAt.current}"]`)
    if (!row) return
    row.querySelector('button')?.focus({ preventScroll: true })
    focusAt.current = null
  })
}

function PlainList({ rows, total, label, isComplete, isFound, isPrinted, focusAt, ...actions }: ListProps) {
  const list = useRef<HTMLUListElement>(null)
  useFocusAt(list, focusAt)
  const units = useUnits()
  return (
    <ul aria-label={label} className={LIST_CLASS} data-found={isFound || undefined} ref={list}>
      {rows.map((row, index) => (
        <li
          aria-posinset={index + 1}
          aria-setsize={isComplete ? total : -1}
          className="border-b border-line last:border-b-0"
          data-index={index}
          key={row.id}
        >
          <RecordRow row={row} units={units} {...actions} />
        </li>
      ))}
    </ul>
  )
}

/** Renders near the viewport; the focused row stays. */
function LongList({ rows, total, label, isComplete, isFound, isPrinted, focusAt, ...actions }: ListProps) {
  const list = useRef<HTMLUListElement>(null)
  useFocusAt(list, focusAt)
  const [top, setTop] = useState(0)
  const [focused, setFocused] = useState<number | null>(null)
  const units = useUnits()
  // Visible rows first.
  const overscan = useDeferredValue(rows, null) === rows ? OVERSCAN : 0
  useEffect(() => {
    const measure = () => setTop((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY)
    // Content above may change its height while the list does not.
    const watcher = new ResizeObserver(measure)
    watcher.observe(document.body)
    return () => watcher.disconnect()
  }, [])
  // With a new function, every row's place is computed again.
  const getItemKey = useCallback((index: number) => rows[index]?.id ?? index, [rows])
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => ROW_PX,
    overscan,
    useFlushSync: false,
    // Measuring at once would force a layout: the observer reports the size.
    measureElement: (row, entry, log) => {
      if (entry) return measureElement(row, entry, log)
      const key = log.options.getItemKey(log.indexFromElement(row))
      return log.itemSizeCache.get(key) ?? ROW_PX
    },
    scrollMargin: top,
    getItemKey,
    rangeExtractor: (range) => {
      const near = defaultRangeExtractor(range)
      if (focused === null || focused >= rows.length || near.includes(focused)) return near
      return [...near, focused].sort((a, b) => a - b)
    },
  })
  // A taller row above moves the content. Not while the window scrolls: that would cancel smooth scrolling.
  virtual.shouldAdjustScrollPositionOnItemSizeChange = ({ end }, _, { isScrolling, scrollOffset }) =>
    !isScrolling && end <= (scrollOffset ?? 0)
  return (
    <ul
      aria-label={label}
      className={cx(LIST_CLASS, 'relative')}
      data-found={isFound || undefined}
      onBlur={() => setFocused(null)}
      onFocus={({ target }) => {
        const index = target.closest('[data-index]')?.getAttribute('data-index')
        setFocused(index ? Number(index) : null)
      }}
      ref={list}
      style={{ height: virtual.getTotalSize() }}
    >
      {virtual.getVirtualItems().map(({ index, key, start }) => {
        const row = rows[index]
        return row ? (
          <li
            aria-posinset={index + 1}
            aria-setsize={isComplete ? total : -1}
            className="absolute inset-x-0 top-0 border-b border-line last:border-b-0"
            data-index={index}
            key={key}
            ref={virtual.measureElement}
            style={{ transform: `translateY(${start - top}px)` }}
          >
            <RecordRow row={row} units={units} {...actions} />
          </li>
        ) : null
      })}
    </ul>
  )
}
