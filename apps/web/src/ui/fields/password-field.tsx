import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { cx } from '../cx.ts'
import * as copy from './copy.ts'
import { CONTROL_CLASS, Field, splitFieldProps } from './field.tsx'
import type { TextFieldProps } from './text-fields.tsx'

/** Set autoComplete to current-password or new-password. */
export function PasswordField(props: Omit<TextFieldProps, 'unit' | 'type'>) {
  const [shown, setShown] = useState(false)
  const [texts, { className, ...input }] = splitFieldProps(props)
  const Icon = shown ? EyeOff : Eye
  return (
    <Field {...texts}>
      {(control) => (
        <div className="relative">
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...control}
            className={cx(CONTROL_CLASS, 'pr-12', className)}
            type={shown ? 'text' : 'password'}
          />
          <button
            aria-label={copy.showPassword}
            aria-pressed={shown}
            className="absolute inset-y-0 right-0 flex w-12 items-center justify-center rounded-control text-muted hover:text-ink"
            onClick={() => setShown(!shown)}
            type="button"
          >
            <Icon className="size-5" />
          </button>
        </div>
      )}
    </Field>
  )
}
