import { defaultRangeExtractor, measureElement, useWindowVirtualizer } from '@tanstack/react-virtual'
import { memo, useCallback, useDeferredValue, useEffect, useRef, useState } from 'react'
import type { LogRow } from '../../../offline/log/overlay.ts'
import { useUnits } from '../../../platform/storage/preferences.ts'
import { RecordRow, type RowActions } from './RecordRow.tsx'

const ROW_PX = 76
/** Rows rendered beyond both edges, so that Tab from the last visible row reaches the next one. */
const OVERSCAN = 8

/**
 * The records; only those near the viewport are rendered. Assistive technology is told the full length (aria-setsize), or
 * that it is not known (-1).
 * The focused row stays rendered at any scroll position.
 */
export const RecordList = memo(function RecordList({
  rows,
  label,
  isComplete,
  ...actions
}: { rows: readonly LogRow[]; label: string; isComplete: boolean } & RowActions) {
  const list = useRef<HTMLUListElement>(null)
  const [top, setTop] = useState(0)
  const [focused, setFocused] = useState<number | null>(null)
  const { distance: unit } = useUnits()
  // Visible rows render first, also of another list.
  const overscan = useDeferredValue(rows, null) === rows ? OVERSCAN : 0
  useEffect(() => {
    const measure = () => setTop((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY)
    // Also fires for the first layout. Content above the list may change its height while the list does not.
    const watcher = new ResizeObserver(measure)
    watcher.observe(document.body)
    return () => watcher.disconnect()
  }, [])
  // The same function for the same rows: with another one, every row's place is computed again.
  const getItemKey = useCallback((index: number) => rows[index]?.id ?? index, [rows])
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => ROW_PX,
    overscan,
    // Measurements are rendered with the next frame; flushing at once would render every row twice.
    useFlushSync: false,
    // A new row is not measured at once, which would force a layout: its observer reports the size.
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
  // A row above the viewport that turns out taller moves the content, so the scroll position is adjusted. Not while
  // the window scrolls: the adjustment would cancel the browser's smooth scrolling, and End would not reach the end.
  virtual.shouldAdjustScrollPositionOnItemSizeChange = ({ end }, _, { isScrolling, scrollOffset }) =>
    !isScrolling && end <= (scrollOffset ?? 0)
  return (
    <ul
      aria-label={label}
      className="@container relative rounded-card border border-line bg-surface shadow-card"
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
            aria-setsize={isComplete ? rows.length : -1}
            className="absolute inset-x-0 top-0 border-b border-line last:border-b-0"
            data-index={index}
            key={key}
            ref={virtual.measureElement}
            style={{ transform: `translateY(${start - top}px)` }}
          >
            <RecordRow row={row} unit={unit} {...actions} />
          </li>
        ) : null
      })}
    </ul>
  )
})
