import { Check } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'

export type ToggleProps = Omit<ComponentProps<'input'>, 'type' | 'id'> & {
  label: ReactNode
  hint?: ReactNode
}

export function Checkbox({ label, hint, className, ...input }: ToggleProps) {
  const hintId = useId()
  const describedBy = hint ? hintId : undefined
  return (
    <div className={className}>
      <label className="flex min-h-12 items-start gap-3 py-3">
        <span className="relative flex size-6 shrink-0">
          <input
            {...input}
            aria-describedby={describedBy}
            className="peer size-6 appearance-none rounded-[0.375rem] border-2 border-control bg-surface transition-colors checked:border-on-accent checked:bg-accent hover:border-ink disabled:opacity-50"
            type="checkbox"
          />
          <Check className="pointer-events-none absolute inset-0 m-auto size-4 stroke-3 text-on-accent opacity-0 peer-checked:opacity-100" />
        </span>
        <ToggleTexts hint={hint} hintId={hintId} label={label} />
      </label>
    </div>
  )
}

export function Switch({ label, hint, className, ...input }: ToggleProps) {
  const hintId = useId()
  const describedBy = hint ? hintId : undefined
  return (
    <div className={className}>
      {/* Large text takes a line of its own. */}
      <label className="flex min-h-12 flex-wrap items-start justify-between gap-x-4 gap-y-2 py-2.5">
        <ToggleTexts hint={hint} hintId={hintId} label={label} />
        <span className="relative flex h-7 w-12 shrink-0">
          <input
            {...input}
            aria-describedby={describedBy}
            className="peer h-7 w-12 appearance-none rounded-chip border-2 border-control bg-sunken transition-colors checked:border-on-accent checked:bg-accent hover:border-ink disabled:opacity-50"
            // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox announces its own state.
            role="switch"
            type="checkbox"
          />
          <span
            aria-hidden="true"
            className="pointer-events-none absolute top-1.5 left-1.5 size-4 rounded-chip bg-control transition-transform peer-checked:translate-x-5 peer-checked:bg-on-accent"
          />
        </span>
      </label>
    </div>
  )
}

function ToggleTexts({ label, hint, hintId }: { label: ReactNode; hint: ReactNode; hintId: string }) {
  return (
    <span className="min-w-0 flex-1 basis-40">
      <span className="block">{label}</span>
      {hint ? (
        <span className="block text-sm text-muted" id={hintId}>
          {hint}
        </span>
      ) : null}
    </span>
  )
}
