import { PRODUCT_VERSION } from '@tappet/wire'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { useSession } from '../../backend/account/session.tsx'
import { useConnection } from '../../backend/connection/backend.tsx'
import { useOnline } from '../../platform/app/network.ts'

/** A panel for developers with the app's address and state. Closed until pressed. */
export default function DebugCorner() {
  const [open, setOpen] = useState(false)
  return (
    <aside
      aria-label="Debug"
      className="fixed bottom-[calc(var(--nav-height)+var(--safe-bottom)+0.25rem)] left-1 z-10 max-w-[calc(100vw-0.5rem)] rounded-control bg-screen text-xs text-screen-muted lg:right-1 lg:bottom-1 lg:left-auto"
      data-testid="debug-corner"
    >
      {open ? <Readings /> : null}
      <button
        aria-expanded={open}
        className="min-h-7 px-2 focus-visible:outline-screen-ink"
        onClick={() => setOpen(!open)}
        type="button"
      >
        {open ? 'Close debug' : 'Debug'}
      </button>
    </aside>
  )
}

function Readings() {
  const { pathname, search } = useLocation()
  const { status, user } = useSession()
  const { state, backend } = useConnection()
  const online = useOnline()
  const readings = [
    ['Route', pathname + search],
    ['Session', user ? `${status} (${user.email ?? user.id})` : status],
    ['Server', backend ? `${state}, ${backend.config.version}` : state],
    ['App', `${PRODUCT_VERSION} (${import.meta.env.MODE})`],
    ['Network', online ? 'online' : 'offline'],
  ] as const
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 px-2 pt-2">
      {readings.map(([name, value]) => (
        <div className="contents" key={name}>
          <dt>{name}</dt>
          <dd className="truncate text-screen-ink">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
