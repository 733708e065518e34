import { Eye } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useSession } from '../../backend/account/session.tsx'
import { useSignIn } from '../../backend/account/sign-in.ts'
import { useConnection } from '../../backend/connection/backend.tsx'
import { Button, lateLayer } from '../../ui/index.ts'
import * as copy from './keep-watching-copy.ts'
import type { KeepWatchingProps, WatchDialogProps } from './WatchDialog.tsx'

// Most visits to a result ask for no case.
const WatchDialog = lateLayer<WatchDialogProps>(async () => (await import('./WatchDialog.tsx')).WatchDialog)

export function KeepWatching(props: KeepWatchingProps) {
  const { state } = useConnection()
  const { user } = useSession()
  const signIn = useSignIn()
  if (user === null || state !== 'ready')
    return (
      <Button icon={<Eye />} onClick={() => signIn.open(copy.signIn)} variant="secondary">
        {copy.watch}
      </Button>
    )
  return <Watch {...props} userId={user.id} />
}

function Watch({ userId, ...props }: KeepWatchingProps & { userId: string }) {
  const [asking, setAsking] = useState(false)
  const [caseId, setCaseId] = useState<string | null>(null)
  if (caseId !== null)
    return (
      <Button icon={<Eye />} render={<Link to={`/cases/${caseId}`} />} variant="secondary">
        {copy.openItsCase}
      </Button>
    )
  return (
    <>
      <Button icon={<Eye />} onClick={() => setAsking(true)} variant="secondary">
        {copy.watch}
      </Button>
      {asking ? (
        <WatchDialog
          {...props}
          onClose={() => setAsking(false)}
          onKept={(id) => {
            setAsking(false)
            setCaseId(id)
          }}
          userId={userId}
        />
      ) : null}
    </>
  )
}
