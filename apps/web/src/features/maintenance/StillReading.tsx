import type { LogPart } from '../../backend/car/log-part.ts'
import { useOnline } from '../../platform/app/network.ts'
import { Alert, Button, ErrorState, ProgressBar } from '../../ui/index.ts'
import { copy } from './copy.ts'

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
  if (isReading)
    return (
      <Alert>
        <p className="sr-only" role="status">
          {copy.newestShown}
        </p>
        <ProgressBar
          label={copy.stillReading}
          text={copy.readSoFar(read, total)}
          value={(read / total) * 100}
        />
      </Alert>
    )
  return (
    <ErrorState
      action={<Button onClick={onReadOn}>{copy.readOn}</Button>}
      kept={copy.partKept}
      title={copy.onlyRead(read, total)}
      what={copy.partWhy(online)}
    />
  )
}
