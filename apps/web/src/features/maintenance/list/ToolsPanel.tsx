import { yearsOf } from '@tappet/upkeep'
import { FileDown, FileText, FileUp } from 'lucide-react'
import { useMemo } from 'react'
import type { LogRow } from '../../../offline/log/table.ts'
import { Button, type ButtonProps, SearchField, SelectField } from '../../../ui/index.ts'
import { copy as pageCopy } from '../copy.ts'
import type { LogExport } from '../export/use-export.ts'
import { itemKey, itemsOf, type LogFilter } from '../filter.ts'
import { copy } from './copy.ts'

type FilterProps = {
  rows: readonly LogRow[]
  filter: LogFilter
  onFilter: (filter: LogFilter) => void
}

export type ToolsPanelProps = FilterProps & {
  /** Null while it is not known of which car. */
  exported: LogExport | null
  onImport: () => void
}

export function ToolsPanel({ id, exported, onImport, ...list }: ToolsPanelProps & { id: string }) {
  return (
    <section
      aria-label={pageCopy.tools}
      className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4"
      id={id}
    >
      {list.rows.length > 0 ? <Filters {...list} /> : null}
      <div className="-mx-2 flex flex-wrap">
        <Tool icon={<FileUp />} onClick={onImport}>
          {copy.importCsv}
        </Tool>
        {exported ? (
          <>
            <Tool
              icon={<FileDown />}
              loading={exported.running === 'csv'}
              onClick={() => exported.run('csv')}
            >
              {copy.exportCsv}
            </Tool>
            <Tool
              icon={<FileText />}
              loading={exported.running === 'pdf'}
              onClick={() => exported.run('pdf')}
            >
              {copy.exportPdf}
            </Tool>
          </>
        ) : null}
      </div>
    </section>
  )
}

function Tool(props: Pick<ButtonProps, 'icon' | 'loading' | 'onClick' | 'children'>) {
  return <Button {...props} size="sm" variant="ghost" />
}

function Filters({ rows, filter, onFilter }: FilterProps) {
  const items = useMemo(() => itemsOf(rows), [rows])
  const years = useMemo(() => yearsOf(rows), [rows])
  return (
    <>
      <SearchField
        label={copy.search}
        onChange={({ target }) => onFilter({ ...filter, search: target.value })}
        onClear={() => onFilter({ ...filter, search: '' })}
        placeholder={copy.searchHint}
        value={filter.search}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={copy.item}
          onChange={({ target }) => onFilter({ ...filter, item: target.value })}
          options={items.map((item) => ({ value: itemKey(item), label: item }))}
          placeholder={copy.allItems}
          value={itemKey(filter.item)}
        />
        <SelectField
          label={copy.year}
          onChange={({ target }) => onFilter({ ...filter, year: target.value })}
          options={years.map((year) => ({ value: String(year), label: String(year) }))}
          placeholder={copy.allYears}
          value={filter.year}
        />
      </div>
    </>
  )
}
