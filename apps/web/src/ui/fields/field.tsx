import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { cx } from '../cx.ts'
import * as copy from './copy.ts'

export type FieldTexts = {
  label: string
  hint?: ReactNode
  error?: string | undefined
  optional?: boolean | undefined
  hideLabel?: boolean | undefined
  id?: string | undefined
}

export type FieldControl = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }

export const CONTROL_CLASS =
  'block min-h-12 w-full rounded-control border border-control bg-surface px-3.5 py-2.5 text-base text-ink placeholder:text-muted transition-colors hover:border-ink disabled:border-line disabled:bg-sunken disabled:text-muted [&[readonly]]:bg-sunken aria-invalid:border-now aria-invalid:border-2 aria-invalid:px-[0.8125rem]'

export function Field({
  label,
  hint,
  error,
  optional,
  hideLabel,
  id,
  children,
}: FieldTexts & { children: (control: FieldControl) => ReactNode }) {
  const madeId = useId()
  const controlId = id ?? madeId
  const hintId = `${controlId}-hint`
  const errorId = `${controlId}-error`
  const describedBy = cx(error ? errorId : null, hint ? hintId : null)
  const control: FieldControl = {
    id: controlId,
    ...(describedBy ? { 'aria-describedby': describedBy } : {}),
    ...(error ? { 'aria-invalid': true as const } : {}),
  }
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <div className={hideLabel ? 'sr-only' : undefined}>
        <label className="font-semibold" htmlFor={controlId}>
          {label}
          {optional ? ' ' : null}
          {optional ? <span className="font-normal text-muted">{copy.optional}</span> : null}
        </label>
        {hint ? (
          <p className="text-sm text-muted" id={hintId}>
            {hint}
          </p>
        ) : null}
      </div>
      {children(control)}
      {error ? (
        <p className="flex items-start gap-1.5 text-sm font-semibold text-now" id={errorId}>
          <CircleAlert className="mt-[3px] size-4 shrink-0" />
          {error}
        </p>
      ) : null}
    </div>
  )
}

export function splitFieldProps<Props extends FieldTexts>(
  props: Props,
): [FieldTexts, Omit<Props, keyof FieldTexts>] {
  const { label, hint, error, optional, hideLabel, id, ...control } = props
  return [{ label, hint, error, optional, hideLabel, id }, control]
}
