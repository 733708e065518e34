import { Page, RecordButton, SkeletonCard } from '../../ui/index.ts'
import * as copy from './copy.ts'
import { Hero } from './Hero.tsx'

export function HomeSkeleton() {
  return (
    <Page>
      <Hero
        recorder={
          <div className="overflow-hidden rounded-card border border-line bg-surface pb-56 shadow-card">
            <div className="flex min-h-[29.25rem] flex-col items-center bg-screen p-4 pt-6 md:pt-8 sideways:min-h-84 sideways:items-start sideways:pt-4">
              <RecordButton className="sideways:w-42" disabled label={copy.startRecording} state="idle" />
            </div>
          </div>
        }
      >
        <SkeletonCard label={copy.loading} />
      </Hero>
    </Page>
  )
}
