import { currencyDigits, type Energy, fillUpFields, type OfEnergy, paidOf, type Units } from '@tappet/upkeep'
import { Pencil } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { OtherValues } from '../../../fields/OtherValues.tsx'
import { decimal, economyText } from '../../../format/economy.ts'
import { formatDay } from '../../../format/local-day.ts'
import { exactMoney, unitPrice } from '../../../format/money.ts'
import type { ShownFillUp } from '../../../offline/fuel/table.ts'
import { useNarrow, usePrinted } from '../../../platform/app/media.ts'
import { Badge, Button, IconButton, WaitingBadge } from '../../../ui/index.ts'
import { amountText, copy, energyName, wordsOf } from '../copy.ts'

/** A list begins with its newest rows. */
const NEWEST = { narrow: 3, wide: 8 } as const

export function FillUpList({
  fillUps,
  kinds,
  units,
  onEdit,
}: {
  fillUps: readonly ShownFillUp[]
  /** The same by their kind. */
  kinds: readonly OfEnergy<ShownFillUp>[]
  units: Units
  onEdit: (row: ShownFillUp) => void
}) {
  const [all, setAll] = useState(false)
  const details = useMemo(() => toldBy(kinds, units), [kinds, units])
  const isPrinted = usePrinted()
  const newest = useNarrow() ? NEWEST.narrow : NEWEST.wide
  const isWhole = all || isPrinted || fillUps.length <= newest + 2
  const list = useRef<HTMLUListElement>(null)
  // The button goes with its press: the focus moves to the first row that was not there.
  const showRest = () => {
    flushSync(() => setAll(true))
    list.current?.children[newest]?.querySelector('button')?.focus({ preventScroll: true })
  }
  return (
    <>
      <ul
        aria-label={copy.all}
        className="divide-y divide-line rounded-card border border-line bg-surface shadow-card"
        ref={list}
      >
        {(isWhole ? fillUps : fillUps.slice(0, newest)).map((row) => (
          <Row
            hasKind={kinds.length > 1}
            key={row.id}
            onEdit={onEdit}
            row={row}
            units={units}
            {...(details.get(row.id) ?? { energy: null, economy: null })}
          />
        ))}
      </ul>
      {isWhole ? null : (
        <Button className="self-start" onClick={showRest} variant="secondary">
          {copy.showAll(fillUps.length)}
        </Button>
      )}
    </>
  )
}

type Told = { energy: Energy | null; economy: string | null }

/** Kind and economy of each row, by its id. */
const toldBy = (kinds: readonly OfEnergy<ShownFillUp>[], units: Units) =>
  new Map(
    kinds.flatMap(({ energy, fillUps, measure, economy }): [string, Told][] => [
      ...fillUps.map(({ id }): [string, Told] => [id, { energy, economy: null }]),
      ...economy.intervals.map(({ closing, km, amount }): [string, Told] => [
        closing.id,
        { energy, economy: economyText(km, amount, measure, units) },
      ]),
    ]),
  )

const HANDLED = [
  'date',
  'odometer',
  'odometer_unit',
  'amount',
  'amount_unit',
  'energy',
  'total_minor',
  'currency',
  'is_full',
  'missed',
  'station',
  'note',
]

type RowProps = Told & {
  row: ShownFillUp
  /** Whether the car has several. */
  hasKind: boolean
  units: Units
  onEdit: (row: ShownFillUp) => void
}

function Row({ row, energy, economy, hasKind, units, onEdit }: RowProps) {
  const day = formatDay(row.date)
  return (
    <li className="@container flex flex-wrap items-start justify-end gap-x-3 py-2 pr-1 pl-4 md:pl-6">
      <div className="grid min-w-0 flex-1 basis-48 gap-x-4 gap-y-0.5 py-1.5 @md:grid-cols-[minmax(0,1fr)_auto]">
        <h3 className="flex min-w-0 flex-wrap items-baseline gap-x-3 text-lg">
          <time dateTime={row.date}>{day}</time>
          {row.station ? (
            <bdi className="min-w-0 truncate text-base font-normal text-muted">{row.station}</bdi>
          ) : null}
        </h3>
        <p className="figure text-lg @md:text-right">{economy}</p>
        <p className="text-muted">
          {hasKind ? `${energyName(energy)} · ` : null}
          {amountText(row)}
          {row.odometer === null ? null : ` · ${decimal(row.odometer, 1, 0)} ${row.odometer_unit}`}
        </p>
        <Paid row={row} />
        <OtherValues
          className="@md:col-span-2"
          fields={fillUpFields}
          handled={HANDLED}
          row={row}
          units={units}
        />
        {row.note ? (
          <p className="line-clamp-2 wrap-anywhere text-sm text-muted @md:col-span-2" dir="auto">
            {row.note}
          </p>
        ) : null}
        <Marks energy={energy} row={row} />
      </div>
      <IconButton
        className="text-muted"
        icon={<Pencil />}
        label={copy.editOf(wordsOf(energy), day)}
        onClick={() => onEdit(row)}
      />
    </li>
  )
}

function Paid({ row }: { row: ShownFillUp }) {
  const paid = paidOf(row)
  if (paid === null) return null
  const price = paid.minor / 10 ** currencyDigits(paid.currency) / row.amount
  return (
    <p className="text-muted @md:text-right">
      {copy.paid(exactMoney(paid), unitPrice(price, paid.currency), row.amount_unit)}
    </p>
  )
}

function Marks({ row, energy }: Pick<RowProps, 'row' | 'energy'>) {
  if (row.is_full && !row.missed && !row.waiting) return null
  return (
    <p className="mt-1 flex flex-wrap gap-2 @md:col-span-2">
      {row.is_full ? null : <Badge>{wordsOf(energy).part}</Badge>}
      {row.missed ? <Badge>{copy.missed}</Badge> : null}
      {row.waiting ? <WaitingBadge /> : null}
    </p>
  )
}
