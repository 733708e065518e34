import { type FieldTable, otherTexts } from '@tappet/upkeep'
import { writersIn } from '../format/writers.ts'
import { cx } from '../ui/index.ts'
import type { Typing } from './typed.ts'

export function OtherValues({
  fields,
  row,
  handled,
  units,
  className,
}: {
  fields: FieldTable
  row: object
  handled: readonly string[]
  units: Typing['units']
  className?: string
}) {
  const others = otherTexts(fields, row, handled, writersIn(units))
  if (others.length === 0) return null
  return (
    <p className={cx('truncate text-sm text-muted', className)}>
      {others.map(({ name, label, text }) => (
        <span className="mr-3" key={name}>
          {label}: <bdi>{text}</bdi>
        </span>
      ))}
    </p>
  )
}
