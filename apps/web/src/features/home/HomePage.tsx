import type { ReactNode } from 'react'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { Alert, Page } from '../../ui/index.ts'
import { FeatureList } from './FeatureList.tsx'
import { Hero } from './Hero.tsx'
import { HowItWorks } from './HowItWorks.tsx'
import { MoreWays } from './MoreWays.tsx'
import { ProPromo } from './ProPromo.tsx'
import { ReminderBanner } from './ReminderBanner.tsx'

// What is due is known after the rows have come: its code need not come before the page.
const DueReminders = lazy(() => import('./DueReminders.tsx'))

export type HomePageProps = {
  /** The recorder and how its analysis stands. */
  recorder: ReactNode
  /** The cases that are not over. */
  cases?: ReactNode
  /** The recordings that wait for a connection, if any do. */
  waiting?: ReactNode
}

/** The first page: what is it, may I still drive, what will it cost, what do I do next. */
export function HomePage({ recorder, cases, waiting }: HomePageProps) {
  return (
    <Page>
      <Hero recorder={recorder}>
        {cases}
        {waiting}
        <ReminderBanner />
        <Suspense>
          <DueReminders />
        </Suspense>
        <MoreWays />
      </Hero>
      <HowItWorks />
      <ProPromo />
      <FeatureList />
      <Alert title="A second opinion, not a verdict">
        Tappet tells you what a sound or a code may mean. It can be wrong. If the brakes, the steering or a
        warning light worry you, stop and ask a qualified mechanic.
      </Alert>
      <FooterLinks />
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
