import { ChevronRight, Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import { formatMoment } from '../../../format/moment.ts'
import { DemoBadge, IconButton, RetryAlert, Section, toast } from '../../../ui/index.ts'
import { copy } from './copy.ts'
import { type Drive, durationText } from './drive.ts'
import { type Drives, openDrives } from './drives.ts'

type Props = { drives: Drives; onChange: () => Promise<void>; pathOf: (id: string) => string }

export function SavedDrives({ drives, onChange, pathOf }: Props) {
  if (drives === 'unread')
    return (
      <RetryAlert onRetry={() => void onChange()} title={copy.drivesUnread}>
        {copy.drivesNotKnown}
      </RetryAlert>
    )
  if (drives === null || drives.length === 0) return null
  return (
    <Section title={copy.yourDrives}>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface shadow-card">
        {drives.map((drive) => (
          <li className="flex items-center gap-2 pr-2" key={drive.id}>
            <Link
              className="flex min-h-14 min-w-0 flex-1 flex-wrap items-center gap-x-3 py-3 pl-4 hover:underline md:pl-6"
              to={pathOf(drive.id)}
            >
              <span className="font-semibold">{formatMoment(drive.startedAtMs)}</span>
              <span className="text-muted">
                {durationText(drive.seconds)}, {drive.deviceName}
              </span>
              {drive.demo ? <DemoBadge /> : null}
              <ChevronRight className="ml-auto size-5 shrink-0 text-muted" />
            </Link>
            <IconButton
              className="text-muted"
              icon={<Trash2 />}
              label={copy.removeDrive(formatMoment(drive.startedAtMs))}
              onClick={() => void remove(drive, onChange)}
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}

async function remove(drive: Drive, onChange: () => Promise<void>): Promise<void> {
  try {
    const store = await openDrives()
    const pieces = await store.pieces(drive.id)
    await store.remove(drive.id)
    const putBack = async () => {
      for (const [number, parts] of pieces.entries()) await store.append(drive, number, parts)
      await onChange()
    }
    const failed = () => toast.error(copy.notPutBack, { description: copy.notKeptByDevice })
    toast.success(copy.driveRemoved, {
      action: { label: copy.undo, onClick: () => void putBack().catch(failed) },
    })
  } catch {
    toast.error(copy.notRemoved, { description: copy.driveStays })
  }
  await onChange()
}
