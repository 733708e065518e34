import type { ReactNode } from 'react'
import * as copy from './copy.ts'

export function VisuallyHidden({ children, id }: { children: ReactNode; id?: string }) {
  return (
    <span className="sr-only" id={id}>
      {children}
    </span>
  )
}

/** The first stop of the keyboard. */
export function SkipLink({ target = 'main' }: { target?: string }) {
  return (
    <a
      className="sr-only rounded-control bg-ink px-4 py-3 font-semibold text-on-ink focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50"
      href={`#${target}`}
    >
      {copy.skipToContent}
    </a>
  )
}
