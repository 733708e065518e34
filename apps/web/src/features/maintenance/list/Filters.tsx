import { SearchField, SelectField } from '../../../ui/index.ts'
import { isFiltering, itemKey, type LogFilter, NO_FILTER } from '../filter.ts'

/** Search text, item, year, and a link that clears all three. */
export function Filters({
  filter,
  items,
  years,
  onChange,
}: {
  filter: LogFilter
  items: readonly string[]
  years: readonly number[]
  onChange: (filter: LogFilter) => void
}) {
  return (
    <div className="grid grid-cols-2 gap-3 md:grid-cols-[minmax(0,1fr)_13rem_8rem]">
      <div className="col-span-2 md:col-span-1">
        <SearchField
          label="Search records"
          onChange={({ target }) => onChange({ ...filter, search: target.value })}
          onClear={() => onChange({ ...filter, search: '' })}
          placeholder="Search the log"
          value={filter.search}
        />
      </div>
      <SelectField
        hideLabel
        label="Filter by item"
        onChange={({ target }) => onChange({ ...filter, item: target.value })}
        options={items.map((item) => ({ value: itemKey(item), label: item }))}
        placeholder="All items"
        value={itemKey(filter.item)}
      />
      <SelectField
        hideLabel
        label="Filter by year"
        onChange={({ target }) => onChange({ ...filter, year: target.value })}
        options={years.map((year) => ({ value: String(year), label: String(year) }))}
        placeholder="All years"
        value={filter.year}
      />
      {isFiltering(filter) ? (
        <button
          className="text-link -my-2 min-h-12 justify-self-start"
          onClick={() => onChange(NO_FILTER)}
          type="button"
        >
          Clear filters
        </button>
      ) : null}
    </div>
  )
}
