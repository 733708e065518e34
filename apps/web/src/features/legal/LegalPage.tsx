import { ChevronDown } from 'lucide-react'
import { lazy, type MouseEvent, type ReactNode, Suspense, useMemo } from 'react'
import { useNavigate } from 'react-router'
import { usePlans } from '../../backend/account/plans.ts'
import { useSupportMails } from '../../backend/account/support.ts'
import { Button, Card, Page, PageHeader, Skeleton } from '../../ui/index.ts'
import { copy } from './copy.ts'
import { useDocument, withoutPro } from './document.ts'
import { type Heading, headingsOf } from './headings.ts'

const LegalText = lazy(() => import('./LegalText.tsx'))

export type LegalPageProps = {
  title: string
  path: string
  gist: string
}

export function LegalPage({ title, path, gist }: LegalPageProps) {
  const navigate = useNavigate()
  const { data, refetch, isFetching } = useDocument(path)
  const isSold = usePlans() === 'on'
  const markdown = useMemo(() => (data && !isSold ? withoutPro(data) : data), [data, isSold])
  const headings = useMemo(() => headingsOf(markdown ?? ''), [markdown])
  return (
    <Page>
      <PageHeader back={{ label: copy.back, onBack: () => navigate(-1) }} title={title} />
      <Card className="@container overflow-hidden">
        <div className="lg:@2xl:grid lg:@2xl:grid-cols-[16rem_minmax(0,1fr)]">
          {/* A link must have its heading to lead to. */}
          <Suspense fallback={<Reader parts={null} text={<TextSkeleton />} title={title} />}>
            <Reader
              parts={markdown ? <Contents headings={headings} /> : null}
              text={
                markdown ? (
                  <>
                    <FoldedContents headings={headings} />
                    <LegalText markdown={markdown} />
                  </>
                ) : markdown === undefined ? (
                  <TextSkeleton />
                ) : (
                  <Missing
                    action={
                      <Button loading={isFetching} onClick={() => refetch()}>
                        {copy.tryAgain}
                      </Button>
                    }
                    gist={gist}
                  />
                )
              }
              title={title}
            />
          </Suspense>
        </div>
      </Card>
    </Page>
  )
}

function Reader({ title, parts, text }: { title: string; parts: ReactNode; text: ReactNode }) {
  return (
    <>
      <nav
        aria-label={copy.onPage}
        className="hidden h-[72dvh] overflow-y-auto border-r border-line px-6 py-5 lg:@2xl:block"
      >
        {parts}
      </nav>
      <section
        aria-label={title}
        className="h-[72dvh] overflow-y-auto rounded-card px-4 py-6 md:px-10 md:py-8 lg:@2xl:rounded-none"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
        tabIndex={0}
      >
        {text}
      </section>
    </>
  )
}

function FoldedContents({ headings }: { headings: readonly Heading[] }) {
  return (
    <details className="group mb-6 rounded-control bg-sunken px-4 lg:@2xl:hidden">
      <summary className="flex min-h-12 list-none items-center justify-between gap-4 font-semibold [&::-webkit-details-marker]:hidden">
        {copy.onPage}
        <ChevronDown className="size-5 text-muted transition-transform group-open:rotate-180" />
      </summary>
      <nav aria-label={copy.onPage} className="pb-2">
        <Contents headings={headings} />
      </nav>
    </details>
  )
}

function Missing({ gist, action }: { gist: string; action: ReactNode }) {
  const { note, supportMail } = useSupportMails()
  return (
    <div className="flex max-w-[36rem] flex-col items-start gap-4 text-lg">
      <p>{copy.notLoaded(gist)}</p>
      <p>
        {copy.openAgain}{' '}
        <a className="text-link" href={supportMail(copy.mailSubject)}>
          {copy.askByMail}
        </a>
        .{note === null ? null : ` ${note}`}
      </p>
      {action}
    </div>
  )
}

function TextSkeleton() {
  return (
    <div aria-busy="true" className="flex max-w-[36rem] flex-col gap-4" role="status">
      <span className="sr-only">{copy.loading}</span>
      <Skeleton className="w-2/5" />
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton />
      <Skeleton className="w-3/5" />
    </div>
  )
}

function goTo(event: MouseEvent, anchor: string): void {
  event.preventDefault()
  const heading = document.getElementById(anchor)
  heading?.scrollIntoView({ block: 'start' })
  heading?.focus({ preventScroll: true })
}

function Contents({ headings }: { headings: readonly Heading[] }) {
  return (
    <ol className="flex flex-col">
      {headings.map(({ title, anchor }) => (
        <li key={anchor}>
          <a
            className="flex min-h-12 items-center py-1 text-muted hover:text-ink hover:underline lg:text-sm"
            href={`#${anchor}`}
            onClick={(event) => goTo(event, anchor)}
          >
            {title}
          </a>
        </li>
      ))}
    </ol>
  )
}
