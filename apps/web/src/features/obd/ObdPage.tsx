import { type ComponentType, useState } from 'react'
import { useSession } from '../../backend/account/session.tsx'
import { useUsesLeftLine } from '../../backend/account/uses-left.ts'
import { HEADS } from '../../format/page-heads.ts'
import { CARS_UNREAD } from '../../offline/garage/copy.ts'
import { useGarage } from '../../offline/garage/use-garage.ts'
import { Alert, KeptLine, lateLayer, Page, PageHeader, RetryAlert, Section } from '../../ui/index.ts'
import type { DoctorProps } from './adapter/DoctorCard.tsx'
import { Finder } from './adapter/finder.ts'
import type { ObdController } from './controller.ts'
import { copy } from './page-copy.ts'
import { ReadingCodes } from './reading/ReadingCodes.tsx'
import type { ResultsProps } from './results/CodeList.tsx'
import { Instrument } from './results/Instrument.tsx'
import { KeptReports } from './saved/KeptReports.tsx'
import { type CarReport, isScanOf, type KeptReport } from './saved/report.ts'
import type { ObdState } from './state.ts'
import { useObd } from './use-obd.ts'

const ClearDialog = lateLayer<Parts>(async () => (await import('./clearing/ClearDialog.tsx')).ClearDialog, {
  isOpen: ({ state }) => state.clearing !== null,
  close: ({ obd }) => obd.leaveClearing(),
})
const DoctorCard = lateLayer<DoctorProps>(async () => (await import('./adapter/DoctorCard.tsx')).DoctorCard, {
  close: ({ obd }) => obd.closeDoctor(),
})
const Results = lateLayer<ResultsProps>(async () => (await import('./results/Results.tsx')).Results, {
  waiting: <ReadingCodes />,
})

type Asking = Pick<ResultsProps, 'onAsk' | 'isForCase'>

export function ObdPage({
  onAsk,
  isForCase,
  FollowUp,
  KeptFollowUp,
}: Asking & {
  KeptFollowUp: ComponentType<{ report: KeptReport }>
  FollowUp: ComponentType<{ report: CarReport; readAt: string }>
}) {
  const { obd, state } = useObd()
  const [finding, setFinding] = useState(false)
  const connected = state.connection.isConnected
  const hasResults = state.report !== null || state.activity === 'scanning'
  // The advice comes under it.
  const isUnderWay = hasResults || state.lostName !== null
  const garage = useGarage(useSession().user?.id ?? null)
  const { car, cars, former, isKnown } = garage
  const savedReports = state.kept.filter(
    (report) => report.demo || (isKnown && isScanOf(report, car, [...cars, ...former])),
  )
  const open = () => {
    setFinding(true)
    void obd.search()
  }
  return (
    <Page>
      <PageHeader {...HEADS.obd} />
      <Instrument
        note={state.demo ? null : <ReadsLeft busy={state.activity !== null} />}
        obd={obd}
        onConnect={open}
        state={state}
      />
      <Notices onConnect={open} obd={obd} state={state} />
      {!connected && !isUnderWay && state.activity !== 'connecting' ? <GettingStarted /> : null}
      {hasResults ? <Results isForCase={isForCase} obd={obd} onAsk={onAsk} state={state} /> : null}
      <Following FollowUp={FollowUp} state={state} />
      {!connected && isUnderWay ? <GettingStarted /> : null}
      {garage.isUnread && savedReports.length < state.kept.length ? (
        <RetryAlert onRetry={garage.readAgain} title={CARS_UNREAD.title}>
          {copy.scansWaitForCars}
        </RetryAlert>
      ) : null}
      {/* Or another tab may hold it. */}
      {state.keptUnread ? (
        <RetryAlert onRetry={() => void obd.refreshKept()} title={copy.scansUnread}>
          {copy.scansNotKnown}
        </RetryAlert>
      ) : null}
      <KeptReports FollowUp={KeptFollowUp} obd={obd} reports={savedReports} />
      <Finder obd={obd} onOpenChange={setFinding} open={finding} state={state} />
      <ClearDialog obd={obd} state={state} />
    </Page>
  )
}

// What is still being read may look emptier than it is.
function Following({
  FollowUp,
  state: { report, demo, activity, connection },
}: {
  FollowUp: ComponentType<{ report: CarReport; readAt: string }>
  state: ObdState
}) {
  const readAt = connection.lastReadTimestamp
  if (report === null || demo || readAt === null) return null
  if (activity === 'scanning' || activity === 'reading-more') return null
  return <FollowUp readAt={new Date(readAt).toISOString()} report={report} />
}

type Parts = { obd: ObdController; state: ObdState }

function Notices({ obd, state, onConnect }: Parts & { onConnect: () => void }) {
  const { readFailure, codesLeft, permanentLeft, doctor } = state
  return (
    <>
      {permanentLeft.length > 0 ? (
        <Alert title={copy.staysForNow(permanentLeft)}>{copy.permanentCode}</Alert>
      ) : null}
      {readFailure ? (
        <Alert live title={copy.codesUnread} tone="soon">
          {readFailure.givenBack ? copy.readNotCounted : copy.earlierReadStays}
        </Alert>
      ) : null}
      {codesLeft.length > 0 ? (
        <Alert live title={copy.cameBack(codesLeft)} tone="soon">
          {copy.faultIsPresent}
        </Alert>
      ) : null}
      {doctor ? (
        <DoctorCard
          connected={state.connection.isConnected}
          doctor={doctor}
          obd={obd}
          onConnect={onConnect}
        />
      ) : null}
    </>
  )
}

const SAME_CAR = copy.sameCarIsFree
const SIGN_IN_FIRST = copy.signInFirst

function ReadsLeft({ busy }: { busy: boolean }) {
  const { possible, text } = useUsesLeftLine('obd_reads', busy, copy.oneRead, copy.manyReads)
  const { status } = useSession()
  const isVisitor = status === 'unauthenticated'
  return (
    <KeptLine
      className="basis-full"
      possible={[...possible.map((each) => `${each} ${SAME_CAR}`), SIGN_IN_FIRST]}
      text={isVisitor ? SIGN_IN_FIRST : text && `${text} ${SAME_CAR}`}
    />
  )
}

const STEPS = [
  {
    title: copy.stepPlug,
    text: copy.stepPlugHow,
  },
  { title: copy.stepIgnition, text: copy.stepIgnitionHow },
  { title: copy.stepScan, text: copy.stepScanHow },
] as const

function GettingStarted() {
  return (
    <Section title={copy.gettingStarted}>
      <ol className="grid rounded-card border border-line bg-surface px-4 shadow-card md:px-6 lg:fit-cols-3 lg:gap-8 lg:[--fit-min:12rem]">
        {STEPS.map(({ title, text }, index) => (
          <li
            className="flex flex-wrap gap-x-5 border-t border-line py-5 first:border-t-0 lg:border-t-0"
            key={title}
          >
            <span aria-hidden="true" className="figure w-6 shrink-0 text-4xl text-soon">
              {index + 1}
            </span>
            <div className="min-w-0 flex-1 basis-36">
              <h3 className="text-xl">{title}</h3>
              <p className="mt-1 text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
