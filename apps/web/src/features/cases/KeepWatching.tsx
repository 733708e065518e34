import type { CaseItemRow } from '@tappet/wire'
import { Eye } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useConnection } from '../../backend/backend.tsx'
import { fetchCaseItems } from '../../backend/cases.ts'
import { useSession } from '../../backend/session.tsx'
import { useSignIn } from '../../backend/sign-in.ts'
import { useCases } from '../../offline/cases/use-cases.ts'
import { Button, Dialog, SelectField, TextField, toast } from '../../ui/index.ts'
import { MAX_TITLE } from './copy.ts'
import { addToCase, type ItemDraft, openCase } from './write.ts'

export type KeepWatchingProps = {
  /** What a new case is called unless the driver says otherwise. */
  title: string
  /** Makes the item, saving first what it points at; null where that failed, which it has said. */
  make: () => Promise<ItemDraft | null>
}

const NEW_CASE = ''

/** Opens a case with a result, or puts it into one that is there. */
export function KeepWatching(props: KeepWatchingProps) {
  const { state } = useConnection()
  const { user } = useSession()
  const signIn = useSignIn()
  if (user === null || state !== 'ready')
    return (
      <Button
        icon={<Eye aria-hidden="true" />}
        onClick={() => signIn.open('Sign in to keep watching this as a case.')}
        variant="secondary"
      >
        Keep watching this
      </Button>
    )
  return <Watch {...props} userId={user.id} />
}

function Watch({ title, make, userId }: KeepWatchingProps & { userId: string }) {
  const [asking, setAsking] = useState(false)
  const [caseId, setCaseId] = useState<string | null>(null)
  if (caseId !== null)
    return (
      <Button icon={<Eye aria-hidden="true" />} render={<Link to={`/cases/${caseId}`} />} variant="secondary">
        Open its case
      </Button>
    )
  return (
    <>
      <Button icon={<Eye aria-hidden="true" />} onClick={() => setAsking(true)} variant="secondary">
        Keep watching this
      </Button>
      {asking ? (
        <WatchDialog
          make={make}
          onClose={() => setAsking(false)}
          onKept={(id) => {
            setAsking(false)
            setCaseId(id)
          }}
          title={title}
          userId={userId}
        />
      ) : null}
    </>
  )
}

type WatchDialogProps = KeepWatchingProps & {
  userId: string
  onClose: () => void
  onKept: (caseId: string) => void
}

function WatchDialog({ title: suggested, make, userId, onClose, onKept }: WatchDialogProps) {
  const { promise } = useConnection()
  const { cases = [] } = useCases(userId)
  const [into, setInto] = useState(NEW_CASE)
  const [title, setTitle] = useState(suggested.slice(0, MAX_TITLE))
  const [saving, setSaving] = useState(false)
  const known = cases.filter(({ state }) => state !== 'closed')
  const itemsOf = async (id: string): Promise<CaseItemRow[]> => {
    const { client } = await promise
    // Without a connection the state follows from what is known here; the case's page puts it right.
    return fetchCaseItems(client, userId, id, AbortSignal.timeout(8_000)).catch(() => [])
  }
  const keep = async () => {
    if (into === NEW_CASE && title.trim() === '') return
    setSaving(true)
    try {
      const item = await make()
      if (item === null) return
      const id =
        into === NEW_CASE
          ? await openCase({ title: title.trim(), vehicleId: null }, item)
          : (await addToCase({ id: into, rows: await itemsOf(into), done: 'Added to the case' }, item))
            ? into
            : null
      if (id !== null) onKept(id)
    } catch {
      toast.error('Not kept', { description: 'Nothing was changed. Please try again.' })
    } finally {
      setSaving(false)
    }
  }
  return (
    <Dialog
      description="A case gathers recordings, scans, notes and repairs until the trouble is gone, and says the next step."
      footer={
        <>
          <Button onClick={onClose} variant="secondary">
            Cancel
          </Button>
          <Button loading={saving} onClick={() => void keep()}>
            {into === NEW_CASE ? 'Open case' : 'Add to case'}
          </Button>
        </>
      }
      onOpenChange={(open) => (open ? undefined : onClose())}
      open
      title="Keep watching this"
    >
      <div className="flex flex-col gap-4">
        {known.length > 0 ? (
          <SelectField
            label="Which case?"
            onChange={(event) => setInto(event.target.value)}
            options={[
              { value: NEW_CASE, label: 'A new case' },
              ...known.map((each) => ({ value: each.id, label: each.title })),
            ]}
            value={into}
          />
        ) : null}
        {into === NEW_CASE ? (
          <TextField
            error={title.trim() === '' ? 'Give it a name.' : undefined}
            label="What is it about?"
            maxLength={MAX_TITLE}
            onChange={(event) => setTitle(event.target.value)}
            value={title}
          />
        ) : null}
      </div>
    </Dialog>
  )
}
