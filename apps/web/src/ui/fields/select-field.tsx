import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'
import { CONTROL_CLASS, Field, type FieldTexts, splitFieldProps } from './field.tsx'

export type SelectOption = { value: string; label: string }

export type SelectFieldProps = FieldTexts &
  Omit<ComponentProps<'select'>, 'id'> & {
    options: readonly SelectOption[]
    placeholder?: string
  }

/** A phone's own picker is the best one. */
export function SelectField(props: SelectFieldProps) {
  const [texts, { className, options, placeholder, ...select }] = splitFieldProps(props)
  return (
    <Field {...texts}>
      {(control) => (
        <div className="relative">
          <select {...select} {...control} className={cx(CONTROL_CLASS, 'appearance-none pr-11', className)}>
            {placeholder === undefined ? null : <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown className="pointer-events-none absolute inset-y-0 right-3.5 my-auto size-5 text-muted" />
        </div>
      )}
    </Field>
  )
}
