import { Page, PageHeader, Skeleton, SkeletonCard } from '../ui/index.ts'
import * as copy from './copy.ts'
import type { PageHead } from './pages.ts'

export function PageSkeleton({ head }: { head?: PageHead | undefined }) {
  const heading = head?.heading ?? (head?.subtitle ? head.title : undefined)
  return (
    <Page>
      {heading ? (
        <PageHeader subtitle={head?.subtitle} title={heading} />
      ) : (
        <div className="flex flex-col gap-3">
          <Skeleton className="max-w-80" shape="title" />
          <Skeleton className="max-w-md" />
        </div>
      )}
      <SkeletonCard label={copy.loading} lines={3} />
      <SkeletonCard label="" />
    </Page>
  )
}
