import type { User } from '@supabase/supabase-js'
import { type FormEvent, useState } from 'react'
import { useBackend } from '../../backend/backend.tsx'
import { CODE_REFUSED, giveCode } from '../../backend/give-code.ts'
import { Alert, Button, TextField, toast } from '../../ui/index.ts'
import { WELCOME_BACK } from './copy.ts'

/** Asks for the second factor after the password. Until it is right, nobody is signed in. */
export function SecondFactorForm({ user }: { user: User }) {
  const { client } = useBackend()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = String(new FormData(event.currentTarget).get('code') ?? '')
    setBusy(true)
    const answer = await giveCode(client, user, code)
    setBusy(false)
    setProblem(CODE_REFUSED[answer])
    if (answer === 'right') toast.success(WELCOME_BACK)
  }
  return (
    <form className="flex flex-col gap-4" onSubmit={send}>
      <TextField
        autoCapitalize="none"
        autoComplete="one-time-code"
        autoFocus
        hint="The six digits from your authenticator app, or one of your recovery codes."
        label="Code"
        name="code"
        required
      />
      {problem ? (
        <Alert live title="Not signed in yet" tone="now">
          {problem}
        </Alert>
      ) : null}
      <Button fullWidth loading={busy} size="lg" type="submit">
        Continue
      </Button>
      <p className="text-sm text-muted">
        No phone and no recovery code? Only the operator of this server can turn the second step off for you.
        What is on this device stays on it.
      </p>
      <button
        className="text-link min-h-12 self-start"
        onClick={() => void client.auth.signOut({ scope: 'local' })}
        type="button"
      >
        Sign in as somebody else
      </button>
    </form>
  )
}
