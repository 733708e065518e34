import type { DifferentialCase } from '@tappet/diagnosis'
import type { Senses } from '@tappet/diagnosis/differential'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useSession } from '../../backend/account/session.tsx'
import { useRowUpdates } from '../../backend/diagnoses/use-row-updates.ts'
import { addingSenses, useCaseParts } from '../../features/differential/index.ts'
import { readHeard } from '../../features/own-sound/heard-take.ts'
import type { OwnSoundResultProps } from '../../features/own-sound/OwnSoundResult.tsx'
import type { LeadProps } from '../../features/results/ResultsPage.tsx'
import { verdictFacts } from '../../features/results/read-result.ts'
import { QUESTION_ID } from '../../features/results/Verdict.tsx'
import { driveVerdict, sureOf } from '../../format/verdict.ts'
import { browserClock } from '../../platform/runtime/clock.ts'
import { tabStorage } from '../../platform/storage/storage.web.ts'
import { Alert, Button, lateLayer, SavingNote, SkeletonCard } from '../../ui/index.ts'
import { CarOfResult } from './CarOfResult.tsx'
import { PATIENCE_MS } from './car-senses.ts'
import * as copy from './copy.ts'
import { openSound, withKeptScan } from './open-sound.ts'
import { situationOfEvidence } from './own-situation.ts'
import { useKnownOfCar } from './use-known-of-car.ts'
import type { WhyInsideProps } from './WhyInside.tsx'

/** With the log and a kept scan in one differential. */
export function SoundDifferential({ shown, onChange, onCar, children }: LeadProps) {
  const rows = useRowUpdates()
  const { failed, retry } = useFirstCase(shown, onChange)
  const { add, isLost } = useAdded(shown, onChange, rows.update)
  useInNewRow(shown, rows.update)
  const answer = (next: DifferentialCase) => {
    onChange(next)
    if (shown.history_id !== null) rows.update(shown.history_id, next)
  }
  const { question, causes, edits } = useCaseParts(shown.differential, answer, {
    note: <SavingNote onRetry={rows.retry} state={rows.state} />,
    questionId: QUESTION_ID,
    of: 'sound',
    most: sureOf(verdictFacts(shown))?.percent,
  })
  const isFolded = useFoldsQuestions(shown)
  if (shown.differential === null)
    return children({ second: <NotRanked failed={failed} onRetry={retry} />, inside: null })
  const car = <CarOfResult carId={shown.vehicle_id} historyId={shown.history_id} onChoose={onCar} />
  return children({
    second: (
      <>
        <OwnNormal
          onChanged={(directions) => add({ ownCar: { verdict: 'changed', directions } })}
          shown={shown}
        />
        {isFolded ? null : question}
        {causes}
        {isFolded ? null : car}
        {isLost ? (
          <Alert live title={copy.takeLost} tone="soon">
            {copy.takeLostWhat}
          </Alert>
        ) : null}
      </>
    ),
    inside: (
      <>
        {isFolded ? question : null}
        {isFolded ? car : null}
        <LateInside add={add} edits={edits} shown={shown} value={shown.differential} />
      </>
    ),
  })
}

/** Who must not drive on is asked nothing at once. Told once for a visit: an answer moves no question. */
function useFoldsQuestions(shown: LeadProps['shown']): boolean {
  const [isDanger, setIsDanger] = useState<boolean | null>(null)
  if (isDanger === null && shown.differential !== null)
    setIsDanger(driveVerdict(verdictFacts(shown)).level === 'stop')
  return isDanger === true
}

const LateInside = lateLayer<WhyInsideProps>(async () => (await import('./WhyInside.tsx')).WhyInside, {
  waiting: <SkeletonCard label={copy.loading} />,
})

// Only a recording that this tab measured.
const OwnSoundResult = lateLayer<OwnSoundResultProps>(
  async () => (await import('../../features/own-sound/OwnSoundResult.tsx')).OwnSoundResult,
)

