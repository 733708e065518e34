import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '../cx.ts'

export type LayerProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  children?: ReactNode
  footer?: ReactNode
}

export type ConfirmDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  /** What will happen, and whether it can be undone. */
  description: ReactNode
  /** The verb: "Clear codes". */
  confirmLabel: string
  cancelLabel?: string
  /** danger for what cannot be undone. */
  tone?: 'primary' | 'danger'
  loading?: boolean
  onConfirm: () => void
  children?: ReactNode
}

export const BACKDROP_CLASS =
  'fixed inset-0 z-40 bg-scrim transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0'

export const LAYER_CLASS =
  // Where title and actions leave no room for the middle (large text, a phone on its side), all of it scrolls.
  'fixed z-40 flex flex-col overflow-y-auto bg-surface text-ink shadow-card outline-none transition-[opacity,translate] ease-out'

/* On a phone a dialog is at the bottom, in reach of the thumb; from 640 px in the middle. */
export const DIALOG_CLASS = cx(
  LAYER_CLASS,
  'inset-x-0 bottom-0 mx-auto max-h-[calc(100dvh-var(--layer-cut))] w-full rounded-t-card pb-safe data-ending-style:translate-y-4 data-ending-style:opacity-0 data-starting-style:translate-y-4 data-starting-style:opacity-0',
  'sm:top-[calc(50%+var(--layer-shift))] sm:bottom-auto sm:w-[calc(100%-4rem)] sm:max-w-lg sm:-translate-y-1/2 sm:rounded-card sm:pb-0',
  'sm:data-ending-style:translate-y-[calc(-50%+0.5rem)] sm:data-starting-style:translate-y-[calc(-50%+0.5rem)]',
)

export const TITLE_CLASS = 'text-[length:min(1.5rem,10vw)] leading-[1.17] font-semibold tracking-tight'

export function LayerBody({ children }: { children: ReactNode }) {
  return children ? <div className="min-h-24 flex-1 overflow-y-auto px-5 py-2 md:px-6">{children}</div> : null
}

export function LayerFooter({ children }: { children: ReactNode }) {
  return children ? (
    <div className="flex flex-col-reverse gap-3 p-5 pt-4 sm:flex-row sm:justify-end md:p-6 md:pt-4">
      {children}
    </div>
  ) : (
    <div className="h-5 shrink-0" />
  )
}

export const CLOSE_CLASS =
  'absolute top-3 right-3 flex size-[min(3rem,15vw)] items-center justify-center rounded-control text-muted hover:bg-sunken hover:text-ink'

export function CloseIcon() {
  return <X className="size-6" />
}
