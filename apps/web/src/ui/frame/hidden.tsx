import type { ReactNode } from 'react'
import * as copy from './copy.ts'

export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="sr-only">{children}</span>
}

export function SkipLink() {
  return (
    <a
      className="sr-only rounded-control bg-ink px-4 py-3 font-semibold text-on-ink focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50"
      href="#main"
    >
      {copy.skipToContent}
    </a>
  )
}
