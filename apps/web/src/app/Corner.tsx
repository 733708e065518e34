import type { ReactNode } from 'react'
import { lazy, Suspense } from 'react'
import { HAS_WORKER, useAppUpdate, watchAppUpdates } from '../platform/app-update.ts'
import { InstallPrompt } from './install/InstallPrompt.tsx'

const UpdateNotice = lazy(() => import('./update/UpdateNotice.tsx'))

// With this chunk, after the first page: the worker's downloads come last.
if (HAS_WORKER) watchAppUpdates()

/** What the app offers of itself, one thing at a time: a newer version, or to be installed. */
export default function Corner(): ReactNode {
  if (!useAppUpdate()) return <InstallPrompt />
  return (
    <Suspense>
      <UpdateNotice />
    </Suspense>
  )
}
