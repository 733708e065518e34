import { lazy, Suspense, useState } from 'react'
import * as copy from './copy.ts'

const Readings = lazy(() => import('./Readings.tsx'))

/** A dot for developers, off the tab bar: a tap opens the app's address and state. */
export default function DebugCorner() {
  const [open, setOpen] = useState(false)
  return (
    <aside
      aria-label={copy.debug}
      className={`fixed bottom-[calc(var(--nav-height)+var(--safe-bottom)+0.25rem)] left-1 z-10 max-w-[calc(100vw-0.5rem)] text-xs lg:right-1 lg:bottom-1 lg:left-auto ${open ? 'rounded-control bg-screen text-screen-muted' : ''}`}
      data-testid="debug-corner"
    >
      {open ? (
        <Suspense>
          <Readings />
        </Suspense>
      ) : null}
      <button
        aria-expanded={open}
        aria-label={open ? undefined : copy.debug}
        className={open ? 'min-h-12 px-2' : 'grid size-6 place-items-center pointer-coarse:size-12'}
        onClick={() => setOpen(!open)}
        type="button"
      >
        {open ? copy.close : <span className="size-4 rounded-chip bg-screen" />}
      </button>
    </aside>
  )
}
