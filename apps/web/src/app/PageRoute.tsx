import type { ReactNode } from 'react'
import { Suspense } from 'react'
import { HeadingFocus } from './HeadingFocus.tsx'
import { PageSkeleton } from './PageSkeleton.tsx'
import type { PageHead } from './pages.ts'

/** A page, or a skeleton while its code or the backend loads. */
export function PageRoute({ head, children }: { head?: PageHead; children: ReactNode }) {
  return (
    <Suspense fallback={<PageSkeleton head={head} />}>
      {children}
      <HeadingFocus />
    </Suspense>
  )
}
