import { isAuthRetryableFetchError, type User } from '@supabase/supabase-js'
import { type FormEvent, useState } from 'react'
import { usePasswordHint } from '../../../backend/account/password-hint.ts'
import { useBackend } from '../../../backend/connection/backend.tsx'
import { titleOver } from '../../../backend/connection/failed-write.ts'
import { useAttempt } from '../../../platform/runtime/use-attempt.ts'
import { Alert, Button, Card, CardBody, CardHeader, PasswordField, toast } from '../../../ui/index.ts'
import { copy } from './copy.ts'
import { ProofField } from './ProofField.tsx'
import { hasPassword, isSecondFactor, proofOf, prove } from './prove.ts'

export function PasswordCard({ user }: { user: User }) {
  const { busy, problem, change } = useChangePassword(user)
  const [code, setCode] = useState('')
  const [wanted, setWanted] = useState('')
  const kind = proofOf(user)
  const hint = usePasswordHint(wanted, user.email ?? '')
  if (!hasPassword(user)) return null
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const typed = new FormData(form)
    void change({ current: String(typed.get('current')), wanted: String(typed.get('new')), code }, () => {
      form.reset()
      setCode('')
      setWanted('')
    })
  }
  return (
    <Card>
      <CardHeader description={copy.passwordSignsOut} title={copy.password} />
      <CardBody>
        <form className="flex flex-col gap-4" onSubmit={submit}>
          <PasswordField
            autoComplete="current-password"
            label={copy.currentPassword}
            name="current"
            required
          />
          <PasswordField
            autoComplete="new-password"
            hint={hint}
            label={copy.newPassword}
            minLength={6}
            name="new"
            onChange={({ target }) => setWanted(target.value)}
            required
          />
          {isSecondFactor(kind) ? <ProofField kind={kind} onChange={setCode} value={code} /> : null}
          {problem ? (
            <Alert live title={titleOver(problem, copy.passwordUnchanged)} tone="now">
              {problem}
            </Alert>
          ) : null}
          <Button className="self-start" loading={busy} type="submit" variant="secondary">
            {copy.changePassword}
          </Button>
        </form>
      </CardBody>
    </Card>
  )
}

type Typed = { current: string; wanted: string; code: string }

function useChangePassword(user: User) {
  const { client } = useBackend()
  const { run, busy, problem } = useAttempt()
  const change = ({ current, wanted, code }: Typed, onChanged: () => void) =>
    run(async () => {
      const bySecondFactor = isSecondFactor(proofOf(user))
      const refused = await prove(client, user, bySecondFactor ? code : current)
      if (refused !== null) return refused
      const { error } = await client.auth.updateUser({
        password: wanted,
        ...(bySecondFactor && { current_password: current }),
      })
      if (isAuthRetryableFetchError(error)) return copy.passwordUnknown
      if (error) return error.code === 'invalid_credentials' ? copy.wrongPassword : error.message
      toast.success(copy.passwordChanged, { description: copy.othersOut })
      onChanged()
      return null
    })
  return { busy, problem, change }
}
