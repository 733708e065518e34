import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import * as copy from './copy.ts'

export type ChipProps = {
  children: ReactNode
  selected?: boolean
  /** Keeps the focus, and takes no tap until it can be answered. */
  inert?: boolean
  onToggle?: (selected: boolean) => void
  onRemove?: () => void
  removeLabel?: string
}

/* Half of the least height: round with one line, and no oval with more. */
const CHIP_CLASS =
  'inline-flex min-h-12 items-center gap-1.5 rounded-[1.5rem] border text-[length:min(1rem,8vw)] transition-colors [&_svg]:size-4 [&_svg]:shrink-0'

export function Chip({
  children,
  selected = false,
  inert = false,
  onToggle,
  onRemove,
  removeLabel = copy.remove,
}: ChipProps) {
  if (onToggle) {
    return (
      <button
        aria-disabled={inert || undefined}
        aria-pressed={selected}
        className={cx(
          CHIP_CLASS,
          'px-4 aria-disabled:opacity-60',
          selected
            ? 'border-ink bg-ink font-semibold text-on-ink'
            : 'border-control bg-surface text-ink hover:bg-sunken',
        )}
        onClick={() => (inert ? undefined : onToggle(!selected))}
        type="button"
      >
        {selected ? <Check /> : null}
        {children}
      </button>
    )
  }
  return (
    <span className={cx(CHIP_CLASS, 'border-line bg-sunken pl-4 text-ink', onRemove ? 'pr-0' : 'pr-4')}>
      {children}
      {onRemove ? (
        <button
          aria-label={removeLabel}
          className="flex h-12 w-[min(3rem,15vw)] shrink-0 items-center justify-center rounded-chip text-muted hover:text-ink"
          onClick={onRemove}
          type="button"
        >
          <X />
        </button>
      ) : null}
    </span>
  )
}

export function ChipGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a form's look and legend to plain chips.
    <div aria-label={label} className="flex flex-wrap gap-2" role="group">
      {children}
    </div>
  )
}
