import type { DifferentialCase } from '@tappet/diagnosis'
import type { ComponentType, ReactNode } from 'react'
import { useCallback, useDeferredValue, useRef, useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { Alert, Button, Page, PageColumns, PageHeader, Section } from '../../ui/index.ts'
import { Answers } from './Answers.tsx'
import { EvidenceList } from './EvidenceList.tsx'
import { FeedbackCard } from './FeedbackCard.tsx'
import { LearnMore, Mechanics, ObdSuggestion } from './Links.tsx'
import { suggestsObd } from './links.ts'
import { MechanicCard } from './MechanicCard.tsx'
import { AlsoPossible, Recommendations, Symptoms } from './NextSteps.tsx'
import '../../ui/print.css'
import { keepResult, LATEST_RESULT_KEY } from '../../backend/kept-results.ts'
import { formatMoment } from '../../format/moment.ts'
import { evidenceAbout, LEAD_WORDS } from './copy.ts'
import { ResultActions } from './ResultActions.tsx'
import type { AnswerKind, LatestResult, ShownDiagnosis } from './read-result.ts'
import { answerKind, headlineOf, readDiagnosis, readLatestResult } from './read-result.ts'
import { SoundScreen, soundUrl } from './SoundScreen.tsx'
import type { PlayStretch } from './StretchButton.tsx'
import { useServerAnswer } from './use-server-answer.ts'

/** What leads a result: everything that is known of the car, reasoned together. */
export type LeadProps = {
  shown: ShownDiagnosis
  /** Called with each new case; the page keeps it with the result. */
  onChange: (differential: DifferentialCase) => void
  /** Called with the car that it is of, where the driver says so. */
  onCar: (carId: string) => void
}

export type WatchProps = { result: LatestResult; onSaved: (historyId: string) => void }

export type ResultsPageProps = {
  /** Stands first, where the sound is a car's. */
  Lead: ComponentType<LeadProps>
  /** Takes the result into a case. */
  Watch: ComponentType<WatchProps>
  /** Analyzes the same recording again; absent without the recording. */
  onTryAgain?: (() => void) | undefined
}

/** The latest diagnosis of this tab; without one there is nothing to show but home. */
export function ResultsPage(props: ResultsPageProps) {
  // Another visit, also from this very page, may be to another result.
  const { key } = useLocation()
  return <Latest key={key} {...props} />
}

function Latest(props: ResultsPageProps) {
  const [kept] = useState(() => readLatestResult())
  return kept ? <Current kept={kept} {...props} /> : <Navigate replace to="/" />
}

function Current({ kept, ...props }: ResultsPageProps & { kept: LatestResult }) {
  const { result, replaced } = useServerAnswer(kept)
  return (
    <>
      <p className="sr-only" role="status">
        {replaced ? `The server has answered: ${headlineOf(result.shown)}.` : ''}
      </p>
      <Result key={String(replaced)} made={result} {...props} />
    </>
  )
}

/** The result with what is added on this page: the row that it was saved as, and the case that leads it. */
function useKept(made: LatestResult) {
  const [result, setResult] = useState(made)
  const latest = useRef(made)
  const put = useCallback((added: Record<string, unknown>) => {
    // The server's answer has come meanwhile: what is added to the preliminary one must not take its place.
    if (latest.current.shown.preliminary && readLatestResult()?.shown.preliminary === false) return
    const kept = { ...latest.current.kept, ...added }
    const next = readDiagnosis(kept)
    if (next === null) return
    keepResult(LATEST_RESULT_KEY, kept)
    latest.current = next
    setResult(next)
  }, [])
  return { result, put }
}

/** These say nothing of the car. */
const WITHOUT_LEAD: readonly AnswerKind[] = ['not_a_car', 'error']

/* May I still drive, what is it, what do I do next; then the sound, and what it costs: in this order on a phone and on a desk. */
function Result({ made, Lead, Watch, onTryAgain }: ResultsPageProps & { made: LatestResult }) {
  const { result, put } = useKept(made)
  const { shown } = result
  const kind = answerKind(shown)
  const isLed = !WITHOUT_LEAD.includes(kind)
  const onSaved = (history_id: string) => put({ history_id })
  // The answer stands before what explains it is drawn: on a slow phone both at once keep a tap waiting.
  const isWhole = useDeferredValue(true, false)
  return (
    <Page>
      <Heading isLed={isLed} result={result} />
      {shown.preliminary ? <PreliminaryNote /> : null}
      {shown.error === null ? null : (
        <AnalysisError error={shown.error} hasClip={shown.audioData !== null} onTryAgain={onTryAgain} />
      )}
      {isLed ? (
        <>
          <Lead
            onCar={(vehicle_id) => put({ vehicle_id })}
            onChange={(differential) => put({ differential })}
            shown={shown}
          />
          <RecordingHeading shown={shown} />
        </>
      ) : null}
      <PageColumns
        aside={isWhole ? <Beside historyId={shown.history_id} kind={kind} shown={shown} /> : null}
        main={
          <Main
            isLed={isLed}
            isWhole={isWhole}
            kind={kind}
            onSaved={onSaved}
            result={result}
            watch={isLed && !shown.preliminary ? <Watch onSaved={onSaved} result={result} /> : null}
          />
        }
      />
      {isWhole ? (
        <Alert title="For information only">
          A diagnosis by sound is a second opinion, not a verdict. It can be wrong. Let a qualified mechanic
          confirm it before you repair anything or rely on it.
        </Alert>
      ) : (
        // Room for the rest: who comes back to a place further down is taken there before it is drawn.
        <div aria-hidden="true" className="h-[600vh]" />
      )}
    </Page>
  )
}

type MainProps = {
  result: LatestResult
  kind: AnswerKind
  /** Whether a differential stands above, which answers "May I still drive?" for all that is known. */
  isLed: boolean
  isWhole: boolean
  onSaved: (historyId: string) => void
  watch: ReactNode
}

function Main({ result, kind, isLed, isWhole, onSaved, watch }: MainProps) {
  const { shown } = result
  const player = useRef<PlayStretch>(null)
  const [silent, setSilent] = useState(soundUrl(shown) === null)
  const fallSilent = useCallback(() => setSilent(true), [])
  const onPlay: PlayStretch | null = silent ? null : (from, to) => player.current?.(from, to)
  return (
    <>
      <Answers
        actions={<ResultActions onSaved={onSaved} result={result} watch={watch} />}
        isLed={isLed}
        kind={kind}
        screen={<SoundScreen kind={kind} onSilent={fallSilent} player={player} shown={shown} />}
        shown={shown}
      />
      {isWhole ? <Explanation kind={kind} onPlay={onPlay} shown={shown} /> : null}
    </>
  )
}

type ExplanationProps = { shown: ShownDiagnosis; kind: AnswerKind; onPlay: PlayStretch | null }

function Explanation({ shown, kind, onPlay }: ExplanationProps) {
  return (
    <>
      {kind === 'uncertain' ? (
        <AlsoPossible alternatives={shown.alternatives} onPlay={onPlay} title="What comes nearest" />
      ) : null}
      <Recommendations recommendations={shown.issue.recommendations} />
      {kind === 'error' ? null : (
        <Section title="What Tappet heard">
          <EvidenceList about={evidenceAbout(shown, kind)} evidence={shown.evidence} onPlay={onPlay} />
        </Section>
      )}
      <Symptoms symptoms={shown.issue.symptoms} />
      {kind === 'uncertain' ? null : <AlsoPossible alternatives={shown.alternatives} onPlay={onPlay} />}
    </>
  )
}

type BesideProps = { shown: ShownDiagnosis; kind: AnswerKind; historyId: string | null }

function Beside({ shown, kind, historyId }: BesideProps) {
  const { name } = shown.issue
  return (
    <>
      {suggestsObd(name) ? <ObdSuggestion /> : null}
      {kind === 'not_a_car' ? null : (
        <>
          <Mechanics issueName={name} kind={kind} />
          <LearnMore issueName={name} kind={kind} />
        </>
      )}
      {/* The server's answer is still to come: there is nothing to judge yet. */}
      {shown.preliminary ? null : (
        <>
          <MechanicCard hasClip={shown.audioData !== null} historyId={historyId} kind={kind} />
          <FeedbackCard shown={shown} />
        </>
      )}
    </>
  )
}

/** Where the lead answers first, what the recording is said to be waits for its own part. */
function RecordingHeading({ shown }: { shown: ShownDiagnosis }) {
  return (
    <div className="flex flex-col gap-2">
      <h2 className="text-2xl">What the recording says</h2>
      <p className="max-w-[40rem] text-muted">
        <strong className="font-semibold text-ink">{shown.issue.name}.</strong> {shown.issue.description}
      </p>
      <CompletedAt shown={shown} />
    </div>
  )
}

function CompletedAt({ shown: { timestamp } }: { shown: ShownDiagnosis }) {
  if (!timestamp) return null
  return (
    <p className="text-sm text-muted">
      Completed <time dateTime={timestamp}>{formatMoment(timestamp)}</time>
    </p>
  )
}

function Heading({ result: { shown }, isLed }: { result: LatestResult; isLed: boolean }) {
  const navigate = useNavigate()
  // A page that was opened directly has nothing behind it but home.
  const { key } = useLocation()
  const back = () => void (key === 'default' ? navigate('/') : navigate(-1))
  const kind = answerKind(shown)
  return (
    <div className="flex flex-col gap-3">
      <PageHeader
        back={{ label: 'Back', onBack: back }}
        subtitle={isLed ? undefined : shown.issue.description}
        title={
          <>
            {/* The page's name is the headline's alone. */}
            <span aria-hidden="true" className="eyebrow mb-1 block">
              {LEAD_WORDS[kind]}
            </span>
            {headlineOf(shown)}
          </>
        }
      />
      {isLed ? null : <CompletedAt shown={shown} />}
    </div>
  )
}

function PreliminaryNote() {
  return (
    <Alert title="Preliminary: made on this device">
      The server has not answered yet. Your recording waits on this device and is sent by itself when you are
      online; the server’s answer then takes the place of this one. It is not counted and not in your history.
    </Alert>
  )
}

type AnalysisErrorProps = { error: string; hasClip: boolean; onTryAgain: (() => void) | undefined }

/** Whether the server counted it is not known here: an answer may have been lost on its way. */
function AnalysisError({ error, hasClip, onTryAgain }: AnalysisErrorProps) {
  return (
    <Alert
      action={onTryAgain ? <Button onClick={onTryAgain}>Try Again</Button> : undefined}
      live
      title="The analysis did not finish"
      tone="now"
    >
      <p>{error}</p>
      {hasClip ? <p>Your recording is kept below.</p> : null}
    </Alert>
  )
}
