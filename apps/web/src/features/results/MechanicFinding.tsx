import type { MechanicFindingRow } from '@tappet/wire'
import { Wrench } from 'lucide-react'
import { useState } from 'react'
import { useFindings, useSaveFinding } from '../../backend/diagnoses/findings.ts'
import { foundWords, LICENCE_WORDS } from '../../format/found.ts'
import { formatDate } from '../../format/moment.ts'
import { Button, ErrorState, Skeleton, toast } from '../../ui/index.ts'
import { type FoundForm, MechanicForm } from './MechanicForm.tsx'

/** What was said of this diagnosis, and the way to say it, to change it, to take it back. */
export default function MechanicFinding({
  userId,
  historyId,
  hasClip,
}: {
  userId: string
  historyId: string
  hasClip: boolean
}) {
  const findings = useFindings(userId)
  const say = useSaveFinding(userId, historyId)
  const [editing, setEditing] = useState(false)
  if (findings.isPending) return <Skeleton className="h-12 w-full" />
  if (findings.isError && !findings.data) {
    return (
      <ErrorState
        action={<Button onClick={() => findings.refetch()}>Try again</Button>}
        kept="What you said earlier is kept on the server."
        title="Not read"
        what="What was found could not be read."
      />
    )
  }
  const finding = findings.data?.find(({ history_id }) => history_id === historyId) ?? null
  const send = (what: FoundForm | null, done: string) =>
    say.mutateAsync(what).then(
      () => {
        setEditing(false)
        toast.success(done)
      },
      () => {
        toast.error('Not confirmed', {
          description: 'The server has not said that it has it. Please try again.',
        })
      },
    )
  if (editing) {
    return (
      <MechanicForm
        finding={finding}
        hasClip={hasClip}
        onCancel={() => setEditing(false)}
        onSave={(form) => void send(form, 'Thank you, it is kept')}
        saving={say.isPending}
      />
    )
  }
  if (!finding) {
    return (
      <Button icon={<Wrench aria-hidden="true" />} onClick={() => setEditing(true)} variant="secondary">
        Say what it was
      </Button>
    )
  }
  return (
    <Said
      busy={say.isPending}
      finding={finding}
      onChange={() => setEditing(true)}
      onDelete={() => void send(null, 'Deleted')}
      onTakeBack={() => void send({ ...finding, licence: null }, 'Your recording is yours alone again')}
    />
  )
}

function Said({
  finding: { found, words, licence, consented_at },
  busy,
  onChange,
  onTakeBack,
  onDelete,
}: {
  finding: MechanicFindingRow
  busy: boolean
  onChange: () => void
  onTakeBack: () => void
  onDelete: () => void
}) {
  const since = consented_at ? formatDate(consented_at) : ''
  return (
    <div className="flex flex-col gap-3">
      <p className="flex items-center gap-2 font-semibold">
        <Wrench aria-hidden="true" className="size-5 shrink-0 text-muted" />
        {foundWords(found)}
      </p>
      {words ? <p className="border-l-2 border-line pl-3 text-muted">{words}</p> : null}
      <p className="text-sm text-muted">
        {licence
          ? `Your recording is given for training under ${LICENCE_WORDS[licence].name} since ${since}.`
          : 'Your recording is not given to anybody.'}
      </p>
      <div className="-ml-3 flex flex-wrap">
        <Button disabled={busy} onClick={onChange} size="sm" variant="ghost">
          Change
        </Button>
        {licence ? (
          <Button disabled={busy} onClick={onTakeBack} size="sm" variant="ghost">
            Take the recording back
          </Button>
        ) : null}
        <Button disabled={busy} onClick={onDelete} size="sm" variant="ghost">
          Delete
        </Button>
      </div>
    </div>
  )
}
