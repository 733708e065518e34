import { CalendarPlus, Copy } from 'lucide-react'
import { useState } from 'react'
import type { Backend } from '../../backend/connection/connect.ts'
import { formatDate } from '../../format/moment.ts'
import { copyText } from '../../platform/files/share.ts'
import { Button, ConfirmDialog, RetryAlert, Skeleton, TextField, toast } from '../../ui/index.ts'
import { copy } from './delivery-copy.ts'
import { useCalendarLink, useMakeLink, useRevokeLink } from './delivery-queries.ts'
import { FoldCard } from './FoldCard.tsx'

export function CalendarCard({ backend, userId }: { backend: Backend; userId: string }) {
  const link = useCalendarLink(backend.client, userId)
  return (
    <FoldCard description={copy.calendarIs} icon={<CalendarPlus />} title={copy.calendar}>
      {link.isPending ? <Skeleton className="w-2/3" /> : null}
      {link.isError ? <RetryAlert onRetry={() => void link.refetch()}>{copy.linkFailed}</RetryAlert> : null}
      {link.isSuccess ? <LinkControls backend={backend} madeAt={link.data} userId={userId} /> : null}
    </FoldCard>
  )
}

type Question = 'renew' | 'revoke'

function LinkControls({
  backend,
  userId,
  madeAt,
}: {
  backend: Backend
  userId: string
  madeAt: string | null
}) {
  const [question, setQuestion] = useState<Question | null>(null)
  const make = useMakeLink(backend, userId)
  const revoke = useRevokeLink(backend.client, userId)
  const address = madeAt === null ? undefined : make.data
  const close = () => setQuestion(null)
  return (
    <>
      <div aria-live="polite">{address ? <NewLink address={address} /> : <Standing madeAt={madeAt} />}</div>
      <div className="flex flex-wrap gap-3">
        {madeAt === null ? (
          <Button loading={make.isPending} onClick={() => make.mutate()} variant="secondary">
            {copy.makeLink}
          </Button>
        ) : (
          <>
            {address ? null : (
              <Button onClick={() => setQuestion('renew')} variant="secondary">
                {copy.renew}
              </Button>
            )}
            <Button onClick={() => setQuestion('revoke')} variant="secondary">
              {copy.revoke}
            </Button>
          </>
        )}
      </div>
      <ConfirmDialog
        confirmLabel={copy.renew}
        description={copy.renewMeans}
        loading={make.isPending}
        onConfirm={() => make.mutate(undefined, { onSettled: close })}
        onOpenChange={close}
        open={question === 'renew'}
        title={copy.renewAsk}
      />
      <ConfirmDialog
        confirmLabel={copy.revoke}
        description={copy.revokeMeans}
        loading={revoke.isPending}
        onConfirm={() => revoke.mutate(undefined, { onSettled: close, onSuccess: () => make.reset() })}
        onOpenChange={close}
        open={question === 'revoke'}
        title={copy.revokeAsk}
        tone="danger"
      />
    </>
  )
}

function Standing({ madeAt }: { madeAt: string | null }) {
  if (madeAt === null) {
    return <p className="text-muted">{copy.whoReads}</p>
  }
  return (
    <p>
      {copy.inUse(formatDate(madeAt))} <span className="text-muted">{copy.shownOnce}</span>
    </p>
  )
}

function NewLink({ address }: { address: string }) {
  const copyAddress = async () => {
    if (await copyText(address)) toast.success(copy.copied)
    else toast.error(copy.notCopied, { description: copy.copyByHand })
  }
  return (
    <div className="flex flex-col gap-3">
      <TextField
        hint={copy.paste}
        label={copy.privateLink}
        onFocus={(event) => event.target.select()}
        readOnly
        value={address}
      />
      <Button className="self-start" icon={<Copy />} onClick={copyAddress}>
        {copy.copyLink}
      </Button>
    </div>
  )
}
