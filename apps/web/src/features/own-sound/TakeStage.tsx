import { useStore } from '../../platform/runtime/store.ts'
import { Alert, RecordButton } from '../../ui/index.ts'
import { copy } from './copy.ts'
import type { Taking } from './use-take.ts'

export function TakeStage({ taking, title, how }: { taking: Taking; title: string; how: string }) {
  const { isRunning, waiting, isMeasuring, refused } = taking
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-col items-center gap-4 rounded-card bg-screen p-6 text-center text-screen-ink">
        <Dial taking={taking} />
        <div>
          <h3 className="text-xl">{title}</h3>
          <p className="mt-1 max-w-[30rem] text-screen-muted" role="status">
            {isRunning ? (waiting ?? <SecondsLeft taking={taking} />) : isMeasuring ? copy.measuring : how}
          </p>
        </div>
      </div>
      {refused ? (
        <Alert live title={copy.takeRefused} tone="soon">
          {refused} {copy.nothingElseLost}
        </Alert>
      ) : null}
    </div>
  )
}

function Dial({ taking: { isRunning, isMeasuring, progress, seconds, press } }: { taking: Taking }) {
  const { level } = useStore(progress)
  return (
    <RecordButton
      disabled={isMeasuring}
      label={isRunning ? copy.stopTake : copy.recordSeconds(seconds)}
      level={isRunning ? level : 0}
      onClick={press}
      state={isRunning ? 'recording' : 'idle'}
    />
  )
}

function SecondsLeft({ taking: { progress, seconds } }: { taking: Taking }) {
  const secondsLeft = useStore({
    subscribe: progress.subscribe,
    state: () => Math.max(0, Math.ceil(seconds - progress.state().seconds)),
  })
  return copy.secondsLeft(secondsLeft)
}
