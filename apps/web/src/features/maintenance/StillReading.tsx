import type { LogPart } from '../../backend/car/log-part.ts'
import { wholeNumber } from '../../format/count.ts'
import { useOnline } from '../../platform/app/network.ts'
import { Alert, Button, ErrorState, ProgressBar } from '../../ui/index.ts'
import { countLabel } from './copy.ts'

/** How much of a long log is shown, while the rest is read or where reading it failed. */
export function StillReading({
  part: { read, total },
  isReading,
  onReadOn,
}: {
  part: Pick<LogPart, 'read' | 'total'>
  isReading: boolean
  onReadOn: () => void
}) {
  const online = useOnline()
  const isCounted = Number.isFinite(total)
  if (isReading)
    return (
      <Alert>
        <p className="sr-only" role="status">
          The newest records are shown. The older ones are still being read.
        </p>
        <ProgressBar
          label="Still reading your log, the newest first"
          text={
            isCounted ? `${wholeNumber(read)} of ${wholeNumber(total)} read` : `${wholeNumber(read)} read`
          }
          value={(read / total) * 100}
        />
      </Alert>
    )
  return (
    <ErrorState
      action={<Button onClick={onReadOn}>Read on</Button>}
      kept="Reading the log deletes nothing. What is shown can be changed, and you can still add records."
      title={
        isCounted
          ? `Only ${wholeNumber(read)} of ${countLabel(total)} were read`
          : `Only ${countLabel(read)} were read`
      }
      what={`${online ? 'The server did not answer.' : 'You are offline.'} The older records are missing here.`}
    />
  )
}
