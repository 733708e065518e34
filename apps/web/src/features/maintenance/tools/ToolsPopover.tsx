import { yearsOf } from '@tappet/upkeep'
import { FileDown, FileText, FileUp } from 'lucide-react'
import { type ReactElement, useMemo, useState } from 'react'
import type { LogRow } from '../../../offline/log/table.ts'
import { Button, type ButtonProps, Popover, SelectField } from '../../../ui/index.ts'
import type { LogExport } from '../export/use-export.ts'
import { itemKey, itemsOf, type LogFilter } from '../filter.ts'

export type ToolsPopoverProps = {
  trigger: ReactElement
  rows: readonly LogRow[]
  filter: LogFilter
  onFilter: (filter: LogFilter) => void
  /** Null while it is not known of which car. */
  exported: LogExport | null
  onImport: () => void
}

/** Its code comes with the first press, so it opens by itself. */
export function ToolsPopover({ trigger, exported, onImport, ...list }: ToolsPopoverProps) {
  const [open, setOpen] = useState(true)
  const closing = (act: () => void) => () => {
    setOpen(false)
    act()
  }
  return (
    <Popover onOpenChange={setOpen} open={open} title="Tools" trigger={trigger}>
      <div className="flex flex-col gap-4">
        {list.rows.length > 0 ? <Selects {...list} /> : null}
        <div className="flex flex-col border-t border-line pt-2 first:border-0 first:pt-0">
          <Tool icon={<FileUp aria-hidden="true" />} onClick={closing(onImport)}>
            Import CSV
          </Tool>
          {exported ? (
            <>
              <Tool
                icon={<FileDown aria-hidden="true" />}
                loading={exported.running === 'csv'}
                onClick={closing(() => exported.run('csv'))}
              >
                Export CSV
              </Tool>
              <Tool
                icon={<FileText aria-hidden="true" />}
                loading={exported.running === 'pdf'}
                onClick={closing(() => exported.run('pdf'))}
              >
                Export PDF
              </Tool>
            </>
          ) : null}
        </div>
      </div>
    </Popover>
  )
}

function Tool(props: Pick<ButtonProps, 'icon' | 'loading' | 'onClick' | 'children'>) {
  return <Button {...props} className="-mx-4 justify-start" variant="ghost" />
}

function Selects({ rows, filter, onFilter }: Pick<ToolsPopoverProps, 'rows' | 'filter' | 'onFilter'>) {
  const items = useMemo(() => itemsOf(rows), [rows])
  const years = useMemo(() => yearsOf(rows), [rows])
  return (
    <>
      <SelectField
        label="Filter by item"
        onChange={({ target }) => onFilter({ ...filter, item: target.value })}
        options={items.map((item) => ({ value: itemKey(item), label: item }))}
        placeholder="All items"
        value={itemKey(filter.item)}
      />
      <SelectField
        label="Filter by year"
        onChange={({ target }) => onFilter({ ...filter, year: target.value })}
        options={years.map((year) => ({ value: String(year), label: String(year) }))}
        placeholder="All years"
        value={filter.year}
      />
    </>
  )
}
