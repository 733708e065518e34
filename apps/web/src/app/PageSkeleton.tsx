import { Page, Skeleton, SkeletonCard } from '../ui/index.ts'

/** The shape most pages have: a heading, and cards below it. */
export function PageSkeleton() {
  return (
    <Page>
      <div className="flex flex-col gap-3">
        <Skeleton className="max-w-80" shape="title" />
        <Skeleton className="max-w-md" />
      </div>
      <SkeletonCard label="Loading the page" lines={3} />
      <SkeletonCard label="" lines={2} />
    </Page>
  )
}
