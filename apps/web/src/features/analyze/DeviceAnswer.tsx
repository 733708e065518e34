import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react'
import type { RecordingEntry } from '../../offline/recording.ts'
import { usePreliminaryResults } from './AnalyzeProvider.tsx'
import type Preliminary from './PreliminaryResult.tsx'
import { loadPreliminaryResult } from './services.ts'

// Needed only where the server does not answer; a page that could not fetch it stands without it.
const PreliminaryResult = lazy<ComponentType<ComponentProps<typeof Preliminary>>>(() =>
  loadPreliminaryResult().catch(() => ({ default: () => null })),
)

export function DeviceAnswer({ entry, isNew }: { entry: RecordingEntry; isNew: boolean }) {
  const result = usePreliminaryResults().get(entry.id) ?? null
  return result === null ? null : (
    <Suspense>
      <PreliminaryResult entry={entry} isNew={isNew} result={result} />
    </Suspense>
  )
}
