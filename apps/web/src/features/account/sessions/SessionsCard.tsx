import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useBackend } from '../../../backend/connection/backend.tsx'
import { failedWrite } from '../../../backend/connection/failed-write.ts'
import { formatMoment } from '../../../format/moment.ts'
import {
  Alert,
  Badge,
  Button,
  Card,
  CardBody,
  CardHeader,
  ConfirmDialog,
  Skeleton,
  toast,
} from '../../../ui/index.ts'
import { describeDevice } from './device.ts'
import { useSessions, useSignOutOthers } from './queries.ts'

export function SessionsCard({ userId }: { userId: string }) {
  const sessions = useSessions(userId)
  return (
    <Card>
      <CardHeader description="Where this account is signed in." title="Devices" />
      <CardBody className="flex flex-col gap-4">
        {sessions.data ? (
          <>
            <ul className="divide-y divide-line">
              {sessions.data.map((session) => (
                <SessionRow key={session.id} {...session} />
              ))}
            </ul>
            {sessions.data.some(({ is_current }) => !is_current) ? (
              <div className="flex flex-wrap gap-3">
                <SignOutOthers userId={userId} />
                <SignOutHere />
              </div>
            ) : null}
          </>
        ) : sessions.isError ? (
          <Alert
            action={
              <Button onClick={() => sessions.refetch()} size="sm" variant="secondary">
                Try again
              </Button>
            }
            live
            title="Failed to load your devices"
            tone="now"
          >
            None of them was signed out.
          </Alert>
        ) : (
          <div aria-busy="true" className="flex flex-col gap-3" role="status">
            <span className="sr-only">Loading your devices</span>
            <Skeleton />
            <Skeleton className="w-2/3" />
          </div>
        )}
      </CardBody>
    </Card>
  )
}

type SessionRowProps = { user_agent: string | null; last_used_at: string; is_current: boolean }

function SessionRow({ user_agent, last_used_at, is_current }: SessionRowProps) {
  return (
    <li className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
      {/* Large text takes a line of its own. */}
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-semibold">{describeDevice(user_agent)}</p>
        <p className="text-sm text-muted">Last used {formatMoment(last_used_at)}</p>
      </div>
      {is_current ? <Badge tone="safe">This device</Badge> : null}
    </li>
  )
}

function SignOutOthers({ userId }: { userId: string }) {
  const [asking, setAsking] = useState(false)
  const others = useSignOutOthers(userId)
  const confirm = () =>
    others.mutate(undefined, {
      onSuccess: () => toast.success('Signed out everywhere else'),
      onError: (error) => {
        const others = 'The other devices may still be signed in. Please try again.'
        const { title, description } = failedWrite(error, 'done', others)
        toast.error(title, { description })
      },
      onSettled: () => setAsking(false),
    })
  return (
    <>
      <Button className="self-start" onClick={() => setAsking(true)} variant="secondary">
        Sign out everywhere else
      </Button>
      <ConfirmDialog
        confirmLabel="Sign out the others"
        description="Every device but this one has to sign in again. What is saved in the account stays."
        loading={others.isPending}
        onConfirm={confirm}
        onOpenChange={setAsking}
        open={asking}
        title="Sign out everywhere else?"
      />
    </>
  )
}

/** Sign Out ends the session on every device. */
function SignOutHere() {
  const { client } = useBackend()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const leave = async () => {
    setBusy(true)
    const { error } = await client.auth.signOut({ scope: 'local' })
    setBusy(false)
    if (error) toast.error('Not signed out', { description: 'The server gave no answer. Please try again.' })
    else navigate('/auth')
  }
  return (
    <Button loading={busy} onClick={leave} variant="secondary">
      Sign this device out
    </Button>
  )
}
