import { FoldPart, StepList } from '../../ui/index.ts'

export function NextSteps({ steps }: { steps: readonly string[] }) {
  if (steps.length === 0) return null
  return (
    <FoldPart title="Recommended Next Steps">
      <StepList steps={steps} />
    </FoldPart>
  )
}
