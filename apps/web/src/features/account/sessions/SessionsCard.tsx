import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useBackend } from '../../../backend/connection/backend.tsx'
import { failedWrite } from '../../../backend/connection/failed-write.ts'
import { formatMoment } from '../../../format/moment.ts'
import { useOneAtATime } from '../../../platform/runtime/use-one-at-a-time.ts'
import { Badge, Button, Card, CardBody, CardHeader, ConfirmDialog, toast } from '../../../ui/index.ts'
import { copy } from '../copy.ts'
import { LoadFailed, LoadingLines } from '../QueryStates.tsx'
import { describeDevice } from './device.ts'
import { useSessions, useSignOutOthers } from './queries.ts'

export function SessionsCard({ userId }: { userId: string }) {
  const sessions = useSessions(userId)
  return (
    <Card>
      <CardHeader description={copy.signedInWhere} title={copy.devices} />
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
          <LoadFailed query={sessions} title={copy.devicesFailed}>
            {copy.noneSignedOut}
          </LoadFailed>
        ) : (
          <LoadingLines label={copy.loadingDevices} />
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
        <p className="text-sm text-muted">{copy.lastUsed(formatMoment(last_used_at))}</p>
      </div>
      {is_current ? <Badge tone="safe">{copy.thisDevice}</Badge> : null}
    </li>
  )
}

function SignOutOthers({ userId }: { userId: string }) {
  const [asking, setAsking] = useState(false)
  const others = useSignOutOthers(userId)
  const confirm = () =>
    others.mutate(undefined, {
      onSuccess: () => toast.success(copy.othersSignedOut),
      onError: (error) => toast.error(...failedWrite(error, 'done', copy.othersMaybe)),
      onSettled: () => setAsking(false),
    })
  return (
    <>
      <Button className="self-start" onClick={() => setAsking(true)} variant="secondary">
        {copy.othersOut}
      </Button>
      <ConfirmDialog
        confirmLabel={copy.othersOutConfirm}
        description={copy.othersOutMeans}
        loading={others.isPending}
        onConfirm={confirm}
        onOpenChange={setAsking}
        open={asking}
        title={copy.othersOutAsk}
      />
    </>
  )
}

/** Sign Out ends the session on every device. */
function SignOutHere() {
  const { client } = useBackend()
  const navigate = useNavigate()
  const [leave, busy] = useOneAtATime(async () => {
    const { error } = await client.auth.signOut({ scope: 'local' })
    if (error) toast.error(copy.notSignedOut, { description: copy.noAnswer })
    else navigate('/auth')
  })
  return (
    <Button loading={busy} onClick={leave} variant="secondary">
      {copy.thisOut}
    </Button>
  )
}
