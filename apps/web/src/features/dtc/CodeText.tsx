import { Alert, PointList, RetryAlert, Section, SkeletonCard, StepList } from '../../ui/index.ts'
import { copy } from './copy.ts'
import type { CodeDetails } from './details.ts'

export function Causes({ causes }: { causes: readonly string[] }) {
  if (causes.length === 0) return null
  return (
    <Section title={copy.causes}>
      <PointList points={causes} />
    </Section>
  )
}

export function Actions({ actions }: { actions: readonly string[] }) {
  if (actions.length === 0) return null
  return (
    <Section title={copy.actions}>
      <StepList steps={actions} />
    </Section>
  )
}

export function DetailsState({ asked, isMakers }: { asked: CodeDetails; isMakers: boolean }) {
  if (asked.state === 'loading') return <SkeletonCard label={copy.detailsLoading} lines={4} />
  if (asked.state === 'failed') {
    return (
      <RetryAlert live onRetry={asked.retry} title={copy.detailsFailed}>
        {copy.detailsFailedWhat}
      </RetryAlert>
    )
  }
  // A maker's code has its own card.
  if (asked.state === 'unlisted' && !isMakers) {
    return <Alert title={copy.unlisted}>{copy.unlistedWhat}</Alert>
  }
  return null
}
