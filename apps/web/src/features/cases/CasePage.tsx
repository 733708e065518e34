import { nextStepsOf, proofLines, provenPart, standingOf } from '@tappet/diagnosis/casebook'
import { entriesOf } from '@tappet/diagnosis/kept-case'
import { Mic, ScanLine, Wrench } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { useSession } from '../../backend/account/session.tsx'
import { carName, isOfCar } from '../../backend/car/car.ts'
import { formatMoment } from '../../format/moment.ts'
import { CARS_UNREAD } from '../../offline/garage/copy.ts'
import { useGarage } from '../../offline/garage/use-garage.ts'
import { useLiveTables } from '../../offline/live/use-live-tables.ts'
import {
  Button,
  Card,
  CardBody,
  CardHeader,
  ErrorState,
  LoadFailed,
  Page,
  PageColumns,
  PageHeader,
  PointList,
  Section,
  SkeletonCard,
} from '../../ui/index.ts'
import { CaseActions } from './CaseActions.tsx'
import { CaseVerdict } from './CaseVerdict.tsx'
import { CASE_HEAD } from './case-head.ts'
import { stateWords } from './copy.ts'
import { HandoverCard } from './HandoverCard.tsx'
import { copy } from './page-copy.ts'
import { QuoteCard } from './QuoteCard.tsx'
import type { ShownCase, ShownItem } from './queue/overlay.ts'
import { useCaseItems } from './queue/use-case-items.ts'
import { useCases } from './queue/use-cases.ts'
import { StateBadge } from './StateBadge.tsx'
import { Timeline } from './Timeline.tsx'
import { removeFromCase, settleState } from './write.ts'

export default function CasePage() {
  const { user } = useSession()
  const { id = '' } = useParams()
  if (!user) return null
  return <OneCase caseId={id} key={id} userId={user.id} />
}

const TABLES = ['cases', 'case_items', 'vehicles'] as const

function OneCase({ userId, caseId }: { userId: string; caseId: string }) {
  useLiveTables(TABLES)
  const navigate = useNavigate()
  const { query, cases } = useCases(userId)
  const { query: itemsQuery, items } = useCaseItems(userId, caseId)
  const match = cases?.find(({ id }) => id === caseId)
  const back = { label: copy.all, onBack: () => void navigate('/cases') }
  // A car that came later would push the page down.
  const { isKnown, isUnread, readAgain } = useGarage(userId)
  if (match && items && isKnown) return <Loaded back={back} found={match} items={items} userId={userId} />
  const failed = query.isError || itemsQuery.isError || isUnread
  const isMissing = query.isSuccess && cases !== undefined && !match
  return (
    <Page>
      <PageHeader back={back} {...CASE_HEAD} />
      {failed ? (
        <LoadFailed
          kept={copy.nothingChanged}
          onRetry={() => {
            void query.refetch()
            void itemsQuery.refetch()
            if (isUnread) readAgain()
          }}
          title={isUnread ? CARS_UNREAD.title : copy.unread}
          what={isUnread ? copy.carUnknown : copy.caseUnread}
        />
      ) : isMissing ? (
        <ErrorState
          action={<Button render={<Link to="/cases" />}>{copy.all}</Button>}
          title={copy.missing}
          what={copy.missingHelp}
        />
      ) : (
        <SkeletonCard label={copy.loading} />
      )}
    </Page>
  )
}

type LoadedProps = {
  userId: string
  found: ShownCase
  items: readonly ShownItem[]
  back: { label: string; onBack: () => void }
}

function Loaded({ userId, found, items, back }: LoadedProps) {
  const entries = entriesOf(items)
  const standing = standingOf(entries)
  const { state } = standing
  // Another device may have added something.
  const isBehind = found.state !== state && !found.waiting
  useEffect(() => {
    if (isBehind) void settleState(found.id, state)
  }, [isBehind, found.id, state])
  const lines = proofLines(standing)
  const { means } = stateWords(state)
  const { cars, former, car: shown, choose } = useGarage(userId)
  const all = [...cars, ...former]
  const car = all.find((each) => isOfCar(found, each)) ?? null
  // What follows is of the case's car.
  const follow = () => {
    if (car !== null && car.id !== shown?.id) choose(car.id)
  }
  return (
    <Page>
      <PageHeader
        action={<StateBadge proven={provenPart(standing.sound)} state={state} />}
        back={back}
        subtitle={car !== null && all.length > 1 ? `${carName(car)}. ${means}` : means}
        title={found.title}
      />
      <PageColumns
        aside={
          <>
            <HandoverCard caseId={found.id} isSent={!found.waiting} userId={userId} />
            <QuoteCard caseId={found.id} items={items} />
          </>
        }
        main={
          <>
            <CaseVerdict items={items} />
            <Card>
              <CardHeader
                title={copy.nextStep}
                {...(standing.returnedAtMs !== null && state === 'open'
                  ? { description: copy.cameBack(formatMoment(standing.returnedAtMs)) }
                  : {})}
              />
              <CardBody className="flex flex-col gap-4">
                <Steps entries={entries} onGo={follow} standing={standing} />
              </CardBody>
            </Card>
            {lines.length > 0 ? (
              <Section title={state === 'proven' ? copy.tested : copy.isFixed}>
                <PointList columns={1} points={lines} />
              </Section>
            ) : null}
            <CaseActions car={car} found={found} items={items} state={state} userId={userId} />
            <Section title={copy.timeline}>
              <Timeline items={items} onRemove={(item) => void removeFromCase(found.id, items, item.id)} />
            </Section>
          </>
        }
      />
    </Page>
  )
}

const PLACES = {
  record: { to: '/', label: copy.record, Icon: Mic },
  compare: { to: '/my-car-sound', label: copy.compareSound, Icon: Mic },
  scan: { to: '/obd', label: copy.readCodes, Icon: ScanLine },
  repair: { to: '/maintenance', label: copy.logRepair, Icon: Wrench },
} as const

function Steps({
  standing,
  entries,
  onGo,
}: {
  onGo: () => void
  standing: Parameters<typeof nextStepsOf>[0]
  entries: Parameters<typeof nextStepsOf>[1]
}): ReactNode {
  const steps = nextStepsOf(standing, entries)
  const [first, ...others] = steps
  if (first === undefined) return null
  // A test under the hood has no page of its own: the next step that has one is a tap away.
  const does = steps.find((step) => step.does !== null)?.does ?? null
  const place = does === null ? null : PLACES[does]
  return (
    <>
      <p className="text-lg font-semibold">{first.text}</p>
      {place ? (
        <Button
          className="self-start print:hidden"
          icon={<place.Icon aria-hidden="true" />}
          render={<Link onClick={onGo} to={place.to} />}
        >
          {place.label}
        </Button>
      ) : null}
      {others.length > 0 ? (
        <ul className="flex flex-col gap-1 text-muted">
          {others.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      ) : null}
    </>
  )
}
