import { CloudOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSession } from '../backend/account/session.tsx'
import { useWaitingRecordings } from '../features/analyze/waiting.ts'
import { queue } from '../offline/instance.ts'
import { CANNOT_KEEP } from '../offline/queue.ts'
import { useLogQueue } from '../offline/use-offline.ts'
import { useOnline } from '../platform/app/network.ts'
import { useStore } from '../platform/runtime/store.ts'
import * as copy from './offline-copy.ts'

export default function OfflineNotice(): ReactNode {
  const online = useOnline()
  const { user } = useSession()
  return (
    <p className="mx-auto flex max-w-[74rem] items-center gap-3 px-safe py-2 text-sm text-muted md:px-8">
      <CloudOff className="size-5 shrink-0" />
      <span>
        <strong className="text-ink">{online ? copy.serverSilent : copy.offline}</strong>{' '}
        {user ? (
          <>
            {copy.lastVisit} <Waiting />
          </>
        ) : (
          copy.signedOut
        )}
      </span>
    </p>
  )
}

function Waiting(): ReactNode {
  const recordings = useWaitingRecordings().entries.length
  const changes = useLogQueue().waiting
  if (useStore(queue).keepsNothing) return copy.keepsNothing(CANNOT_KEEP)
  const parts = [
    recordings > 0 ? copy.recordings(recordings) : '',
    changes > 0 ? copy.changes(changes) : '',
  ].filter((part) => part !== '')
  if (parts.length === 0) return copy.nothingWaits
  return copy.waits(parts, recordings + changes)
}
