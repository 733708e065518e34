import { Popover as Base } from '@base-ui/react/popover'
import type { ReactElement, ReactNode } from 'react'

export type PopoverProps = {
  trigger: ReactElement
  title: ReactNode
  children: ReactNode
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Esc or a press outside closes it and returns the focus. */
export function Popover({ trigger, title, children, open, onOpenChange }: PopoverProps) {
  return (
    <Base.Root onOpenChange={(next) => onOpenChange(next)} open={open}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner align="end" className="z-40" collisionPadding={8} sideOffset={8}>
          <Base.Popup className="max-h-[min(36rem,var(--available-height))] w-[22rem] max-w-(--available-width) overflow-y-auto rounded-card border border-line bg-surface p-4 text-ink shadow-card outline-none transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0">
            <Base.Title className="mb-3 text-xl font-semibold">{title}</Base.Title>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
