import { Link } from 'react-router'
import { usePlans } from '../../backend/account/plans.ts'
import { useOnline } from '../../platform/app/network.ts'
import { Alert, Button } from '../../ui/index.ts'
import type { FormDraft } from './draft.ts'
import { canAnalyze } from './draft.ts'
import type { AnalysisStep } from './run-analysis.ts'
import type { AnalysisProblem } from './use-analysis.ts'

const STEP_WORDS: Record<AnalysisStep, string> = {
  usage: 'Checking your plan',
  codes: 'Looking up your codes',
  records: 'Comparing with the repair records',
}

export function AnalysisStatus({
  draft,
  step,
  problem,
}: {
  draft: FormDraft
  step: AnalysisStep | null
  problem: AnalysisProblem
}) {
  const online = useOnline()
  return (
    <div className="flex flex-col gap-3">
      <p aria-live="polite" className="text-muted">
        {step ? STEP_WORDS[step] : idleWords(draft)}
      </p>
      {step === null && !online ? <Offline /> : null}
      {step === null && online && problem ? <Problem problem={problem} /> : null}
    </div>
  )
}

function idleWords(draft: FormDraft): string {
  if (canAnalyze(draft)) return 'The diagnosis itself is made on this device.'
  const typed = draft.pendingSymptom.trim() || draft.pendingCode.trim()
  return typed ? `Press Enter or the Add button to take in “${typed}”.` : 'Add at least one symptom or code.'
}

function Offline() {
  return (
    <Alert live title="You are offline" tone="soon">
      What you entered is kept. An analysis is counted by the server, so it has to wait for the connection.
    </Alert>
  )
}

function Problem({ problem }: { problem: 'limit' | 'failed' }) {
  const mode = usePlans()
  if (problem === 'failed') {
    return (
      <Alert live title="The analysis did not finish" tone="now">
        What you entered is kept. Check your connection and press Analyze Symptoms again; a use that was
        counted already is not counted twice.
      </Alert>
    )
  }
  return (
    <Alert
      action={
        <Button render={<Link to="/settings" />} variant="secondary">
          {mode === 'on' ? 'See the plans' : 'See the limits'}
        </Button>
      }
      live
      title={mode === 'on' ? "This month's free diagnoses are used up" : "This month's diagnoses are used up"}
      tone="soon"
    >
      What you entered is kept in this tab. New ones come on the 1st of the month.
    </Alert>
  )
}
