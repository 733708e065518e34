import { BellRing } from 'lucide-react'
import type { Backend, Client } from '../../backend/connection/connect.ts'
import type { PushState } from '../../platform/app/push.ts'
import { Alert, RetryAlert, Skeleton, Switch } from '../../ui/index.ts'
import { copy } from './delivery-copy.ts'
import { useDeliverySettings, usePushState, useSaveSettings, useSwitchPush } from './delivery-queries.ts'
import { FoldCard } from './FoldCard.tsx'
import { QuietHoursFields } from './QuietHoursFields.tsx'

const HINT: Record<Extract<PushState, 'off' | 'on'>, string> = {
  off: copy.pushOff,
  on: copy.pushOn,
}

export function PushCard({ backend, userId }: { backend: Backend; userId: string }) {
  const settings = useDeliverySettings(backend.client, userId)
  return (
    <FoldCard description={copy.bellShows} icon={<BellRing />} title={copy.howTold}>
      <PushSwitch backend={backend} userId={userId} />
      {settings.isPending ? <Skeleton className="w-2/3" /> : null}
      {settings.isError ? (
        <RetryAlert onRetry={() => void settings.refetch()}>{copy.quietFailed}</RetryAlert>
      ) : null}
      {settings.isSuccess ? (
        <>
          {backend.config.mailEnabled === true ? (
            <MailSwitch client={backend.client} isOn={settings.data?.mail ?? true} userId={userId} />
          ) : null}
          <QuietHoursFields client={backend.client} settings={settings.data} userId={userId} />
        </>
      ) : null}
    </FoldCard>
  )
}

function MailSwitch({ client, userId, isOn }: { client: Client; userId: string; isOn: boolean }) {
  const save = useSaveSettings(client, userId)
  return (
    <Switch
      checked={save.isPending ? save.variables.mail === true : isOn}
      disabled={save.isPending}
      hint={copy.mailsHint}
      label={copy.mails}
      onChange={(event) => save.mutate({ mail: event.target.checked })}
    />
  )
}

function PushSwitch({ backend, userId }: { backend: Backend; userId: string }) {
  const { data: state, isError, refetch } = usePushState(backend.client, userId)
  const change = useSwitchPush(backend, userId)
  if (isError && state === undefined)
    return <RetryAlert onRetry={() => void refetch()}>{copy.pushFailed}</RetryAlert>
  if (state === undefined) return <Skeleton className="w-3/4" />
  if (backend.config.pushPublicKey === undefined) return <Alert title={copy.notOnServer}>{copy.noPush}</Alert>
  if (state === 'unsupported') {
    return <Alert title={copy.notOnDevice}>{copy.unsupported}</Alert>
  }
  if (state === 'blocked') {
    return <Alert title={copy.blocked}>{copy.allowThem}</Alert>
  }
  return (
    <Switch
      checked={change.isPending ? change.variables : state === 'on'}
      disabled={change.isPending}
      hint={HINT[state]}
      label={copy.push}
      onChange={(event) => change.mutate(event.target.checked)}
    />
  )
}
