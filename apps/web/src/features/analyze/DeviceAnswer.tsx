import { lazy, Suspense } from 'react'
import type { RecordingEntry } from '../../offline/recording.ts'
import { usePreliminaryResults } from './AnalyzeProvider.tsx'
import { loadPreliminaryResult } from './services.ts'

// Needed where the server does not answer alone, so it comes after the page.
const PreliminaryResult = lazy(loadPreliminaryResult)

/** What this device hears by itself in a recording that waits; nothing while it has not begun, and where it cannot say. */
export function DeviceAnswer({ entry, isNew }: { entry: RecordingEntry; isNew: boolean }) {
  const result = usePreliminaryResults().get(entry.id) ?? null
  return result === null ? null : (
    <Suspense>
      <PreliminaryResult entry={entry} isNew={isNew} result={result} />
    </Suspense>
  )
}
