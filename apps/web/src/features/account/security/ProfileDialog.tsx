import type { User } from '@supabase/supabase-js'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { queryKeys } from '../../../backend/cache/query-keys.ts'
import { useBackend } from '../../../backend/connection/backend.tsx'
import { titleOver } from '../../../backend/connection/failed-write.ts'
import { useAttempt } from '../../../platform/runtime/use-attempt.ts'
import { Alert, Button, Dialog, EmailField, TextField, toast } from '../../../ui/index.ts'
import { changeEmail, changeName, emailPendingText } from './change-profile.ts'
import { copy } from './dialogs-copy.ts'
import { ProofField } from './ProofField.tsx'
import { proofOf } from './prove.ts'

export default function ProfileDialog({
  user,
  name,
  onOpenChange,
}: {
  user: User
  name: string
  onOpenChange: (open: boolean) => void
}) {
  return (
    <Dialog onOpenChange={onOpenChange} open title={copy.profile}>
      <div className="flex flex-col gap-6">
        <NameForm name={name} userId={user.id} />
        <EmailForm user={user} />
      </div>
    </Dialog>
  )
}

function NameForm({ userId, name }: { userId: string; name: string }) {
  const { client } = useBackend()
  const queries = useQueryClient()
  const { busy, problem, run } = useAttempt()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('name') ?? '')
    void run(async () => {
      const refused = await changeName(client, userId, typed)
      await queries.invalidateQueries({ queryKey: queryKeys.profile(userId) })
      if (refused === null) toast.success(copy.nameSaved)
      return refused
    })
  }
  return (
    <form className="flex flex-col gap-4" onSubmit={submit}>
      <TextField autoComplete="name" defaultValue={name} label={copy.name} maxLength={100} name="name" />
      <Problem text={problem} />
      <Button className="self-start" loading={busy} type="submit" variant="secondary">
        {copy.saveName}
      </Button>
    </form>
  )
}

function EmailForm({ user }: { user: User }) {
  const { client, config } = useBackend()
  // The proof may make a new session.
  const [owner] = useState(user)
  const [typed, setTyped] = useState('')
  const [pending, setPending] = useState<string | null>(null)
  const { busy, problem, run } = useAttempt()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const email = String(new FormData(event.currentTarget).get('email') ?? '').trim()
    setPending(null)
    void run(async () => {
      const refused = await changeEmail(client, owner, email, typed)
      setTyped('')
      if (refused === null) setPending(emailPendingText(email, config.mailEnabled !== false))
      return refused
    })
  }
  return (
    <form className="flex flex-col gap-4 border-t border-line pt-5" onSubmit={submit}>
      <EmailField label={copy.newEmail} name="email" />
      <ProofField kind={proofOf(owner)} onChange={setTyped} value={typed} />
      <Problem text={problem} />
      {pending ? (
        <Alert live title={copy.twoLinks}>
          {pending}
        </Alert>
      ) : null}
      <Button className="self-start" loading={busy} type="submit" variant="secondary">
        {copy.changeEmail}
      </Button>
    </form>
  )
}

function Problem({ text }: { text: string | null }) {
  if (text === null) return null
  return (
    <Alert live title={titleOver(text, copy.notChanged)} tone="now">
      {text}
    </Alert>
  )
}
