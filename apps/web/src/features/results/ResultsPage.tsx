import type { DifferentialCase } from '@tappet/diagnosis'
import type { ShownDiagnosis } from '@tappet/diagnosis/saved'
import type { ComponentType, ReactNode } from 'react'
import { useCallback, useDeferredValue, useRef, useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { keepResult, LATEST_RESULT_KEY } from '../../backend/diagnoses/kept-results.ts'
import { Alert, AnswerColumns, Button, Card, Fold, lateLayer, Page, SkeletonCard } from '../../ui/index.ts'
import * as copy from './copy.ts'
import { FeedbackCard } from './FeedbackCard.tsx'
import { LearnMore, Mechanics } from './Links.tsx'
import { ResultActions } from './ResultActions.tsx'
import type { AnswerKind, LatestResult } from './read-result.ts'
import { answerKind, candidatesFor, headlineOf, readDiagnosis, readLatestResult } from './read-result.ts'
import { SoundScreen, soundUrl } from './SoundScreen.tsx'
import type { PlayStretch } from './StretchButton.tsx'
import { useServerAnswer } from './use-server-answer.ts'
import { AlsoDo, Verdict } from './Verdict.tsx'
import type { WhatWasItProps } from './WhatWasIt.tsx'
import { Why } from './Why.tsx'

/** What rests on everything that is known of the car, reasoned together. */
export type LeadParts = {
  /** Beside the verdict: one question, and the causes. */
  second: ReactNode
  /** Under "Why we think so": what was understood, and further takes. */
  inside: ReactNode
}

export type LeadProps = {
  shown: ShownDiagnosis
  children: (parts: LeadParts) => ReactNode
  /** Called with each new case; the page keeps it with the result. */
  onChange: (differential: DifferentialCase) => void
  /** Called with the car that it is of, where the driver says so. */
  onCar: (carId: string) => void
}

export type WatchProps = { result: LatestResult; onSaved: (historyId: string) => void }

export type ResultsPageProps = {
  /** Reasons about it, where the sound is a car's. */
  Lead: ComponentType<LeadProps>
  /** Keeps the recording as how the car sounds while it is well. */
  Normal: ComponentType<{ shown: ShownDiagnosis }>
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
  const [latest] = useState(() => readLatestResult())
  return latest ? <Current kept={latest} {...props} /> : <Navigate replace to="/" />
}

function Current({ kept, ...props }: ResultsPageProps & { kept: LatestResult }) {
  const { result, replaced } = useServerAnswer(kept)
  return (
    <>
      <p className="sr-only" role="status">
        {replaced ? copy.serverAnswer(headlineOf(result.shown)) : ''}
      </p>
      <Result key={String(replaced)} made={result} {...props} />
    </>
  )
}

/** The result with what is added on this page: the row that it was saved as, and the case that leads it. */
function useKept(first: LatestResult) {
  const [result, setResult] = useState(first)
  const latest = useRef(first)
  const put = useCallback((added: Record<string, unknown>) => {
    // The server's answer has come meanwhile: what is added to the preliminary one must not take its place.
    if (latest.current.shown.preliminary && readLatestResult()?.shown.preliminary === false) return
    const row = { ...latest.current.kept, ...added }
    const next = readDiagnosis(row)
    if (next === null) return
    keepResult(LATEST_RESULT_KEY, row)
    latest.current = next
    setResult(next)
  }, [])
  return { result, put }
}

/** These say nothing of the car. */
const WITHOUT_LEAD: readonly AnswerKind[] = ['not_a_car', 'error']

const WhatWasIt = lateLayer<WhatWasItProps>(async () => (await import('./WhatWasIt.tsx')).WhatWasIt, {
  waiting: <SkeletonCard label={copy.loading} />,
})

/* The verdict and its sound, one question and the causes; everything else under three rows. */
function Result({ made, Lead, Watch, Normal, onTryAgain }: ResultsPageProps & { made: LatestResult }) {
  const { result, put } = useKept(made)
  const { shown } = result
  const kind = answerKind(shown)
  const isLed = !WITHOUT_LEAD.includes(kind)
  const onSaved = (history_id: string) => put({ history_id })
  const page = (parts: LeadParts) => (
    <Layout
      actions={
        <ResultActions
          onSaved={onSaved}
          result={result}
          watch={isLed && !shown.preliminary ? <Watch onSaved={onSaved} result={result} /> : null}
        />
      }
      finding={
        isLed ? (
          <WhatWasIt
            hasClip={soundUrl(shown) !== null}
            historyId={shown.history_id}
            kept={result.kept}
            onSaved={onSaved}
            ranked={candidatesFor(shown)}
            type="audio"
          />
        ) : null
      }
      kind={kind}
      normal={<Normal shown={shown} />}
      onTryAgain={onTryAgain}
      parts={parts}
      shown={shown}
    />
  )
  if (!isLed) return page({ second: null, inside: null })
  return (
    <Lead
      onCar={(vehicle_id) => put({ vehicle_id })}
      onChange={(differential) => put({ differential })}
      shown={shown}
    >
      {page}
    </Lead>
  )
}

type LayoutProps = {
  shown: ShownDiagnosis
  kind: AnswerKind
  parts: LeadParts
  normal: ReactNode
  actions: ReactNode
  /** What it was, after the repair. */
  finding: ReactNode
  onTryAgain: (() => void) | undefined
}

function Layout({ shown, kind, parts, normal, actions, finding, onTryAgain }: LayoutProps) {
  const back = useBack()
  const player = useRef<PlayStretch>(null)
  const [silent, setSilent] = useState(soundUrl(shown) === null)
  const fallSilent = useCallback(() => setSilent(true), [])
  const onPlay: PlayStretch | null = silent ? null : (from, to) => player.current?.(from, to)
  // The answer stands before what explains it is drawn: on a slow phone both at once keep a tap waiting.
  const isWhole = useDeferredValue(true, false)
  return (
    <Page>
      <AnswerColumns
        back={{ label: copy.back, onPress: back }}
        first={
          <>
            {shown.preliminary ? <PreliminaryNote /> : null}
            {shown.error === null ? null : (
              <AnalysisError error={shown.error} hasClip={soundUrl(shown) !== null} onTryAgain={onTryAgain} />
            )}
            <Verdict normal={normal} shown={shown} />
          </>
        }
        rest={
          isWhole ? (
            <div className="flex min-w-0 flex-col gap-6 max-lg:mt-2" key="rest">
              <div className="flex flex-wrap items-center gap-3 print:hidden">{actions}</div>
              {/* The server's answer is still to come: there is nothing to judge yet. */}
              <Folds
                finding={shown.preliminary ? null : finding}
                inside={parts.inside}
                kind={kind}
                onPlay={onPlay}
                shown={shown}
              />
              {shown.preliminary ? null : <FeedbackCard shown={shown} />}
              <Alert title={copy.informational}>{copy.confirmFirst}</Alert>
            </div>
          ) : (
            // Room for the rest: who comes back to a place further down is taken there before it is drawn.
            <div aria-hidden="true" className="h-[300vh]" key="room" />
          )
        }
        second={
          <>
            <Card>
              <SoundScreen kind={kind} onSilent={fallSilent} player={player} shown={shown} />
            </Card>
            <AlsoDo shown={shown} />
            {isWhole ? parts.second : null}
          </>
        }
      />
    </Page>
  )
}

type FoldsProps = {
  shown: ShownDiagnosis
  kind: AnswerKind
  inside: ReactNode
  finding: ReactNode
  onPlay: PlayStretch | null
}

function Folds({ shown, kind, inside, finding, onPlay }: FoldsProps) {
  const { hash } = useLocation()
  const { name } = shown.issue
  return (
    <div>
      <Fold hash={hash} id="why" late={inside} title={copy.why}>
        <Why kind={kind} onPlay={onPlay} shown={shown} />
      </Fold>
      {kind === 'not_a_car' ? null : (
        <>
          <Fold hash={hash} id="mechanic" late={finding} title={copy.mechanicFold}>
            <Mechanics issueName={name} kind={kind} />
          </Fold>
          <Fold hash={hash} id="guides" title={copy.guidesFold}>
            <LearnMore issueName={name} kind={kind} />
          </Fold>
        </>
      )}
    </div>
  )
}

function useBack() {
  const navigate = useNavigate()
  // A page that was opened directly has nothing behind it but home.
  const { key } = useLocation()
  return () => void (key === 'default' ? navigate('/') : navigate(-1))
}

function PreliminaryNote() {
  return <Alert title={copy.preliminary}>{copy.preliminaryUntil}</Alert>
}

type AnalysisErrorProps = { error: string; hasClip: boolean; onTryAgain: (() => void) | undefined }

/** Whether the server counted it is not known here: an answer may have been lost on its way. */
function AnalysisError({ error, hasClip, onTryAgain }: AnalysisErrorProps) {
  return (
    <Alert
      action={onTryAgain ? <Button onClick={onTryAgain}>{copy.tryAgain}</Button> : undefined}
      live
      title={copy.unfinished}
      tone="now"
    >
      <p>{error}</p>
      {hasClip ? <p>{copy.recordingKept}</p> : null}
    </Alert>
  )
}
