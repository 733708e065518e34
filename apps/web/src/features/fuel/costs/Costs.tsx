import { carCostFields, csvFile, currencyOf, nearestMinor, type Units } from '@tappet/upkeep'
import { FileDown, Pencil, Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { OtherValues } from '../../../fields/OtherValues.tsx'
import { formatDay } from '../../../format/local-day.ts'
import { exactMoney } from '../../../format/money.ts'
import { costTable, type ShownCost } from '../../../offline/costs/table.ts'
import type { Car } from '../../../offline/garage/table.ts'
import { useTableQueue } from '../../../offline/use-offline.ts'
import { Button, IconButton, Section, WaitingBadge } from '../../../ui/index.ts'
import { copy, costCount, everyText } from '../copy.ts'
import { saveCsv } from '../save-csv.ts'
import { Waiting } from '../Waiting.tsx'
import { CostDialog } from './CostDialog.tsx'

/** What the car costs besides fuel and service. */
export function Costs({
  car,
  costs,
  isRead,
  units,
}: {
  car: Car | null
  costs: readonly ShownCost[]
  /** False while those of the server are not. */
  isRead: boolean
  units: Units
}) {
  const [edited, setEdited] = useState<ShownCost | 'new' | null>(null)
  const place = useRef<HTMLDivElement>(null)
  const isLinked = useLocation().hash === '#costs'
  // What stands above it comes later than the page.
  useEffect(() => {
    if (isLinked && isRead) place.current?.scrollIntoView()
  }, [isLinked, isRead])
  return (
    <div className="scroll-mt-20" ref={place}>
      <Section
        action={
          <div className="flex flex-wrap gap-3">
            {isRead && costs.length > 0 ? (
              <Button
                icon={<FileDown />}
                onClick={() => saveCsv('costs', csvFile(carCostFields, costs))}
                size="sm"
                variant="secondary"
              >
                {copy.exportCosts}
              </Button>
            ) : null}
            <Button icon={<Plus />} onClick={() => setEdited('new')} size="sm" variant="secondary">
              {copy.addCost}
            </Button>
          </div>
        }
        title={copy.costs}
      >
        <Waiting count={costCount} changes={useTableQueue(costTable)} table={costTable} />
        {costs.length > 0 ? (
          <ul
            aria-label={copy.costs}
            className="divide-y divide-line rounded-card border border-line bg-surface shadow-card"
          >
            {costs.map((row) => (
              <CostLine key={row.id} onEdit={() => setEdited(row)} row={row} units={units} />
            ))}
          </ul>
        ) : (
          <p className="text-muted">{isRead ? copy.noCosts : copy.costsUnread}</p>
        )}
        {edited === null ? null : (
          <CostDialog
            edited={edited === 'new' ? null : edited}
            key={edited === 'new' ? 'new' : edited.id}
            onClose={() => setEdited(null)}
            units={units}
            vehicleId={car?.id ?? null}
          />
        )}
      </Section>
    </div>
  )
}

const HANDLED = ['kind', 'amount', 'currency', 'every', 'date', 'until', 'note']

export function CostLine({ row, onEdit, units }: { row: ShownCost; onEdit: () => void; units: Units }) {
  const name = carCostFields.kind.options[row.kind].label
  const currency = currencyOf(row)
  const amount = exactMoney({ minor: nearestMinor(row.amount, currency), currency })
  return (
    <li className="flex flex-wrap items-start justify-end gap-x-3 py-2 pr-1 pl-4 md:pl-6">
      <div className="grid min-w-0 flex-1 basis-48 gap-x-4 gap-y-0.5 py-1.5 sm:grid-cols-[auto_minmax(0,1fr)]">
        <h3 className="text-lg">{name}</h3>
        <p className="figure text-lg sm:text-right">{`${amount} ${everyText(row)}`.trim()}</p>
        <p className="text-muted sm:col-span-2">
          {copy.fromTo(formatDay(row.date), row.until === null ? null : formatDay(row.until))}
        </p>
        <OtherValues
          className="sm:col-span-2"
          fields={carCostFields}
          handled={HANDLED}
          row={row}
          units={units}
        />
        {row.note ? (
          <p className="wrap-anywhere text-sm text-muted sm:col-span-2" dir="auto">
            {row.note}
          </p>
        ) : null}
        {row.waiting ? (
          <p className="mt-1 sm:col-span-2">
            <WaitingBadge />
          </p>
        ) : null}
      </div>
      <IconButton
        className="text-muted"
        icon={<Pencil />}
        label={copy.editCostOf(name, formatDay(row.date))}
        onClick={onEdit}
      />
    </li>
  )
}
