import { CalendarPlus, Copy } from 'lucide-react'
import { useId, useState } from 'react'
import type { Backend } from '../../backend/connection/connect.ts'
import { formatDate } from '../../format/moment.ts'
import { copyText } from '../../platform/files/share.ts'
import {
  Alert,
  Button,
  Card,
  CardBody,
  CardHeader,
  ConfirmDialog,
  Skeleton,
  TextField,
  toast,
} from '../../ui/index.ts'
import { useCalendarLink, useMakeLink, useRevokeLink } from './delivery-queries.ts'

export function CalendarCard({ backend, userId }: { backend: Backend; userId: string }) {
  const heading = useId()
  const link = useCalendarLink(backend.client, userId)
  return (
    <section aria-labelledby={heading}>
      <Card>
        <CardHeader
          description="A private link for Google, Apple or Outlook calendars."
          icon={<CalendarPlus aria-hidden="true" />}
          title={<span id={heading}>Service in your calendar</span>}
        />
        <CardBody className="flex flex-col gap-4">
          {link.isPending ? <Skeleton className="w-2/3" /> : null}
          {link.isError ? (
            <Alert action={<Button onClick={() => link.refetch()}>Try again</Button>}>
              Your calendar link could not be looked up. Looking it up changes nothing.
            </Alert>
          ) : null}
          {link.isSuccess ? <LinkControls backend={backend} madeAt={link.data} userId={userId} /> : null}
        </CardBody>
      </Card>
    </section>
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
            Make a link
          </Button>
        ) : (
          <>
            {address ? null : (
              <Button onClick={() => setQuestion('renew')} variant="secondary">
                Make a new link
              </Button>
            )}
            <Button onClick={() => setQuestion('revoke')} variant="secondary">
              Revoke link
            </Button>
          </>
        )}
      </div>
      <ConfirmDialog
        confirmLabel="Make a new link"
        description="The link in use stops working. Put the new one into your calendar in its place."
        loading={make.isPending}
        onConfirm={() => make.mutate(undefined, { onSettled: close })}
        onOpenChange={close}
        open={question === 'renew'}
        title="Make a new link?"
      />
      <ConfirmDialog
        confirmLabel="Revoke link"
        description="Calendars that use it show nothing new from then on. You can make another link at any time."
        loading={revoke.isPending}
        onConfirm={() => revoke.mutate(undefined, { onSettled: close, onSuccess: () => make.reset() })}
        onOpenChange={close}
        open={question === 'revoke'}
        title="Revoke the calendar link?"
        tone="danger"
      />
    </>
  )
}

function Standing({ madeAt }: { madeAt: string | null }) {
  if (madeAt === null) {
    return (
      <p className="text-muted">Anyone who has the link can read what is due and when, and nothing else.</p>
    )
  }
  const day = formatDate(madeAt)
  return (
    <p>
      A link made on {day} is in use.{' '}
      <span className="text-muted">It was shown once; if you lost it, make a new one.</span>
    </p>
  )
}

function NewLink({ address }: { address: string }) {
  const copy = async () => {
    if (await copyText(address)) toast.success('Copied')
    else
      toast.error('Not copied', {
        description: 'Your browser does not allow it. Select the link and copy it.',
      })
  }
  return (
    <div className="flex flex-col gap-3">
      <TextField
        hint="Shown this once. In your calendar, choose “subscribe” or “from URL” and paste it."
        label="Your private link"
        onFocus={(event) => event.target.select()}
        readOnly
        value={address}
      />
      <Button className="self-start" icon={<Copy aria-hidden="true" />} onClick={copy}>
        Copy link
      </Button>
    </div>
  )
}
