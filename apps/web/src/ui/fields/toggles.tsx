import { Check } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { cx } from '../cx.ts'
import { FieldError } from './field.tsx'

export type ToggleProps = Omit<ComponentProps<'input'>, 'type' | 'id'> & {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
}

export function Checkbox({ label, hint, error, className, ...input }: ToggleProps) {
  const ids = useToggleIds(hint, error)
  return (
    <div className={className}>
      <label className="flex min-h-12 items-start gap-3 py-3">
        <span className="relative flex size-6 shrink-0">
          <input
            {...input}
            {...ids.control}
            className="peer size-6 appearance-none rounded-[0.375rem] border-2 border-control bg-surface transition-colors checked:border-on-accent checked:bg-accent hover:border-ink disabled:opacity-50 aria-invalid:border-now"
            type="checkbox"
          />
          <Check className="pointer-events-none absolute inset-0 m-auto size-4 stroke-3 text-on-accent opacity-0 peer-checked:opacity-100" />
        </span>
        <ToggleTexts hint={hint} hintId={ids.hintId} label={label} />
      </label>
      {error ? <FieldError id={ids.errorId}>{error}</FieldError> : null}
    </div>
  )
}

export function Switch({ label, hint, error, className, ...input }: ToggleProps) {
  const ids = useToggleIds(hint, error)
  return (
    <div className={className}>
      {/* Large text takes a line of its own. */}
      <label className="flex min-h-12 flex-wrap items-start justify-between gap-x-4 gap-y-2 py-2.5">
        <ToggleTexts hint={hint} hintId={ids.hintId} label={label} />
        <span className="relative flex h-7 w-12 shrink-0">
          <input
            {...input}
            {...ids.control}
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
      {error ? <FieldError id={ids.errorId}>{error}</FieldError> : null}
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

function useToggleIds(hint: ReactNode, error: string | undefined) {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const describedBy = cx(error ? errorId : null, hint ? hintId : null)
  return {
    hintId,
    errorId,
    control: {
      id,
      ...(describedBy ? { 'aria-describedby': describedBy } : {}),
      ...(error ? { 'aria-invalid': true as const } : {}),
    },
  }
}
