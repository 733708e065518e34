import { DriveCard } from '../../features/differential/index.ts'
import { driveAnswer } from '../../features/results/copy.ts'
import { answerKind, type ShownDiagnosis } from '../../features/results/read-result.ts'
import { Button, SkeletonCard } from '../../ui/index.ts'

const SILENT = 'it does not say. Trust the brakes, the steering and the warning lights.'

type NotRankedProps = {
  shown: ShownDiagnosis
  /** How many tries have failed; 0 while one is under way. */
  failed: number
  onRetry: () => void
}

/** "May I still drive?" while the causes are ranked, and where they could not be: not known, and what the recording alone says. */
export function NotRanked({ shown, failed, onRetry }: NotRankedProps) {
  const answer = driveAnswer(answerKind(shown), shown.issue.urgencyLevel)
  const words = answer?.words ?? SILENT
  // It looks like a warning where the recording may be of something urgent.
  const level = answer?.urgency === 'fix_immediately' ? 'limp' : 'soon'
  const alone = `By the recording alone: ${words}`
  if (failed > 0) {
    return (
      <div className="flex flex-col gap-3" role="alert">
        <Unknown
          level={level}
          now={`The part that ranks the causes could not be loaded. Check your connection and try again. ${alone}`}
          say="Not known: the causes could not be ranked."
        />
        <div className="flex flex-wrap gap-3">
          <Button onClick={onRetry} variant="secondary">
            Retry
          </Button>
          {/* Some browsers fetch a part that failed only with the page (late-layer.tsx). */}
          {failed > 1 ? (
            <Button onClick={() => window.location.reload()} variant="secondary">
              Load the page again
            </Button>
          ) : null}
        </div>
      </div>
    )
  }
  return (
    // A screen high, as the answer will be at least: what stands below does not move into sight and out of it.
    <div className="grid min-h-dvh content-start gap-4 lg:grid-cols-2">
      <Unknown
        level={level}
        now={alone}
        say="Not known yet: what is known of the car is being put together."
      />
      <SkeletonCard label="Ranking the causes" />
    </div>
  )
}

type UnknownProps = { level: 'limp' | 'soon'; say: string; now: string }

const Unknown = ({ level, say, now }: UnknownProps) => (
  <DriveCard isDemo={false} report={{ drive: { level, known: false, say, now, reasons: [] }, causes: [] }} />
)
