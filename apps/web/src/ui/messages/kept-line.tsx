import { useState } from 'react'
import { cx } from '../cx.ts'

type KeptLineProps = {
  /** Undefined while it is not known, null where nothing is to be said. */
  text: string | null | undefined
  /** The place of the longest is kept, so that nothing below moves. */
  possible: readonly string[]
  className?: string
}

export function KeptLine({ text, possible, className }: KeptLineProps) {
  const [hasText, setHasText] = useState(text !== null)
  if (!hasText && text !== null) setHasText(true)
  if (!hasText && text === null) return null
  return (
    <p className={cx('grid text-sm text-muted', className)}>
      {[...new Set(possible)].map((each) => (
        // Drawn by the style sheet: nothing reads it out or finds it.
        <span
          className="invisible col-start-1 row-start-1 before:content-[attr(data-text)]"
          data-text={each}
          key={each}
        />
      ))}
      <span className="col-start-1 row-start-1">{text}</span>
    </p>
  )
}
