import type { ComponentType } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useConnection } from '../backend/backend.tsx'
import { useSession } from '../backend/session.tsx'
import { PageSkeleton } from './PageSkeleton.tsx'
import type { PageHead } from './pages.ts'

/** Shows a page to its owner only; anybody else signs in first and comes back to the same path. */
export function RequireSession({ page: Page, head }: { page: ComponentType; head?: PageHead }) {
  const { status } = useSession()
  const { state } = useConnection()
  const { pathname, search, hash } = useLocation()
  if (status === 'authenticated') return <Page />
  if (status === 'unauthenticated') {
    return <Navigate replace state={{ from: pathname + search + hash }} to="/login" />
  }
  // Without a server nobody is known; the notice above this page says so.
  return state === 'failed' ? null : <PageSkeleton head={head} />
}
