import { FoldPart, StepList } from '../../ui/index.ts'
import { reportCopy } from './report-copy.ts'

export function NextSteps({ steps }: { steps: readonly string[] }) {
  if (steps.length === 0) return null
  return (
    <FoldPart title={reportCopy.nextSteps}>
      <StepList steps={steps} />
    </FoldPart>
  )
}
