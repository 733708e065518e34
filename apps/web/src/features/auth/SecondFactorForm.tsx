import type { User } from '@supabase/supabase-js'
import type { FormEvent } from 'react'
import { codeRefused, giveCode } from '../../backend/account/give-code.ts'
import { passkeysOf, proveByPasskey } from '../../backend/account/passkeys.ts'
import { appFactor } from '../../backend/account/second-factor.ts'
import { useBackend } from '../../backend/connection/backend.tsx'
import { useAttempt } from '../../platform/runtime/use-attempt.ts'
import { Alert, Button, TextField, toast } from '../../ui/index.ts'
import { copy } from './copy.ts'

export function SecondFactorForm({ user }: { user: User }) {
  const { client } = useBackend()
  const { run, busy, problem } = useAttempt()
  const prove = (work: () => Promise<string | null>) =>
    run(async () => {
      const refused = await work()
      if (refused === null) toast.success(copy.welcomeBack)
      return refused
    })
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = String(new FormData(event.currentTarget).get('code') ?? '')
    void prove(async () => codeRefused(await giveCode(client, user, code), user))
  }
  const hasPasskey = passkeysOf(user).length > 0
  return (
    <form className="flex flex-col gap-4" onSubmit={send}>
      {hasPasskey ? (
        <Button
          fullWidth
          loading={busy}
          onClick={() => void prove(() => proveByPasskey(client, user))}
          size="lg"
        >
          {copy.usePasskey}
        </Button>
      ) : null}
      <TextField
        autoCapitalize="none"
        autoComplete="one-time-code"
        autoFocus={!hasPasskey}
        hint={appFactor(user) ? copy.appCode : copy.recoveryCode}
        label={copy.code}
        name="code"
        required
      />
      {problem ? (
        <Alert live title={copy.notSignedInYet} tone="now">
          {problem}
        </Alert>
      ) : null}
      <Button fullWidth loading={busy} size="lg" type="submit" variant={hasPasskey ? 'secondary' : 'primary'}>
        {copy.next}
      </Button>
      <p className="text-sm text-muted">{copy.lost(hasPasskey)}</p>
      <button
        className="text-link min-h-12 self-start"
        onClick={() => void client.auth.signOut({ scope: 'local' })}
        type="button"
      >
        {copy.somebodyElse}
      </button>
    </form>
  )
}
