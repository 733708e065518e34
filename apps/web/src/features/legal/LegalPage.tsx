import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useNavigate } from 'react-router'
import { Card, Page, PageHeader, Skeleton } from '../../ui/index.ts'

const LegalText = lazy(() => import('./LegalText.tsx'))

/** Fetches a static markdown document. A failure is logged, and the card says where the text stands. */
async function fetchDocument(path: string): Promise<string | null> {
  try {
    const response = await fetch(path)
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    return await response.text()
  } catch (error) {
    console.warn('The legal text could not be loaded', error)
    return null
  }
}

/** A legal page: the document, rendered in a card that scrolls. */
export function LegalPage({ title, path }: { title: string; path: string }) {
  const navigate = useNavigate()
  const { data: markdown } = useQuery({
    queryKey: ['legal', path],
    queryFn: () => fetchDocument(path),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <Page width="reading">
      <PageHeader back={{ label: 'Back', onBack: () => navigate(-1) }} title={title} />
      <Card>
        <section
          aria-label={title}
          className="h-[70dvh] overflow-y-auto rounded-card p-4 md:p-8"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
          tabIndex={0}
        >
          <Suspense fallback={<TextSkeleton />}>
            {markdown === undefined ? <TextSkeleton /> : <LegalText markdown={markdown ?? MISSING} />}
          </Suspense>
        </section>
      </Card>
    </Page>
  )
}

const MISSING = 'The text could not be loaded. Please open this page again when you are online.'

function TextSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-3" role="status">
      <span className="sr-only">Loading the text</span>
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton />
      <Skeleton className="w-3/5" />
    </div>
  )
}
