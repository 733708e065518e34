import { useRef } from 'react'
import { Button, type ButtonProps } from '../marks/button.tsx'

type Props = Omit<ButtonProps, 'onClick'> & {
  accept: string
  /** Of the chooser, as a screen reader says it. */
  inputLabel: string
  /** A phone opens its camera. */
  capture?: boolean
  onPick: (file: File) => void
}

/** Lets one file be chosen. */
export function FileButton({ accept, inputLabel, capture = false, onPick, ...button }: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        accept={accept}
        aria-label={inputLabel}
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0]
          // Choosing the same file again fires a change event.
          target.value = ''
          if (file) onPick(file)
        }}
        ref={input}
        type="file"
        {...(capture && { capture: 'environment' as const })}
      />
    </>
  )
}
