import { lazy, type ReactNode, Suspense } from 'react'
import { useCarUnit } from '../offline/garage/use-car-unit.ts'
import { HAS_WORKER, useAppUpdate, watchAppUpdates } from '../platform/app/app-update.ts'
import { pullsItself } from '../platform/app/install.ts'
import { useStore } from '../platform/runtime/store.ts'
import { recordingNow } from '../platform/sound/recording-now.ts'
import { InstallPrompt } from './install/InstallPrompt.tsx'

const PullToRefresh = lazy(() => import('./pull/PullToRefresh.tsx'))
const UpdateNotice = lazy(() => import('./update/UpdateNotice.tsx'))

// Loads after the first page, so the worker's downloads come last.
if (HAS_WORKER) watchAppUpdates()

/** One offer at a time, and none while a recording is made. */
export default function Corner(): ReactNode {
  useCarUnit()
  const update = useAppUpdate()
  if (useStore(recordingNow)) return null
  return (
    <Suspense>
      {pullsItself() ? null : <PullToRefresh />}
      {update ? <UpdateNotice /> : <InstallPrompt />}
    </Suspense>
  )
}
