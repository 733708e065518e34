import { type ReactNode, useEffect, useRef } from 'react'
import { Alert, Button, Card, ProgressBar } from '../../ui/index.ts'
import { useAnalysis, usePreliminaryResults } from './AnalyzeProvider.tsx'
import * as copy from './copy.ts'
import { DeviceAnswer } from './DeviceAnswer.tsx'
import { type AnalysisState, HOLD_PERCENT, isUnderway } from './machine.ts'
import { useWaitingRecordings } from './waiting.ts'

export function AnalysisCard({ onSignIn }: { onSignIn: () => void }) {
  const { current, dismiss, openAnswer } = useAnalysis()
  const { entries } = useWaitingRecordings()
  const results = usePreliminaryResults()
  const entry = isUnderway(current) ? entries.find(({ id }) => id === current.jobId) : undefined
  const isLate = entry !== undefined && results.has(entry.id)
  return (
    <>
      {/* Stands empty at first, or the first words are not read out. */}
      <p className="sr-only" role="status">
        {statusMessage(current, isLate)}
      </p>
      {isUnderway(current) ? (
        <Progress {...current} isLate={isLate} onOpen={openAnswer}>
          {entry ? <DeviceAnswer entry={entry} isNew /> : null}
        </Progress>
      ) : null}
      {current.step === 'needs_sign_in' ? (
        <Alert
          action={
            <>
              <Button onClick={onSignIn}>{copy.signIn}</Button>
              <Button onClick={dismiss} variant="ghost">
                {copy.notNow}
              </Button>
            </>
          }
          title={copy.signInTitle}
        >
          {copy.signInThen}
        </Alert>
      ) : null}
    </>
  )
}

type ProgressProps = {
  step: 'encoding' | 'sending' | 'on_device' | 'finished'
  percent: number
  isLate: boolean
  onOpen: () => void
  children?: ReactNode
}

/** Once the answer is there, a tap opens it without the last half second. */
export function Progress({ step, percent, isLate, onOpen, children }: ProgressProps) {
  const card = useRef<HTMLDivElement>(null)
  // Under a tall recorder the bar would rise out of sight.
  useEffect(() => {
    card.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <Card className="moves-answer relative p-4 md:p-6" ref={card}>
      <h2 className="mb-4 text-xl">{copy.title}</h2>
      <ProgressBar label={stageLabel(step, percent, isLate)} value={percent} />
      {step === 'finished' ? (
        <button
          aria-label={copy.openAnswer}
          className="absolute inset-0 rounded-card"
          onClick={onOpen}
          type="button"
        />
      ) : (
        <div className="mt-4 empty:hidden">{children}</div>
      )}
    </Card>
  )
}

function stageLabel(step: ProgressProps['step'], percent: number, isLate: boolean): string {
  if (step === 'finished') return copy.done
  if (step === 'encoding') return copy.encoding
  if (step === 'on_device') return copy.onDevice
  if (isLate) return copy.late
  return percent < HOLD_PERCENT ? copy.listening : copy.weighing
}

function statusMessage(state: AnalysisState, isLate: boolean): string {
  if (!isUnderway(state)) return ''
  if (state.step !== 'finished') return isLate ? copy.late : copy.announceStart
  return state.result.error ? copy.announceFailure : copy.announceEnd
}
