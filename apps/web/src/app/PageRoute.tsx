import type { ReactNode } from 'react'
import { Suspense } from 'react'
import { HeadingFocus } from './HeadingFocus.tsx'
import { PageSkeleton } from './PageSkeleton.tsx'

/** One page's place: a skeleton while its code or its backend is on the way, then the page. */
export function PageRoute({ children }: { children: ReactNode }) {
  return (
    <Suspense fallback={<PageSkeleton />}>
      {children}
      <HeadingFocus />
    </Suspense>
  )
}
