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
import { formatMoment } from '../../format/moment.ts'
import { evidenceAbout, LEAD_WORDS } from './copy.ts'
import { ResultActions } from './ResultActions.tsx'
import type { AnswerKind, LatestResult, ShownDiagnosis } from './read-result.ts'
import { answerKind, readLatestResult } from './read-result.ts'
import { SoundScreen, soundUrl } from './SoundScreen.tsx'
import type { PlayStretch } from './StretchButton.tsx'
import { useServerAnswer } from './use-server-answer.ts'

export type ResultsPageProps = {
  /** Analyzes the same recording again; absent without the recording. */
  onTryAgain?: (() => void) | undefined
}

/** The latest diagnosis of this tab; without one there is nothing to show but home. */
export function ResultsPage({ onTryAgain }: ResultsPageProps) {
  // Another visit, also from this very page, may be to another result.
  const { key } = useLocation()
  return <Latest key={key} onTryAgain={onTryAgain} />
}

function Latest({ onTryAgain }: ResultsPageProps) {
  const [kept] = useState(() => readLatestResult())
  return kept ? <Current kept={kept} onTryAgain={onTryAgain} /> : <Navigate replace to="/" />
}

function Current({ kept, onTryAgain }: ResultsPageProps & { kept: LatestResult }) {
  const { result, replaced } = useServerAnswer(kept)
  return (
    <>
      <p className="sr-only" role="status">
        {replaced ? `The server has answered: ${result.shown.issue.name}.` : ''}
      </p>
      <Result key={String(replaced)} onTryAgain={onTryAgain} result={result} />
    </>
  )
}

/* What is it, may I still drive, what will it cost, what do I do next: in this order on a phone and on a desk. */
function Result({ result, onTryAgain }: ResultsPageProps & { result: LatestResult }) {
  const { shown } = result
  const kind = answerKind(shown)
  const [historyId, setHistoryId] = useState(shown.history_id)
  // The answer stands before what explains it is drawn: on a slow phone both at once keep a tap waiting.
  const isWhole = useDeferredValue(true, false)
  return (
    <Page>
      <Heading result={result} />
      {shown.preliminary ? <PreliminaryNote /> : null}
      {shown.error === null ? null : <AnalysisError error={shown.error} onTryAgain={onTryAgain} />}
      <PageColumns
        aside={isWhole ? <Beside historyId={historyId} kind={kind} shown={shown} /> : null}
        main={<Main isWhole={isWhole} kind={kind} onSaved={setHistoryId} result={result} />}
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
  isWhole: boolean
  onSaved: (historyId: string) => void
}

function Main({ result, kind, isWhole, onSaved }: MainProps) {
  const { shown } = result
  const player = useRef<PlayStretch>(null)
  const [silent, setSilent] = useState(soundUrl(shown) === null)
  const fallSilent = useCallback(() => setSilent(true), [])
  const onPlay: PlayStretch | null = silent ? null : (from, to) => player.current?.(from, to)
  return (
    <>
      <Answers
        actions={<ResultActions onSaved={onSaved} result={result} />}
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

function Heading({ result: { shown } }: { result: LatestResult }) {
  const navigate = useNavigate()
  // A page that was opened directly has nothing behind it but home.
  const { key } = useLocation()
  const back = () => void (key === 'default' ? navigate('/') : navigate(-1))
  const kind = answerKind(shown)
  return (
    <div className="flex flex-col gap-3">
      <PageHeader
        back={{ label: 'Back', onBack: back }}
        subtitle={shown.issue.description}
        title={
          <>
            {/* The page's name is the issue's alone. */}
            <span aria-hidden="true" className="eyebrow mb-1 block">
              {LEAD_WORDS[kind]}
            </span>
            {shown.issue.name}
          </>
        }
      />
      {shown.timestamp ? (
        <p className="text-sm text-muted">
          Completed <time dateTime={shown.timestamp}>{formatMoment(shown.timestamp)}</time>
        </p>
      ) : null}
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

function AnalysisError({ error, onTryAgain }: { error: string; onTryAgain: (() => void) | undefined }) {
  return (
    <Alert
      action={onTryAgain ? <Button onClick={onTryAgain}>Try Again</Button> : undefined}
      live
      title="The analysis did not finish"
      tone="now"
    >
      <p>{error}</p>
      <p>Your recording is kept below. It was not counted against your limit.</p>
    </Alert>
  )
}
