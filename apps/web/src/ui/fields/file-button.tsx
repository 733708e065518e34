import { useRef } from 'react'
import { Button, type ButtonProps } from '../marks/button.tsx'

type Props = Omit<ButtonProps, 'onClick'> & {
  accept: string
  /** Of the chooser, as a screen reader says it. */
  inputLabel: string
  /** A phone opens its camera. */
  capture?: boolean
  multiple?: boolean
  onPick: (file: File, ...others: File[]) => void
}

export function FileButton({
  accept,
  inputLabel,
  capture = false,
  multiple = false,
  onPick,
  ...button
}: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        accept={accept}
        aria-label={inputLabel}
        hidden
        multiple={multiple}
        onChange={({ target }) => {
          const [file, ...others] = target.files ?? []
          // Choosing the same file again fires a change event.
          target.value = ''
          if (file) onPick(file, ...others)
        }}
        ref={input}
        type="file"
        {...(capture && { capture: 'environment' as const })}
      />
    </>
  )
}
