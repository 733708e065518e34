import type { ComponentType } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useSession } from '../backend/account/session.tsx'
import { useConnection } from '../backend/connection/backend.tsx'
import { PageSkeleton } from './PageSkeleton.tsx'
import type { PageHead } from './pages.ts'

/** /login remembers the path. */
export function RequireSession({ page: Page, head }: { page: ComponentType; head?: PageHead }) {
  const { status } = useSession()
  const { state } = useConnection()
  const { pathname, search, hash } = useLocation()
  if (status === 'authenticated') return <Page />
  if (status === 'unauthenticated') {
    return <Navigate replace state={{ from: pathname + search + hash }} to="/login" />
  }
  // Without a server the session is unknown; the notice above says so.
  return state === 'failed' ? null : <PageSkeleton head={head} />
}
