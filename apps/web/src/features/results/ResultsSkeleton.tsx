import { driveStrip } from '../../format/verdict.ts'
import { Card, Page, Skeleton, SkeletonCard, VerdictCard } from '../../ui/index.ts'
import { HEAD } from './head.ts'

/** Of the three answers none is marked yet. */
const UNMARKED = -1

/** The verdict's place and its sound's, before any script has run. */
export function ResultsSkeleton() {
  const strip = driveStrip({ level: 'none' })
  return (
    <Page>
      <div className="grid items-start gap-x-8 gap-y-4 md:gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
        <div className="flex min-w-0 flex-col gap-3">
          {/* As high as the way back. */}
          <div className="h-10" />
          <VerdictCard
            headline={HEAD.title}
            next={<Skeleton />}
            note={HEAD.subtitle}
            range={null}
            strip={strip && { ...strip, marked: UNMARKED }}
            sure={null}
          />
        </div>
        <div className="flex min-w-0 flex-col gap-6 lg:pt-13">
          <Card>
            <div className="h-40 rounded-card bg-screen md:h-56" />
          </Card>
          <SkeletonCard label="Loading the page" lines={3} />
        </div>
      </div>
    </Page>
  )
}
