import { BellRing } from 'lucide-react'
import { useId } from 'react'
import type { Backend, Client } from '../../backend/connection/connect.ts'
import type { PushState } from '../../platform/app/push.ts'
import { Alert, Button, Card, CardBody, CardHeader, Skeleton, Switch } from '../../ui/index.ts'
import { useDeliverySettings, usePushState, useSaveSettings, useSwitchPush } from './delivery-queries.ts'
import { QuietHoursFields } from './QuietHoursFields.tsx'

const HINT: Record<Extract<PushState, 'off' | 'on'>, string> = {
  off: 'Turn them on to hear of due service on this device, even while Tappet is closed.',
  on: 'This device tells you. Turn it on again on each other device.',
}

export function PushCard({ backend, userId }: { backend: Backend; userId: string }) {
  const heading = useId()
  const settings = useDeliverySettings(backend.client, userId)
  return (
    <section aria-labelledby={heading}>
      <Card>
        <CardHeader
          description="The bell in the app shows them in any case."
          icon={<BellRing aria-hidden="true" />}
          title={<span id={heading}>How you are told</span>}
        />
        <CardBody className="flex flex-col gap-2">
          <PushSwitch backend={backend} userId={userId} />
          {settings.isPending ? <Skeleton className="w-2/3" /> : null}
          {settings.isError ? (
            <Alert action={<Button onClick={() => settings.refetch()}>Try again</Button>}>
              Your quiet hours could not be loaded. Nothing about them was changed.
            </Alert>
          ) : null}
          {settings.isSuccess ? (
            <>
              {backend.config.mailEnabled === true ? (
                <MailSwitch client={backend.client} isOn={settings.data?.mail ?? true} userId={userId} />
              ) : null}
              <QuietHoursFields client={backend.client} settings={settings.data} userId={userId} />
            </>
          ) : null}
        </CardBody>
      </Card>
    </section>
  )
}

function MailSwitch({ client, userId, isOn }: { client: Client; userId: string; isOn: boolean }) {
  const save = useSaveSettings(client, userId)
  return (
    <Switch
      checked={save.isPending ? save.variables.mail === true : isOn}
      disabled={save.isPending}
      hint="At most one a day, with all that is due."
      label="Mails"
      onChange={(event) => save.mutate({ mail: event.target.checked })}
    />
  )
}

function PushSwitch({ backend, userId }: { backend: Backend; userId: string }) {
  const { data: state, isError, refetch } = usePushState(backend.client, userId)
  const change = useSwitchPush(backend, userId)
  if (isError && state === undefined)
    return (
      <Alert action={<Button onClick={() => refetch()}>Try again</Button>}>
        Whether this device is told could not be looked up. Looking it up changes nothing.
      </Alert>
    )
  if (state === undefined) return <Skeleton className="w-3/4" />
  if (backend.config.pushPublicKey === undefined)
    return <Alert title="Not on this server">This server sends no push notifications.</Alert>
  if (state === 'unsupported') {
    return (
      <Alert title="Not on this device">
        This browser takes no push notifications here. On an iPhone, add Tappet to the home screen first and
        open it from there.
      </Alert>
    )
  }
  if (state === 'blocked') {
    return (
      <Alert title="Blocked in your browser">
        This browser says that notifications of Tappet are not allowed: its site settings, or who manages this
        device, decide that. Allow them there, then come back here.
      </Alert>
    )
  }
  return (
    <Switch
      checked={change.isPending ? change.variables : state === 'on'}
      disabled={change.isPending}
      hint={HINT[state]}
      label="Push notifications"
      onChange={(event) => change.mutate(event.target.checked)}
    />
  )
}
