import { SlidersHorizontal } from 'lucide-react'
import { useId, useState } from 'react'
import type { LogRow } from '../../../offline/log/table.ts'
import { Button, cx, lateLayer } from '../../../ui/index.ts'
import { copy } from '../copy.ts'
import { isFiltering, itemKey, type LogFilter, NO_FILTER } from '../filter.ts'
import type { ToolsPanelProps } from './ToolsPanel.tsx'

const ToolsPanel = lateLayer<ToolsPanelProps & { id: string }>(
  async () => (await import('./ToolsPanel.tsx')).ToolsPanel,
)

export function Tools(props: ToolsPanelProps) {
  const { rows, filter, onFilter } = props
  const [isOpen, setOpen] = useState(false)
  const panel = useId()
  return (
    <div
      className={cx('flex min-w-0 flex-col gap-3 print:hidden', (isOpen || isFiltering(filter)) && 'w-full')}
    >
      <Button
        aria-controls={isOpen ? panel : undefined}
        aria-expanded={isOpen}
        className="self-start"
        icon={<SlidersHorizontal />}
        onClick={() => setOpen(!isOpen)}
        variant="secondary"
      >
        {copy.tools}
      </Button>
      {isOpen ? <ToolsPanel {...props} id={panel} /> : null}
      {isFiltering(filter) ? (
        <p className="-my-2 flex flex-wrap items-center gap-x-4">
          <span className="min-w-0 wrap-anywhere text-muted">{copy.only(narrowedTo(filter, rows))}</span>
          <button className="text-link min-h-12" onClick={() => onFilter(NO_FILTER)} type="button">
            {copy.clearFilters}
          </button>
        </p>
      ) : null}
    </div>
  )
}

/** "“napa”, Oil Change, 2025" */
function narrowedTo({ search, item, year }: LogFilter, rows: readonly LogRow[]): string {
  const name = item && (rows.find((row) => itemKey(row.item) === item)?.item ?? item)
  return [search.trim() && `“${search.trim()}”`, name, year].filter(Boolean).join(', ')
}
