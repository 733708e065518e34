import type { DifferentialCase } from '@tappet/diagnosis'
import { useEffect, useRef, useState } from 'react'
import { useSession } from '../../backend/session.tsx'
import type { RowState } from '../../backend/use-row-updates.ts'
import { useRowUpdates } from '../../backend/use-row-updates.ts'
import { DifferentialView, openWithSenses } from '../../features/differential/index.ts'
import type { LeadProps } from '../../features/results/ResultsPage.tsx'
import { browserClock } from '../../platform/runtime/clock.ts'
import { Button, SkeletonCard } from '../../ui/index.ts'
import type { KnownOfCar } from './car-senses.ts'
import { PATIENCE_MS } from './car-senses.ts'
import { useKnownOfCar } from './use-known-of-car.ts'

/** What leads a sound's result: the sound with the log and a kept scan in one differential, made on this device. */
export function SoundDifferential({ shown, onChange }: LeadProps) {
  const rows = useRowUpdates()
  const hasFailed = useFirstCase(shown, onChange)
  useInNewRow(shown, rows.update)
  if (shown.differential === null) {
    // The stated result below stands without it.
    if (hasFailed) return null
    return (
      <div className="grid gap-4 lg:grid-cols-2">
        <SkeletonCard label="Putting together what is known of the car" />
        <SkeletonCard label="" />
      </div>
    )
  }
  const answer = (next: DifferentialCase) => {
    onChange(next)
    if (shown.history_id !== null) rows.update(shown.history_id, next)
  }
  return (
    <DifferentialView
      note={<RowNote onRetry={rows.retry} state={rows.state} />}
      onChange={answer}
      value={shown.differential}
    />
  )
}

/** Puts the case into a row that is saved on this page, whichever of the two is there first. An earlier row stays as it is. */
function useInNewRow({ history_id, differential }: LeadProps['shown'], update: RowUpdate): void {
  const isDone = useRef(history_id !== null)
  useEffect(() => {
    if (isDone.current || history_id === null || differential === null) return
    isDone.current = true
    update(history_id, differential)
  }, [history_id, differential, update])
}

/** Opens the case of a result that has none, once. Says whether that failed. */
function useFirstCase(shown: LeadProps['shown'], onChange: LeadProps['onChange']): boolean {
  const isKnownWho = useKnownWho()
  const known = useKnownOfCar()
  const [hasFailed, setHasFailed] = useState(false)
  const started = useRef(false)
  const made = useRef(onChange)
  useEffect(() => {
    made.current = onChange
  }, [onChange])
  useEffect(() => {
    if (shown.differential !== null || started.current || !isKnownWho) return
    started.current = true
    const atMs = shown.timestamp === null ? browserClock.nowMs() : Date.parse(shown.timestamp)
    known(atMs)
      .then((car) => openSound(shown, car, atMs))
      .then(
        (value) => made.current(value),
        (error: unknown) => {
          console.warn('The differential could not be made', error)
          setHasFailed(true)
        },
      )
  }, [isKnownWho, known, shown])
  return hasFailed
}

/** Whether it is known who is signed in, or nobody has said it in time. */
function useKnownWho(): boolean {
  const { loading } = useSession()
  const [hasWaited, setHasWaited] = useState(false)
  useEffect(() => browserClock.after(PATIENCE_MS, () => setHasWaited(true)), [])
  return !loading || hasWaited
}

function openSound(
  { issue, confidence, alternatives, evidence }: LeadProps['shown'],
  { senses, codes, car }: KnownOfCar,
  atMs: number,
): Promise<DifferentialCase> {
  const sound = { issue, confidence: Math.round(confidence ?? 0), alternatives, evidence }
  const thisYear = new Date(atMs).getFullYear()
  return openWithSenses({ texts: [], codes, car, thisYear }, { ...senses, sound })
}

type RowUpdate = ReturnType<typeof useRowUpdates>['update']

const ROW_WORDS: Record<Exclude<RowState, null>, string> = {
  saving: 'Saving your answers to your history …',
  saved: 'Your answers are in your history.',
  failed: 'Your answers are kept in this tab. They could not be saved to your history.',
}

/** Whether the answers to a saved result are in the history, as far as the server has said. */
function RowNote({ state, onRetry }: { state: RowState; onRetry: () => void }) {
  if (state === null) return null
  return (
    <div className="flex flex-wrap items-center gap-x-3 px-1 text-sm text-muted print:hidden" role="status">
      {ROW_WORDS[state]}
      {state === 'failed' ? (
        <Button onClick={onRetry} size="sm" variant="ghost">
          Save again
        </Button>
      ) : null}
    </div>
  )
}
