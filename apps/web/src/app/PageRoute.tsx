import { type ReactNode, Suspense } from 'react'
import { HeadingFocus } from './HeadingFocus.tsx'
import { PageErrors } from './PageErrors.tsx'
import { PageSkeleton } from './PageSkeleton.tsx'
import type { PageHead } from './pages.ts'

export function PageRoute({ head, children }: { head?: PageHead; children: ReactNode }) {
  return (
    <PageErrors>
      <Suspense fallback={<PageSkeleton head={head} />}>
        {children}
        <HeadingFocus />
      </Suspense>
    </PageErrors>
  )
}
