import { CloudOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSession } from '../backend/session.tsx'
import { useOnline } from '../platform/network.ts'

/** A quiet line above every page while there is no network, or none that leads to the server. */
export default function OfflineNotice(): ReactNode {
  const online = useOnline()
  const { user } = useSession()
  return (
    <p className="mx-auto flex max-w-[74rem] items-center gap-3 px-safe py-2 text-sm text-muted md:px-8">
      <CloudOff aria-hidden="true" className="size-5 shrink-0" />
      <span>
        <strong className="text-ink">{online ? 'The server does not answer.' : 'You are offline.'}</strong>{' '}
        {user
          ? 'You see what this device kept from your last visit. A recording waits here until it can be sent.'
          : 'Help, the legal pages and the recorder work. Signing in has to wait.'}
      </span>
    </p>
  )
}
