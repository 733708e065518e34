import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../cx.ts'
import { CONTROL_CLASS, Field, type FieldTexts, splitFieldProps } from './field.tsx'

export type TextFieldProps = FieldTexts &
  Omit<ComponentProps<'input'>, 'id'> & {
    unit?: string
  }

export function TextField(props: TextFieldProps) {
  const [texts, { className, unit, ...input }] = splitFieldProps(props)
  return (
    <Field {...texts}>
      {(control) => (
        <InputWithUnit unit={unit}>
          <input
            type="text"
            {...input}
            {...control}
            className={cx(CONTROL_CLASS, unit && 'pr-14', className)}
          />
        </InputWithUnit>
      )}
    </Field>
  )
}

function InputWithUnit({ unit, children }: { unit: string | undefined; children: ReactNode }) {
  if (!unit) return children
  return (
    <div className="relative">
      {children}
      <span className="pointer-events-none absolute inset-y-0 right-3.5 flex items-center text-muted">
        {unit}
      </span>
    </div>
  )
}

export function EmailField(props: TextFieldProps) {
  return (
    <TextField
      autoCapitalize="none"
      autoComplete="email"
      inputMode="email"
      required
      type="email"
      {...props}
    />
  )
}

/** The phone's number pad, without spinner arrows. */
export function NumberField({ decimals = false, ...props }: TextFieldProps & { decimals?: boolean }) {
  return <TextField autoComplete="off" inputMode={decimals ? 'decimal' : 'numeric'} {...props} />
}

export type TextAreaProps = FieldTexts & Omit<ComponentProps<'textarea'>, 'id'>

export function TextArea(props: TextAreaProps) {
  const [texts, { className, ...area }] = splitFieldProps(props)
  return (
    <Field {...texts}>
      {(control) => (
        <textarea
          rows={4}
          {...area}
          {...control}
          className={cx(CONTROL_CLASS, 'min-h-28 resize-y field-sizing-content', className)}
        />
      )}
    </Field>
  )
}
