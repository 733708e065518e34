import { useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { Alert, Button, Page, PageColumns, PageHeader, Section } from '../../ui/index.ts'
import { Answers } from './Answers.tsx'
import { EvidenceList } from './EvidenceList.tsx'
import { FeedbackCard } from './FeedbackCard.tsx'
import { LearnMore, Mechanics, ObdSuggestion } from './Links.tsx'
import { suggestsObd } from './links.ts'
import { AlsoPossible, Recommendations, Symptoms } from './NextSteps.tsx'
import './print.css'
import { ResultActions } from './ResultActions.tsx'
import type { AnswerKind, LatestResult, ShownDiagnosis } from './read-result.ts'
import { answerKind, readLatestResult } from './read-result.ts'
import { SoundScreen, useResultSound } from './SoundScreen.tsx'
import { completedAt, evidenceAbout, LEAD_WORDS } from './words.ts'

export type ResultsPageProps = {
  /** Analyzes the same recording once more; absent when it is not at hand. */
  onTryAgain?: (() => void) | undefined
}

/** The latest diagnosis of this tab; without one there is nothing to show but home. */
export function ResultsPage({ onTryAgain }: ResultsPageProps) {
  const [result] = useState(() => readLatestResult())
  return result ? <Result onTryAgain={onTryAgain} result={result} /> : <Navigate replace to="/" />
}

/* What is it, may I still drive, what will it cost, what do I do next: in this order on a phone and on a desk. */
function Result({ result, onTryAgain }: ResultsPageProps & { result: LatestResult }) {
  const { shown } = result
  const kind = answerKind(shown)
  return (
    <Page>
      <Heading result={result} />
      {shown.error === null ? null : <AnalysisError error={shown.error} onTryAgain={onTryAgain} />}
      <PageColumns aside={<Beside kind={kind} shown={shown} />} main={<Main kind={kind} result={result} />} />
      <Alert title="For information only">
        A diagnosis by sound is a second opinion, not a verdict. It can be wrong. Let a qualified mechanic
        confirm it before you repair anything or rely on it.
      </Alert>
    </Page>
  )
}

function Main({ result, kind }: { result: LatestResult; kind: AnswerKind }) {
  const { shown } = result
  const sound = useResultSound(shown)
  return (
    <>
      <Answers
        actions={<ResultActions result={result} />}
        kind={kind}
        screen={<SoundScreen kind={kind} shown={shown} sound={sound} />}
        shown={shown}
      />
      {kind === 'uncertain' ? (
        <AlsoPossible alternatives={shown.alternatives} title="What comes nearest" />
      ) : null}
      <Recommendations recommendations={shown.issue.recommendations} />
      {kind === 'error' ? null : (
        <Section title="What Tappet heard">
          <EvidenceList
            about={evidenceAbout(shown, kind)}
            evidence={shown.evidence}
            onPlay={sound.playable ? sound.playback.playStretch : null}
          />
        </Section>
      )}
      <Symptoms symptoms={shown.issue.symptoms} />
      {kind === 'uncertain' ? null : <AlsoPossible alternatives={shown.alternatives} />}
    </>
  )
}

function Beside({ shown, kind }: { shown: ShownDiagnosis; kind: AnswerKind }) {
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
      <FeedbackCard shown={shown} />
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
          Completed <time dateTime={shown.timestamp}>{completedAt(shown.timestamp)}</time>
        </p>
      ) : null}
    </div>
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
