import { AudioLines, Upload } from 'lucide-react'
import { Alert, Button, Switch } from '../../ui/index.ts'
import * as copy from './copy.ts'
import type { RecorderState } from './recorder.ts'
import type { RecorderSession } from './session.ts'

type TrayProps = { state: RecorderState; session: RecorderSession; onUpload: () => void }

export function Tray({ state, session, onUpload }: TrayProps) {
  const { phase, offerRaw, problem, filter } = state
  const resting = phase.name === 'idle'
  const waiting = phase.name === 'asking' || phase.name === 'reading'
  return (
    <div className="flex flex-col gap-3 p-4 md:px-6">
      <ProblemNote problem={problem} />
      {resting && offerRaw ? (
        <Button fullWidth icon={<AudioLines />} onClick={() => session.send({ kind: 'record_raw' })}>
          {copy.recordRaw}
        </Button>
      ) : null}
      {waiting ? (
        <Button fullWidth onClick={() => session.send({ kind: 'cancel' })} variant="secondary">
          {copy.cancel}
        </Button>
      ) : (
        <Button disabled={!resting} fullWidth icon={<Upload />} onClick={onUpload} variant="secondary">
          {copy.upload}
        </Button>
      )}
      <Switch
        checked={filter}
        disabled={!resting}
        hint={filter ? copy.noiseFilterHint : undefined}
        label={copy.noiseFilter}
        onChange={({ target }) => session.send({ kind: 'choose_filter', filter: target.checked })}
      />
    </div>
  )
}

/** Some problems need no more than their toast. */
export function ProblemNote({ problem, kept }: { problem: RecorderState['problem']; kept?: string }) {
  const wayOn = problem ? copy.PROBLEMS[problem].wayOn : undefined
  if (!wayOn) return null
  return (
    <Alert tone="soon">
      {wayOn} {kept}
    </Alert>
  )
}
