import { useEffect, useRef } from 'react'
import { Alert, Button, Card, ProgressBar } from '../../ui/index.ts'
import { useAnalysis } from './AnalyzeProvider.tsx'
import type { AnalysisState } from './machine.ts'
import { HOLD_PERCENT } from './machine.ts'

/** How the analysis stands: its progress while it runs, and what stands in its way. Nothing when idle. */
export function AnalysisCard({ onSignIn }: { onSignIn: () => void }) {
  const { current, dismiss, openAnswer } = useAnalysis()
  return (
    <>
      {/* Stands empty before there is anything to say, or the first words are not read out. */}
      <p className="sr-only" role="status">
        {statusMessage(current)}
      </p>
      {'percent' in current ? <Progress {...current} onOpen={openAnswer} /> : null}
      {current.step === 'needs_sign_in' ? (
        <Alert
          action={
            <>
              <Button onClick={onSignIn}>Sign In</Button>
              <Button onClick={dismiss} variant="ghost">
                Not now
              </Button>
            </>
          }
          title="Your recording is kept"
        >
          It is analyzed as soon as you are signed in.
        </Alert>
      ) : null}
    </>
  )
}

type ProgressProps = {
  step: 'encoding' | 'sending' | 'finished'
  percent: number
  onOpen: () => void
}

/** The bar; once the answer is there, a tap anywhere on it opens it without the last half second. */
export function Progress({ step, percent, onOpen }: ProgressProps) {
  const card = useRef<HTMLDivElement>(null)
  // Under a tall recorder the bar would rise out of sight, and at the edge messages would cover it.
  useEffect(() => {
    card.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <Card className="relative p-4 md:p-6" ref={card}>
      <h2 className="mb-4 text-xl">Analyzing your sound</h2>
      <ProgressBar label={stageLabel(step, percent)} value={percent} />
      {step === 'finished' ? (
        <button
          aria-label="Open the answer"
          className="absolute inset-0 rounded-card"
          onClick={onOpen}
          type="button"
        />
      ) : null}
    </Card>
  )
}

function stageLabel(step: 'encoding' | 'sending' | 'finished', percent: number): string {
  if (step === 'finished') return 'Done'
  if (step === 'encoding') return 'Preparing the recording'
  return percent < HOLD_PERCENT
    ? 'Listening for what stands out'
    : 'Weighing what was heard (up to 15 seconds)'
}

function statusMessage(state: AnalysisState): string {
  if (state.step === 'encoding' || state.step === 'sending') return 'Analyzing your sound.'
  if (state.step !== 'finished') return ''
  return state.result.error ? 'The analysis failed.' : 'Analysis complete.'
}
