import { nextStepsOf, proofLines, provenPart, standingOf } from '@tappet/diagnosis/casebook'
import { codesIn, entriesOf } from '@tappet/diagnosis/kept-case'
import { ListChecks, Mic, ScanLine, Wrench } from 'lucide-react'
import { useEffect } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { useSession } from '../../backend/account/session.tsx'
import { carName, isOfCar } from '../../backend/car/car.ts'
import { formatMoment } from '../../format/moment.ts'
import { HEADS } from '../../format/page-heads.ts'
import { CARS_UNREAD } from '../../offline/garage/copy.ts'
import { useGarage } from '../../offline/garage/use-garage.ts'
import { useLiveTables } from '../../offline/live/use-live-tables.ts'
import { useNarrow } from '../../platform/app/media.ts'
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
import { type AnswerOf, type CaseAnswer, newestAnswer, useAnswer } from './answer.ts'
import { CaseActions } from './CaseActions.tsx'
import { CaseVerdict, isStanding } from './CaseVerdict.tsx'
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

type CaseOf = { userId: string; caseId: string; answerOf: AnswerOf }

export default function CasePage({ answerOf }: Pick<CaseOf, 'answerOf'>) {
  const { user } = useSession()
  const { id = '' } = useParams()
  if (!user) return null
  return <OneCase answerOf={answerOf} caseId={id} key={id} userId={user.id} />
}

const TABLES = ['cases', 'case_items', 'vehicles', 'history'] as const
const NO_ITEMS: readonly ShownItem[] = []

function OneCase({ userId, caseId, answerOf }: CaseOf) {
  useLiveTables(TABLES)
  const navigate = useNavigate()
  const { query, cases } = useCases(userId)
  const { query: itemsQuery, items } = useCaseItems(userId, caseId)
  const match = cases?.find(({ id }) => id === caseId)
  const back = { label: copy.all, onBack: () => void navigate('/cases') }
  // A car that came later would push the page down.
  const { isKnown, isUnread, readAgain } = useGarage(userId)
  const answer = useAnswer(userId, newestAnswer(items ?? NO_ITEMS), answerOf)
  if (match && items && isKnown && answer !== undefined)
    return <Loaded answer={answer} back={back} found={match} items={items} userId={userId} />
  const failed = query.isError || itemsQuery.isError || isUnread
  const isMissing = query.isSuccess && cases !== undefined && !match
  return (
    <Page>
      <PageHeader back={back} {...HEADS.case} />
      {isMissing ? (
        <ErrorState
          action={<Button render={<Link to="/cases" />}>{copy.all}</Button>}
          title={copy.missing}
          what={copy.missingHelp}
        />
      ) : failed ? (
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
  answer: CaseAnswer | null
  back: { label: string; onBack: () => void }
}

function Loaded({ userId, found, items, answer, back }: LoadedProps) {
  const entries = entriesOf(items)
  const standing = standingOf(entries)
  const { state } = standing
  // Another device may have added something.
  const isBehind = found.state !== state && !found.waiting
  useEffect(() => {
    if (isBehind) void settleState(found.id, state)
  }, [isBehind, found.id, state])
  const lines = proofLines(standing)
  const steps = nextStepsOf(standing, entries)
  const cameBack =
    standing.returnedAtMs !== null && state === 'open'
      ? copy.cameBack(formatMoment(standing.returnedAtMs))
      : null
  // Of an open case the next step says it.
  const means = state === 'open' ? [] : [stateWords(state).means]
  const { cars, former, car: shown, choose } = useGarage(userId)
  const all = [...cars, ...former]
  const car = all.find((each) => isOfCar(found, each)) ?? null
  // What follows is of the case's car.
  const follow = () => {
    if (car !== null && car.id !== shown?.id) choose(car.id)
  }
  const isNarrow = useNarrow()
  const actions = <CaseActions car={car} found={found} items={items} state={state} userId={userId} />
  return (
    <Page>
      <PageHeader
        action={<StateBadge proven={provenPart(standing.sound)} state={state} />}
        back={back}
        subtitle={[...(car !== null && all.length > 1 ? [carName(car)] : []), ...means].join('. ')}
        title={found.title}
      />
      <PageColumns
        aside={
          <>
            {isNarrow ? null : actions}
            <HandoverCard caseId={found.id} isSent={!found.waiting} userId={userId} />
            <QuoteCard caseId={found.id} items={items} />
          </>
        }
        main={
          <>
            {answer !== null && isStanding(standing, newestAnswer(items)?.happened_at ?? '') ? (
              <CaseVerdict answer={answer} note={cameBack}>
                <Steps onGo={follow} steps={steps} />
              </CaseVerdict>
            ) : (
              <Card>
                <CardHeader title={copy.nextStep} {...(cameBack !== null && { description: cameBack })} />
                <CardBody className="flex flex-col gap-3">
                  {answer === null && state === 'open' ? (
                    <GetAnswer codes={codesIn(items)} onGo={follow} />
                  ) : (
                    <Steps onGo={follow} steps={steps} />
                  )}
                </CardBody>
              </Card>
            )}
            {lines.length > 0 ? (
              <Section title={state === 'proven' ? copy.tested : copy.isFixed}>
                <PointList columns={1} points={lines} />
              </Section>
            ) : null}
            {isNarrow ? actions : null}
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

type StepsProps = { onGo: () => void; steps: ReturnType<typeof nextStepsOf> }

function Steps({ steps, onGo }: StepsProps) {
  const [first] = steps
  if (first === undefined) return null
  // A test under the hood has no page of its own: the next step that has one is a tap away.
  const does = steps.find((step) => step.does !== null)?.does ?? null
  // What the button says is not said beside it.
  const unnamed = steps.filter(({ text }) => does === null || text !== `${PLACES[does].label}.`)
  const others = unnamed.filter((step) => step !== first)
  return (
    <>
      {unnamed.includes(first) ? <p className="text-lg font-semibold">{first.text}</p> : null}
      {does === null ? null : <Go onGo={onGo} {...PLACES[does]} />}
      {others.length > 0 ? (
        <ul className="flex flex-col gap-1 font-normal text-muted">
          {others.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      ) : null}
    </>
  )
}

/** Its codes lead to one without another look at the car. */
function GetAnswer({ codes, onGo }: { codes: readonly string[]; onGo: () => void }) {
  return (
    <>
      <p>{copy.noAnswer}</p>
      <div className="flex flex-wrap gap-3">
        {codes.length > 0 ? <Go onGo={onGo} {...ASK} state={{ codes }} /> : null}
        <Go onGo={onGo} {...PLACES.record} isSecond={codes.length > 0} />
        {codes.length > 0 ? null : <Go onGo={onGo} {...PLACES.scan} isSecond />}
      </div>
    </>
  )
}

type Place = { to: string; label: string; Icon: typeof Mic }
const ASK: Place = { to: '/comprehensive-diagnosis', label: copy.askCause, Icon: ListChecks }

function Go({
  to,
  label,
  Icon,
  onGo,
  isSecond = false,
  state,
}: Place & { onGo: () => void; isSecond?: boolean; state?: object }) {
  return (
    <Button
      className="self-start print:hidden"
      icon={<Icon />}
      render={<Link onClick={onGo} state={state} to={to} />}
      variant={isSecond ? 'secondary' : 'primary'}
    >
      {label}
    </Button>
  )
}
