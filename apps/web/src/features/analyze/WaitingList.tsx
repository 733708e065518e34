import { CloudOff, Download, Trash2 } from 'lucide-react'
import { usePlans } from '../../backend/account/plans.ts'
import { useSession } from '../../backend/account/session.tsx'
import { formatMoment } from '../../format/moment.ts'
import { CARLESS_CHOICE, useCarless } from '../../offline/garage/without-car.ts'
import { queue } from '../../offline/instance.ts'
import type { RecordingEntry } from '../../offline/recording.ts'
import { useOnline } from '../../platform/app/network.ts'
import { saveFile } from '../../platform/files/files.ts'
import { Button, Card, IconButton, OwnerChoice, toast } from '../../ui/index.ts'
import { useAnalysis } from './AnalyzeProvider.tsx'
import { problemText } from './copy.ts'
import { DeviceAnswer } from './DeviceAnswer.tsx'
import * as copy from './waiting-copy.ts'

export type WaitingListProps = {
  entries: RecordingEntry[]
  title: string
  waiting: number
  sending: boolean
}

export default function WaitingList({ entries, title, waiting, sending }: WaitingListProps) {
  const online = useOnline()
  const mayCount = usePlans() === 'on' && sending
  return (
    <Card className="p-4 md:p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <h2 className="flex items-center gap-3 text-xl">
          <CloudOff className="size-6 shrink-0 text-muted" />
          {title}
        </h2>
        {waiting > 0 ? (
          <Button loading={sending} onClick={() => void queue.flush()} size="sm" variant="secondary">
            {sending ? copy.sending : copy.sendNow}
          </Button>
        ) : null}
      </div>
      <p className="mt-2 text-muted">{keptText(waiting, online, mayCount)}</p>
      <ul className="mt-3 divide-y divide-line border-t border-line">
        {entries.map((entry) => (
          <WaitingRecording entry={entry} key={entry.id} />
        ))}
      </ul>
    </Card>
  )
}

function keptText(waiting: number, online: boolean, mayCount: boolean): string {
  if (waiting === 0) return copy.onDevice
  // The server may have it already, and answers into the history.
  if (mayCount) return copy.beingSent
  return online ? copy.sentOnline : copy.sentWhenOnline
}

async function downloadRecording({ work, queuedAtMs }: RecordingEntry): Promise<void> {
  const moment = new Date(queuedAtMs).toISOString().slice(0, 19).replaceAll(':', '-')
  try {
    await saveFile(`tappet-recording-${moment}.wav`, new Blob([work.wav], { type: 'audio/wav' }))
  } catch {
    toast.error(copy.notDownloaded, { description: copy.stillHere })
  }
}

async function deleteRecording(entry: RecordingEntry): Promise<void> {
  const restore = () =>
    queue.restore(entry).catch(() => toast.error(copy.notRestored, { description: copy.notRestoredWhy }))
  try {
    await queue.remove(entry.id)
    toast.success(copy.deletion, { action: { label: copy.undo, onClick: () => void restore() } })
  } catch {
    toast.error(copy.notDeleted, { description: copy.stillHere })
  }
}

function CarOfRecording({ entry: { id, work } }: { entry: RecordingEntry }) {
  const { text, cars, readAgain } = useCarless(useSession().user?.id ?? null)
  return (
    <OwnerChoice
      {...CARLESS_CHOICE}
      onChoose={(vehicleId) => void queue.retry(id, { ...work, vehicleId })}
      onReadAgain={readAgain}
      options={cars}
      text={text}
    />
  )
}

function WaitingRecording({ entry }: { entry: RecordingEntry }) {
  const { current } = useAnalysis()
  const plans = usePlans()
  const isNew = current.step === 'queued' && current.jobId === entry.id
  const { work, problem } = entry
  const when = formatMoment(entry.queuedAtMs)
  return (
    <li className="py-1 last:pb-0">
      <div className="flex items-center gap-4">
        <div className="min-w-0 flex-1 py-2">
          <p>{copy.recording(when, Math.round(work.durationSeconds))}</p>
          {work.description ? <p className="truncate text-muted">{work.description}</p> : null}
          {problem ? <p className="text-soon">{problemText(problem, plans)}</p> : null}
          {work.vehicleId === undefined ? <CarOfRecording entry={entry} /> : null}
          {problem?.code === 'refused' ? (
            <div className="mt-2 flex flex-wrap gap-2">
              <Button onClick={() => void queue.retry(entry.id)} size="sm" variant="secondary">
                {copy.tryAgain}
              </Button>
              <Button
                icon={<Download />}
                onClick={() => void downloadRecording(entry)}
                size="sm"
                variant="secondary"
              >
                {copy.download}
              </Button>
            </div>
          ) : null}
        </div>
        <IconButton
          icon={<Trash2 />}
          label={copy.deleteOf(when)}
          onClick={() => void deleteRecording(entry)}
        />
      </div>
      <DeviceAnswer entry={entry} isNew={isNew} />
    </li>
  )
}
