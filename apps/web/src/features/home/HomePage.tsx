import type { ComponentType, ReactNode } from 'react'
import { lazy, Suspense, useCallback } from 'react'
import { Link } from 'react-router'
import { Alert, Page, SkeletonCard } from '../../ui/index.ts'
import { FeatureList } from './FeatureList.tsx'
import { Hero } from './Hero.tsx'
import { HowItWorks } from './HowItWorks.tsx'
import { MoreWays } from './MoreWays.tsx'
import { ProPromo } from './ProPromo.tsx'
import { ReminderBanner } from './ReminderBanner.tsx'
import { useWhole } from './use-whole.ts'

// Its code need not come before the page, as rows come later.
const DueReminders = lazy(() => import('./DueReminders.tsx'))

export type HomePageProps = {
  recorder: ReactNode
  Cases: ComponentType<{ onKnown: () => void }>
  waiting?: ReactNode
}

export function HomePage({ recorder, Cases, waiting }: HomePageProps) {
  const { isWhole, onKnown } = useWhole()
  const onCases = useCallback(() => onKnown('cases'), [onKnown])
  const onBanner = useCallback(() => onKnown('banner'), [onKnown])
  const onDue = useCallback(() => onKnown('due'), [onKnown])
  return (
    <Page>
      <Hero recorder={recorder}>
        {/* What comes later would push away what a finger is on its way to. */}
        <div className={isWhole ? 'contents' : 'hidden'}>
          <Suspense>
            <Cases onKnown={onCases} />
          </Suspense>
          {waiting}
          <ReminderBanner onKnown={onBanner} />
          <Suspense>
            <DueReminders onKnown={onDue} />
          </Suspense>
        </div>
        {isWhole ? <MoreWays /> : <SkeletonCard label="Loading what is due and open" lines={3} />}
      </Hero>
      {isWhole ? (
        <>
          <HowItWorks />
          <ProPromo />
          <FeatureList />
          <Alert title="A second opinion, not a verdict">
            Tappet tells you what a sound or a code may mean. It can be wrong. If the brakes, the steering or
            a warning light worry you, stop and ask a qualified mechanic.
          </Alert>
          <FooterLinks />
        </>
      ) : (
        // Keeps a returning driver's scroll position.
        <div aria-hidden="true" className="h-[400vh]" />
      )}
    </Page>
  )
}

const FOOTER_LINKS = [
  ['/help-faq', 'Help & FAQ'],
  ['/privacy-policy', 'Privacy Policy'],
  ['/terms-of-service', 'Terms of Service'],
] as const

function FooterLinks() {
  return (
    <footer className="flex flex-wrap items-center gap-x-6 border-t border-line pt-2 text-muted">
      {FOOTER_LINKS.map(([to, label]) => (
        <Link className="flex min-h-12 items-center hover:text-ink hover:underline" key={to} to={to}>
          {label}
        </Link>
      ))}
    </footer>
  )
}
