import { Alert, RecordButton } from '../../ui/index.ts'
import type { Taking } from './use-take.ts'

/** The dial for one take, and what became of it. */
export function TakeStage({ taking, title, how }: { taking: Taking; title: string; how: string }) {
  const { progress, waiting, seconds, isMeasuring, refused, press } = taking
  const left = progress ? Math.max(0, Math.ceil(seconds - progress.seconds)) : 0
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-col items-center gap-4 rounded-card bg-screen p-6 text-center text-screen-ink">
        <RecordButton
          disabled={isMeasuring}
          label={progress ? 'Stop this take' : `Record ${seconds} seconds`}
          level={progress?.level ?? 0}
          onClick={press}
          state={progress ? 'recording' : 'idle'}
        />
        <div>
          <h3 className="text-xl">{title}</h3>
          <p className="mt-1 max-w-[30rem] text-screen-muted" role="status">
            {progress ? (waiting ?? `${left} seconds left`) : isMeasuring ? 'Measuring …' : how}
          </p>
        </div>
      </div>
      {refused ? (
        <Alert live title="This take was not used" tone="soon">
          {refused} Nothing else was lost.
        </Alert>
      ) : null}
    </div>
  )
}
