import { type ComponentType, lazy, type ReactNode, Suspense, useCallback } from 'react'
import { Link, useLocation } from 'react-router'
import { hasKeptSession, useSession } from '../../backend/account/session.tsx'
import { Alert, Fold, Page, SkeletonCard } from '../../ui/index.ts'
import * as copy from './copy.ts'
import { FeatureList } from './FeatureList.tsx'
import { Hero } from './Hero.tsx'
import { HowItWorks } from './HowItWorks.tsx'
import { MoreWays } from './MoreWays.tsx'
import { ProPromo } from './ProPromo.tsx'
import { ReminderBanner } from './ReminderBanner.tsx'
import { useWhole } from './use-whole.ts'

// Its code need not come before the page, as rows come later.
const driverParts = () => import('./driver-parts.ts')
const DueReminders = lazy(async () => ({ default: (await driverParts()).DueReminders }))
const MyCar = lazy(async () => ({ default: (await driverParts()).MyCar }))

export type HomePageProps = {
  recorder: ReactNode
  Cases: ComponentType<{ onKnown: () => void }>
  waiting?: ReactNode
}

export function HomePage({ recorder, Cases, waiting }: HomePageProps) {
  const { isWhole, onKnown } = useWhole()
  const { loading, user } = useSession()
  const isDriver = user !== null || (loading && hasKeptSession())
  const { hash } = useLocation()
  const onCar = useCallback(() => onKnown('car'), [onKnown])
  const onCases = useCallback(() => onKnown('cases'), [onKnown])
  const onBanner = useCallback(() => onKnown('banner'), [onKnown])
  const onDue = useCallback(() => onKnown('due'), [onKnown])
  return (
    <Page>
      <Hero
        car={
          isDriver ? (
            <Suspense>{user ? <MyCar onKnown={onCar} userId={user.id} /> : null}</Suspense>
          ) : undefined
        }
        recorder={recorder}
      >
        <MoreWays isDriver={isDriver} />
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
        {isWhole ? null : <SkeletonCard label={copy.loadingDue} lines={3} />}
      </Hero>
      {isWhole ? (
        <>
          <div>
            <Fold hash={hash} id="about" title={copy.about}>
              <HowItWorks />
              <FeatureList />
              <ProPromo />
              {isDriver ? <Footer /> : null}
            </Fold>
          </div>
          {isDriver ? null : <Footer />}
        </>
      ) : (
        // Keeps a returning driver's scroll position.
        <div aria-hidden="true" className="h-[100vh]" />
      )}
    </Page>
  )
}

const FOOTER_LINKS = [
  ['/help-faq', copy.help],
  ['/privacy-policy', copy.privacy],
  ['/terms-of-service', copy.terms],
] as const

function Footer() {
  return (
    <>
      <Alert title={copy.secondOpinion}>{copy.canBeWrong}</Alert>
      <footer className="flex flex-wrap items-center gap-x-6 border-t border-line pt-2 text-muted">
        {FOOTER_LINKS.map(([to, label]) => (
          <Link className="flex min-h-12 items-center hover:text-ink hover:underline" key={to} to={to}>
            {label}
          </Link>
        ))}
      </footer>
    </>
  )
}
