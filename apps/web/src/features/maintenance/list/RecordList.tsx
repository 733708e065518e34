import { defaultRangeExtractor, measureElement, useWindowVirtualizer } from '@tanstack/react-virtual'
import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { useDistanceUnit } from '../../../platform/distance-unit.ts'
import type { LogRow } from '../outbox/overlay.ts'
import { RecordRow } from './RecordRow.tsx'

export type RowActions = {
  onEdit: (row: LogRow) => void
  onDelete: (row: LogRow) => void
  onReceipt: (row: LogRow) => void
}

const ROW_PX = 76
/** Rows drawn beyond both edges: a Tab from the last visible row finds the next one. */
const OVERSCAN = 8

/**
 * The records, of which only those near the window are in the page. A list of its full length to assistive
 * technology (aria-setsize); the row that holds the focus stays, wherever the driver scrolls.
 */
export function RecordList({
  rows,
  label,
  ...actions
}: { rows: readonly LogRow[]; label: string } & RowActions) {
  const list = useRef<HTMLUListElement>(null)
  const [top, setTop] = useState(0)
  const [focused, setFocused] = useState<number | null>(null)
  const [unit] = useDistanceUnit()
  // What is in sight comes first.
  const overscan = useDeferredValue(OVERSCAN, 0)
  useEffect(() => {
    const measure = () => setTop((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY)
    // Tells of the first layout too. What stands above the list may grow or shrink while the list stays as it is.
    const watcher = new ResizeObserver(measure)
    watcher.observe(document.body)
    return () => watcher.disconnect()
  }, [])
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => ROW_PX,
    overscan,
    // What was measured is drawn with the next frame: at once would be a second pass over every row.
    useFlushSync: false,
    // Nor is a new row asked for its size, which would lay the page out at once: its observer tells it.
    measureElement: (row, entry, log) => {
      if (entry) return measureElement(row, entry, log)
      const key = log.options.getItemKey(log.indexFromElement(row))
      return log.itemSizeCache.get(key) ?? ROW_PX
    },
    scrollMargin: top,
    getItemKey: (index) => rows[index]?.id ?? index,
    rangeExtractor: (range) => {
      const near = defaultRangeExtractor(range)
      if (focused === null || focused >= rows.length || near.includes(focused)) return near
      return [...near, focused].sort((a, b) => a - b)
    },
  })
  // A row above the window that turns out taller pushes down what is read, which is put back; but while the window
  // scrolls, that would end the browser's own smooth scrolling where it stands: End would not reach the end.
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
            aria-setsize={rows.length}
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
}
