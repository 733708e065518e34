import { Alert, Button, PointList, Section, SkeletonCard, StepList } from '../../ui/index.ts'
import type { CodeDetails } from './details.ts'

export function Causes({ causes }: { causes: readonly string[] }) {
  if (causes.length === 0) return null
  return (
    <Section title="Common Causes">
      <PointList points={causes} />
    </Section>
  )
}

export function Actions({ actions }: { actions: readonly string[] }) {
  if (actions.length === 0) return null
  return (
    <Section title="Suggested Actions">
      <StepList steps={actions} />
    </Section>
  )
}

export function DetailsState({ asked, isMakers }: { asked: CodeDetails; isMakers: boolean }) {
  if (asked.state === 'loading') return <SkeletonCard label="Loading causes and actions" lines={4} />
  if (asked.state === 'failed') {
    return (
      <Alert
        action={
          <Button onClick={asked.retry} variant="secondary">
            Try again
          </Button>
        }
        live
        title="Causes and actions could not be loaded"
        tone="soon"
      >
        They come from the server, which does not answer. What the code means is kept on this device.
      </Alert>
    )
  }
  // A maker's code has its own card.
  if (asked.state === 'unlisted' && !isMakers) {
    return (
      <Alert title="Nothing is known of this code">
        Check that it was read or typed correctly. If it was, ask a shop that knows the make.
      </Alert>
    )
  }
  return null
}
