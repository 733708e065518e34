import { CarFront, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { type CarKey, carName } from '../../../backend/car/car.ts'
import { useGarage } from '../../../offline/garage/use-garage.ts'
import type { LogRow } from '../../../offline/log/table.ts'
import { Button, Dialog } from '../../../ui/index.ts'
import { copy } from './copy.ts'
import { moveRecords } from './move.ts'

export type SelectionBarProps = {
  userId: string
  /** Whose records these are; null where the driver has named no car. */
  car: CarKey | null
  /** What can be selected. */
  rows: readonly LogRow[]
  selected: readonly LogRow[]
  onSelect: (rows: readonly LogRow[]) => void
  onDelete: (rows: readonly LogRow[]) => void
  onEnd: () => void
}

/** What can be done with several records at once. Escape ends it. */
export function SelectionBar({ userId, car, rows, selected, onSelect, onDelete, onEnd }: SelectionBarProps) {
  const { cars, former } = useGarage(userId)
  const others = car ? [...cars, ...former].filter(({ id }) => id !== car.id) : []
  const [moving, setMoving] = useState(false)
  const bar = useRef<HTMLElement>(null)
  useEffect(() => bar.current?.focus({ preventScroll: true }), [])
  useEffect(() => {
    const end = (event: KeyboardEvent) => {
      // A layer above takes its own Escape.
      if (event.key === 'Escape' && !event.defaultPrevented && !moving) onEnd()
    }
    document.addEventListener('keydown', end)
    return () => document.removeEventListener('keydown', end)
  }, [moving, onEnd])
  const isAll = selected.length === rows.length
  const done = (act: () => void) => () => {
    act()
    onEnd()
  }
  return (
    <section
      aria-label={copy.title}
      className="sticky top-2 z-10 flex flex-wrap items-center gap-2 rounded-card border border-line bg-surface p-3 shadow-card"
      ref={bar}
      tabIndex={-1}
    >
      <p className="min-w-32 flex-1 font-semibold" role="status">
        {copy.count(selected.length)}
      </p>
      <Button onClick={() => onSelect(isAll ? [] : rows)} size="sm" variant="ghost">
        {isAll ? copy.none : copy.all}
      </Button>
      {others.length > 0 ? (
        <Button
          disabled={selected.length === 0}
          icon={<CarFront />}
          onClick={() => setMoving(true)}
          size="sm"
          variant="secondary"
        >
          {copy.move}
        </Button>
      ) : null}
      <Button
        disabled={selected.length === 0}
        icon={<Trash2 />}
        onClick={done(() => onDelete(selected))}
        size="sm"
        variant="secondary"
      >
        {copy.delete}
      </Button>
      <Button onClick={onEnd} size="sm" variant="ghost">
        {copy.done}
      </Button>
      <Dialog onOpenChange={setMoving} open={moving} title={copy.moveTo(selected.length)}>
        <div className="flex flex-col gap-3 pb-1">
          {others.map((other) => (
            <Button
              key={other.id}
              onClick={done(() => void moveRecords(selected, car?.id ?? '', other))}
              variant="secondary"
            >
              {carName(other)}
            </Button>
          ))}
        </div>
      </Dialog>
    </section>
  )
}
