import type { LogRow } from '../../../offline/log/table.ts'
import { SearchField } from '../../../ui/index.ts'
import { isFiltering, itemKey, type LogFilter, NO_FILTER } from '../filter.ts'

export function Filters({
  filter,
  rows,
  onChange,
}: {
  filter: LogFilter
  rows: readonly LogRow[]
  onChange: (filter: LogFilter) => void
}) {
  return (
    <>
      <SearchField
        label="Search records"
        onChange={({ target }) => onChange({ ...filter, search: target.value })}
        onClear={() => onChange({ ...filter, search: '' })}
        placeholder="Search the log"
        value={filter.search}
      />
      {isFiltering(filter) ? (
        <p className="-my-2 flex flex-wrap items-center gap-x-4">
          {filter.item || filter.year ? (
            <span className="min-w-0 wrap-anywhere text-muted">Only {narrowedTo(filter, rows)}</span>
          ) : null}
          <button className="text-link min-h-12" onClick={() => onChange(NO_FILTER)} type="button">
            Clear filters
          </button>
        </p>
      ) : null}
    </>
  )
}

/** "Oil Change, 2025" */
function narrowedTo({ item, year }: LogFilter, rows: readonly LogRow[]): string {
  const name = item && (rows.find((row) => itemKey(row.item) === item)?.item ?? item)
  return [name, year].filter(Boolean).join(', ')
}
