import { Circle, FileDown, Flag, Square } from 'lucide-react'
import { saveFile } from '../../../platform/files/files.ts'
import { useUnits } from '../../../platform/storage/preferences.ts'
import { Alert, Button, toast } from '../../../ui/index.ts'
import type { LiveFeed, LiveState } from './feed.ts'
import { MAX_SAMPLES, recordingAsCsv } from './recording.ts'

type Props = { feed: LiveFeed; state: LiveState; demo: boolean }

export function RecorderBar({ feed, state, demo }: Props) {
  const units = useUnits()
  const { recording, offered } = state
  const running = recording?.running === true
  const exportCsv = async () => {
    const recorded = feed.recorded()
    if (recorded === null || offered === null) return
    const day = new Date(recorded.startedAtMs).toISOString().slice(0, 16).replaceAll(/[T:]/g, '-')
    const name = `${demo ? 'demo-' : ''}live-values-${day}.csv`
    try {
      await saveFile(name, new Blob([recordingAsCsv(recorded, offered, units)], { type: 'text/csv' }))
    } catch {
      toast.error('Not exported', {
        description: 'The device could not store the file. The recording is still here.',
      })
    }
  }
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-3">
        {running ? (
          <>
            <Button icon={<Flag aria-hidden="true" />} onClick={feed.mark} size="sm">
              Mark This Moment
            </Button>
            <Button
              icon={<Square aria-hidden="true" />}
              onClick={feed.endRecording}
              size="sm"
              variant="secondary"
            >
              End Recording
            </Button>
          </>
        ) : (
          <Button icon={<Circle aria-hidden="true" />} onClick={feed.record} size="sm" variant="secondary">
            {recording === null ? 'Record' : 'Record Again'}
          </Button>
        )}
        {recording !== null && !running && recording.samples > 0 ? (
          <Button
            icon={<FileDown aria-hidden="true" />}
            onClick={() => void exportCsv()}
            size="sm"
            variant="secondary"
          >
            Export CSV
          </Button>
        ) : null}
        <Button className="sm:ml-auto" onClick={feed.resetExtremes} size="sm" variant="ghost">
          Reset least and greatest
        </Button>
      </div>
      {recording === null ? null : (
        <p aria-live="polite" className="text-sm text-muted">
          {running ? 'Recording: ' : 'Recorded: '}
          {recording.samples.toLocaleString()} values, {marksWords(recording.marks.length)}. It lies in this
          page alone until you export it.
        </p>
      )}
      {recording?.full ? (
        <Alert live title="The recording is full" tone="soon">
          It holds {MAX_SAMPLES.toLocaleString()} values and ended by itself. Export it, then record again.
        </Alert>
      ) : null}
    </div>
  )
}

const marksWords = (count: number) => (count === 1 ? '1 mark' : `${count} marks`)
