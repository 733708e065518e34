import { Eye } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { useSession } from '../../backend/account/session.tsx'
import { useSignIn } from '../../backend/account/sign-in.ts'
import { useWhenKnown } from '../../backend/account/wait-for-session.ts'
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
  const [asking, setAsking] = useState(false)
  const isDriver = user !== null && state === 'ready'
  const { press, waits } = useWhenKnown(() => (isDriver ? setAsking(true) : signIn.open(copy.signIn)))
  const button = (
    <Button icon={<Eye />} loading={waits} onClick={press} variant="secondary">
      {copy.watch}
    </Button>
  )
  if (!isDriver) return button
  return (
    <Watch {...props} asking={asking} button={button} onAsked={() => setAsking(false)} userId={user.id} />
  )
}

type WatchProps = KeepWatchingProps & {
  asking: boolean
  button: ReactNode
  onAsked: () => void
  userId: string
}

function Watch({ asking, button, onAsked, ...props }: WatchProps) {
  const [caseId, setCaseId] = useState<string | null>(null)
  if (caseId !== null)
    return (
      <Button icon={<Eye />} render={<Link to={`/cases/${caseId}`} />} variant="secondary">
        {copy.openItsCase}
      </Button>
    )
  return (
    <>
      {button}
      {asking ? (
        <WatchDialog
          {...props}
          onClose={onAsked}
          onKept={(id) => {
            onAsked()
            setCaseId(id)
          }}
        />
      ) : null}
    </>
  )
}
