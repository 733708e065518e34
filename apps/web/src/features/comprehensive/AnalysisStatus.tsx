import { Link } from 'react-router'
import { usePlans } from '../../backend/account/plans.ts'
import { useOnline } from '../../platform/app/network.ts'
import { Alert, Button } from '../../ui/index.ts'
import { copy } from './copy.ts'
import { canAnalyze, type FormDraft } from './draft.ts'
import type { AnalysisStep } from './run-analysis.ts'
import type { AnalysisProblem } from './use-analysis.ts'

const STEP_WORDS: Record<AnalysisStep, string> = {
  usage: copy.stepUsage,
  codes: copy.stepCodes,
  records: copy.stepRecords,
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
  if (canAnalyze(draft)) return copy.onDevice
  const typed = draft.pendingSymptom.trim() || draft.pendingCode.trim()
  return typed ? copy.notAdded(typed) : copy.nothingEntered
}

function Offline() {
  return (
    <Alert live title={copy.offline} tone="soon">
      {copy.offlineKept}
    </Alert>
  )
}

function Problem({ problem }: { problem: 'limit' | 'failed' }) {
  const mode = usePlans()
  if (problem === 'failed') {
    return (
      <Alert live title={copy.unfinished} tone="now">
        {copy.unfinishedKept}
      </Alert>
    )
  }
  return (
    <Alert
      action={
        <Button render={<Link to="/settings" />} variant="secondary">
          {mode === 'on' ? copy.seePlans : copy.seeLimits}
        </Button>
      }
      live
      title={mode === 'on' ? copy.freeUsedUp : copy.usedUp}
      tone="soon"
    >
      {copy.usedUpKept}
    </Alert>
  )
}
