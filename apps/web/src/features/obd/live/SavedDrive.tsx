import { FileDown } from 'lucide-react'
import { type ComponentType, useEffect, useMemo, useState } from 'react'
import { Link } from 'react-router'
import { formatMoment } from '../../../format/moment.ts'
import { saveFile } from '../../../platform/files/files.ts'
import { useUnits } from '../../../platform/storage/preferences.ts'
import { Button, Chip, ChipGroup, DemoBadge, ErrorState, Skeleton, toast } from '../../../ui/index.ts'
import { DriveChart } from './DriveChart.tsx'
import { durationText, rangeOf } from './drive.ts'
import { copy } from './drive-copy.ts'
import { driveAsCsv } from './drive-csv.ts'
import { driveWords } from './drive-summary.ts'
import { readDrive, type StoredRecording, useDriver } from './drives.ts'
import type { Series } from './feed.ts'
import { MAX_TRACES } from './traces.ts'
import { ValuesTable } from './ValuesTable.tsx'

export type DriveFollowUp = { at: string; title: string; words: string; vehicleId: string | null }

export type SavedProps = { id: string; FollowUp: ComponentType<DriveFollowUp> }

export function SavedDrive({ id, FollowUp }: SavedProps) {
  const ownerId = useDriver()
  const [reading, setReading] = useState<StoredRecording | 'reading' | 'none' | 'unread'>('reading')
  useEffect(() => {
    let current = true
    const set = (next: typeof reading) => current && setReading(next)
    void readDrive(id, ownerId).then(
      (recording) => set(recording ?? 'none'),
      () => set('unread'),
    )
    return () => {
      current = false
    }
  }, [id, ownerId])
  if (reading === 'reading') return <Skeleton shape="block" />
  if (reading === 'none' || reading === 'unread')
    return (
      <ErrorState
        action={<Button render={<Link to="/obd/live" />}>{copy.allDrives}</Button>}
        title={reading === 'none' ? copy.driveNotHere : copy.driveUnread}
        what={reading === 'none' ? copy.driveNotHereHint : copy.driveUnreadHint}
      />
    )
  return <Drive FollowUp={FollowUp} stored={reading} />
}

function Drive({ stored, FollowUp }: Pick<SavedProps, 'FollowUp'> & { stored: StoredRecording }) {
  const { drive, recording } = stored
  const units = useUnits()
  const [charted, setCharted] = useState(() => drive.values.slice(0, 2).map(({ id }) => id))
  const lines = useMemo(
    () => charted.flatMap((id) => drive.values.find((value) => value.id === id) ?? []),
    [charted, drive],
  )
  const source = useMemo(() => ({ recording: () => recording, now: () => drive.seconds }), [recording, drive])
  const toggle = (id: string) => {
    const next = charted.includes(id) ? charted.filter((each) => each !== id) : [...charted, id]
    if (next.length > 0) setCharted(next.slice(-MAX_TRACES))
  }
  const exportCsv = async () => {
    const at = new Date(drive.startedAtMs).toISOString().slice(0, 16).replaceAll(/[T:]/g, '-')
    const name = `${drive.demo ? 'demo-' : ''}live-values-${at}.csv`
    try {
      await saveFile(name, new Blob([driveAsCsv(recording, units)], { type: 'text/csv' }))
    } catch {
      toast.error(copy.notExported, {
        description: copy.notExportedAdvice,
      })
    }
  }
  const startedAt = new Date(drive.startedAtMs).toISOString()
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg">
        <span className="font-semibold">{formatMoment(drive.startedAtMs)}</span>
        <span className="text-muted">
          {durationText(drive.seconds)}, {drive.deviceName}
        </span>
        {drive.demo ? <DemoBadge /> : null}
      </p>
      <ChipGroup label={copy.chartLines}>
        {drive.values.map(({ id, name }) => (
          <Chip key={id} onToggle={() => toggle(id)} selected={charted.includes(id)}>
            {name}
          </Chip>
        ))}
      </ChipGroup>
      <DriveChart {...source} isLive={false} lines={lines} seconds={Math.ceil(drive.seconds)} />
      <div className="flex flex-wrap gap-3">
        <Button icon={<FileDown />} onClick={() => void exportCsv()} variant="secondary">
          {copy.exportCsv}
        </Button>
        {drive.demo ? null : (
          <FollowUp
            at={startedAt}
            title={copy.caseTitle(formatMoment(drive.startedAtMs))}
            vehicleId={drive.vehicleId}
            words={driveWords(recording, drive.seconds, units)}
          />
        )}
      </div>
      <ValuesTable
        isLive={false}
        series={recording.tracks.flatMap(({ value, values }) => seriesOf(value, values))}
      />
    </>
  )
}

function seriesOf(value: Series['value'], values: readonly number[]): Series[] {
  const range = rangeOf(values)
  return range === null ? [] : [{ value, latest: values.at(-1) ?? 0, ...range }]
}
