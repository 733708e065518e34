import { Search, X } from 'lucide-react'
import { useRef } from 'react'
import { cx } from '../cx.ts'
import * as copy from './copy.ts'
import { CONTROL_CLASS, Field, splitFieldProps } from './field.tsx'
import type { TextFieldProps } from './text-fields.tsx'

export type SearchFieldProps = Omit<TextFieldProps, 'type' | 'unit' | 'ref'> & {
  /** Called by the clear button, which is there while there is a value. */
  onClear?: () => void
}

export function SearchField(props: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [texts, { className, onClear, ...rest }] = splitFieldProps(props)
  const clear = () => {
    onClear?.()
    input.current?.focus()
  }
  return (
    <Field {...texts} hideLabel>
      {(control) => (
        <div className="relative">
          <Search className="pointer-events-none absolute inset-y-0 left-3.5 my-auto size-5 text-muted" />
          <input
            {...rest}
            {...control}
            className={cx(CONTROL_CLASS, 'px-11 [&::-webkit-search-cancel-button]:hidden', className)}
            ref={input}
            type="search"
          />
          {onClear && rest.value ? (
            <button
              aria-label={copy.clearSearch}
              className="absolute inset-y-0 right-0 flex w-12 items-center justify-center rounded-control text-muted hover:text-ink"
              onClick={clear}
              type="button"
            >
              <X className="size-5" />
            </button>
          ) : null}
        </div>
      )}
    </Field>
  )
}