function OwnNormal({
  shown: { audioDuration, timestamp, evidence, vehicle_id },
  onChanged,
}: {
  shown: LeadProps['shown']
  onChanged: (directions: string[]) => void
}) {
  const userId = useSession().user?.id
  const situation = situationOfEvidence(evidence)
  if (userId === undefined || situation === null || audioDuration === null || timestamp === null) return null
  const recorded = { durationSeconds: audioDuration, atMs: Date.parse(timestamp) }
  if (readHeard(tabStorage, recorded) === null) return null
  return (
    <OwnSoundResult
      carId={vehicle_id}
      onChanged={onChanged}
      recorded={recorded}
      situation={situation}
      userId={userId}
    />
  )
}

/** A question may be answered while a take runs. */
function useAdded(shown: LeadProps['shown'], onChange: LeadProps['onChange'], update: RowUpdate) {
  const [isLost, setIsLost] = useState(false)
  const latest = useRef({ shown, onChange, update })
  useLayoutEffect(() => {
    latest.current = { shown, onChange, update }
  })
  const add = async (senses: Senses) => {
    try {
      // Loaded first, so that no answer falls in between.
      const addTo = await addingSenses(senses)
      const { shown: now, onChange: change, update: updateRow } = latest.current
      if (now.differential === null) return
      const next = addTo(now.differential)
      change(next)
      if (now.history_id !== null) updateRow(now.history_id, next)
      setIsLost(false)
    } catch (error) {
      console.warn('What the takes say could not be added to the differential', error)
      setIsLost(true)
    }
  }
  return { add: (senses: Senses) => void add(senses), isLost }
}

/** Whichever of row and case is there first; an earlier row stays. */
function useInNewRow({ history_id, differential }: LeadProps['shown'], update: RowUpdate): void {
  const isDone = useRef(history_id !== null)
  useEffect(() => {
    if (isDone.current || history_id === null || differential === null) return
    isDone.current = true
    update(history_id, differential)
  }, [history_id, differential, update])
}

/** `failed`: how many tries have, none while one is under way. */
function useFirstCase(shown: LeadProps['shown'], onChange: LeadProps['onChange']) {
  const isKnownWho = useKnownWho()
  const knownOfCar = useKnownOfCar()
  const [tried, setTried] = useState({ times: 0, hasFailed: false })
  const started = useRef(-1)
  const latestOnChange = useRef(onChange)
  useEffect(() => {
    latestOnChange.current = onChange
  }, [onChange])
  useEffect(() => {
    const { differential: came, history_id } = shown
    if ((came !== null && history_id !== null) || started.current === tried.times || !isKnownWho) return
    started.current = tried.times
    const atMs = shown.timestamp === null ? browserClock.nowMs() : Date.parse(shown.timestamp)
    knownOfCar(atMs, shown.vehicle_id)
      .then((car) => (came === null ? openSound(shown, car, atMs) : withKeptScan(came, car)))
      .then(
        (value) => value !== null && latestOnChange.current(value),
        (error: unknown) => {
          console.warn('The differential could not be made', error)
          setTried((before) => ({ ...before, hasFailed: true }))
        },
      )
  }, [isKnownWho, knownOfCar, shown, tried])
  const retry = () => setTried(({ times }) => ({ times: times + 1, hasFailed: false }))
  return { failed: tried.hasFailed ? tried.times + 1 : 0, retry }
}

/** True as well where nobody has said it in time. */
function useKnownWho(): boolean {
  const { loading } = useSession()
  const [hasWaited, setHasWaited] = useState(false)
  useEffect(() => browserClock.after(PATIENCE_MS, () => setHasWaited(true)), [])
  return !loading || hasWaited
}

type RowUpdate = ReturnType<typeof useRowUpdates>['update']

type NotRankedProps = {
  failed: number
  onRetry: () => void
}

function NotRanked({ failed, onRetry }: NotRankedProps) {
  if (failed === 0) return <SkeletonCard label={copy.ranking} />
  return (
    <Alert
      action={
        <>
          <Button onClick={onRetry} variant="secondary">
            {copy.retry}
          </Button>
          {/* Some browsers fetch a failed part only with the page (late-layer.tsx). */}
          {failed > 1 ? (
            <Button onClick={() => window.location.reload()} variant="secondary">
              {copy.loadPage}
            </Button>
          ) : null}
        </>
      }
      live
      title={copy.notRanked}
      tone="soon"
    >
      {copy.notRankedWhat}
    </Alert>
  )
}
