import { PRO_PRICE_USD_PER_MONTH } from '@tappet/wire'
import { BellRing, Check, ChevronRight, History, ScanSearch, Wrench } from 'lucide-react'
import { type ComponentType, lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { usePlans } from '../../backend/account/plans.ts'
import { useProfile } from '../../backend/account/profile.ts'
import { hasKeptSession, useSession } from '../../backend/account/session.tsx'
import { browserClock } from '../../platform/runtime/clock.ts'
import { Alert, Button, Card, Fold, FoldPart, Page, SkeletonCard } from '../../ui/index.ts'
import * as copy from './copy.ts'
import { Hero } from './Hero.tsx'
import { MoreWays } from './MoreWays.tsx'
import { ReminderBanner } from './ReminderBanner.tsx'

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

type HomePart = 'car' | 'cases' | 'banner' | 'due'
const PARTS: readonly HomePart[] = ['car', 'cases', 'banner', 'due']

/** A silent server does not keep the page away for longer. */
const PATIENCE_MS = 2500

/** What comes later would move the rest of home; never unknown again. */
function useWhole(): { isWhole: boolean; onKnown: (part: HomePart) => void } {
  const { loading, user } = useSession()
  const [parts, setParts] = useState<ReadonlySet<HomePart>>(() => new Set(hasKeptSession() ? [] : PARTS))
  const onKnown = useCallback(
    (part: HomePart) => setParts((before) => (before.has(part) ? before : new Set([...before, part]))),
    [],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change alone counts.
  useEffect(() => browserClock.after(PATIENCE_MS, () => setParts(new Set(PARTS))), [loading])
  const isNobody = !loading && user === null
  useEffect(() => {
    if (isNobody) setParts(new Set(PARTS))
  }, [isNobody])
  return { isWhole: parts.size === PARTS.length, onKnown }
}

const STEPS = [
  { title: copy.record, text: copy.recordHow },
  { title: copy.situation, text: copy.situationHow },
  { title: copy.answer, text: copy.answerHow },
] as const

function HowItWorks() {
  return (
    <FoldPart title={copy.howItWorks}>
      <ol className="grid [--fit-min:13rem] md:fit-cols-3 md:gap-8">
        {STEPS.map(({ title, text }, index) => (
          <li
            className="flex gap-5 border-t border-line py-5 max-md:first:border-t-0 max-md:first:pt-1 md:flex-col md:gap-3 md:pb-0"
            key={title}
          >
            <span aria-hidden="true" className="figure w-8 shrink-0 text-4xl text-soon">
              {index + 1}
            </span>
            <div>
              <h4 className="text-xl">{title}</h4>
              <p className="mt-1 text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </FoldPart>
  )
}

const FEATURES = [
  { to: '/obd', icon: ScanSearch, title: copy.codes, text: copy.codesHow },
  { to: '/maintenance', icon: Wrench, title: copy.keepLog, text: copy.keepLogWhy },
  { to: '/reminder-settings', icon: BellRing, title: copy.reminders, text: copy.remindersWhen },
  { to: '/history', icon: History, title: copy.history, text: copy.historyOf },
] as const

function FeatureList() {
  return (
    <FoldPart title={copy.features}>
      <ul className="grid grid-cols-1 overflow-hidden rounded-card border border-line bg-line sm:grid-cols-2 gap-px">
        {FEATURES.map(({ to, icon: Icon, title, text }) => (
          <li className="@container" key={to}>
            <Link
              className="flex h-full items-center gap-4 bg-surface p-4 @max-[14rem]:flex-wrap hover:bg-sunken md:p-6"
              to={to}
            >
              <Icon className="size-7 shrink-0 text-muted" strokeWidth={1.75} />
              {/* Large text takes a line of its own. */}
              <span className="min-w-0 flex-1 @max-[14rem]:order-last @max-[14rem]:basis-full">
                <span className="block text-lg font-semibold">{title}</span>
                <span className="block text-muted">{text}</span>
              </span>
              <ChevronRight className="ml-auto size-5 shrink-0 text-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </FoldPart>
  )
}

const GAINS = [copy.unlimited, copy.reports, copy.noAds] as const

/** Not for a driver who has Pro, nor while the plan is read, nor where nothing is sold. */
function ProPromo() {
  const { status } = useSession()
  const { data: profile, isError } = useProfile()
  const mayLack = status === 'authenticated' ? isError || profile?.plan === 'FREE' : true
  const mode = usePlans()
  if (!mayLack || mode !== 'on') return null
  return (
    <Card className="flex flex-col gap-5 p-4 md:flex-row md:flex-wrap md:items-center md:gap-8 md:p-6">
      <div className="shrink-0">
        <h3 className="text-2xl">{copy.pro}</h3>
        <p className="mt-1 text-muted">{copy.proPrice(PRO_PRICE_USD_PER_MONTH)}</p>
      </div>
      <ul className="flex flex-col gap-2 md:flex-1 md:flex-row md:flex-wrap md:gap-x-6">
        {GAINS.map((gain) => (
          <li className="flex items-center gap-2" key={gain}>
            <Check className="size-5 shrink-0 text-safe" />
            {gain}
          </li>
        ))}
      </ul>
      <Button className="shrink-0 max-md:w-full" render={<Link to="/settings" />} variant="secondary">
        {copy.upgrade}
      </Button>
    </Card>
  )
}
