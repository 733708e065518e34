import { CloudOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSession } from '../backend/account/session.tsx'
import { useWaitingRecordings } from '../features/analyze/waiting.ts'
import { queue } from '../offline/instance.ts'
import { CANNOT_KEEP } from '../offline/queue.ts'
import { useLogQueue } from '../offline/use-offline.ts'
import { useOnline } from '../platform/app/network.ts'
import { useStore } from '../platform/runtime/store.ts'

export default function OfflineNotice(): ReactNode {
  const online = useOnline()
  const { user } = useSession()
  return (
    <p className="mx-auto flex max-w-[74rem] items-center gap-3 px-safe py-2 text-sm text-muted md:px-8">
      <CloudOff aria-hidden="true" className="size-5 shrink-0" />
      <span>
        <strong className="text-ink">{online ? 'The server does not answer.' : 'You are offline.'}</strong>{' '}
        {user ? (
          <>
            You see what this device kept from your last visit. <Waiting />
          </>
        ) : (
          'Help, the legal pages and the recorder work. Signing in has to wait.'
        )}
      </span>
    </p>
  )
}

function Waiting(): ReactNode {
  const recordings = useWaitingRecordings().entries.length
  const changes = useLogQueue().waiting
  if (useStore(queue).keepsNothing) return `${CANNOT_KEEP} Enter them once you’re online again.`
  const parts = [
    recordings > 0 ? counted(recordings, 'recording') : '',
    changes > 0 ? `${counted(changes, 'change')} to your service log` : '',
  ].filter((part) => part !== '')
  if (parts.length === 0) return 'What you record or log now is kept here until it can be sent.'
  return recordings + changes === 1
    ? `${parts.join('')} waits here until it can be sent.`
    : `${parts.join(' and ')} wait here until they can be sent.`
}

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`
