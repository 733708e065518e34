import { isAuthRetryableFetchError, type User } from '@supabase/supabase-js'
import { type FormEvent, useState } from 'react'
import { usePasswordHint } from '../../../backend/account/password-hint.ts'
import { useBackend } from '../../../backend/connection/backend.tsx'
import { NOT_KNOWN_WHETHER, titleOver } from '../../../backend/connection/failed-write.ts'
import { Alert, Button, Card, CardBody, CardHeader, PasswordField, toast } from '../../../ui/index.ts'
import { ProofField } from './ProofField.tsx'
import { hasPassword, isSecondFactor, proofOf, prove } from './prove.ts'

export function PasswordCard({ user }: { user: User }) {
  const { busy, problem, change } = useChangePassword(user)
  const [code, setCode] = useState('')
  const [wanted, setWanted] = useState('')
  const kind = proofOf(user)
  const hint = usePasswordHint(wanted, user.email ?? '')
  if (!hasPassword(user)) return null
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const typed = new FormData(form)
    if (!(await change({ current: String(typed.get('current')), wanted: String(typed.get('new')), code })))
      return
    form.reset()
    setCode('')
    setWanted('')
  }
  return (
    <Card>
      <CardHeader description="Signs out every other device." title="Password" />
      <CardBody>
        <form className="flex flex-col gap-4" onSubmit={submit}>
          <PasswordField autoComplete="current-password" label="Current password" name="current" required />
          <PasswordField
            autoComplete="new-password"
            hint={hint}
            label="New password"
            minLength={6}
            name="new"
            onChange={({ target }) => setWanted(target.value)}
            required
          />
          {isSecondFactor(kind) ? <ProofField kind={kind} onChange={setCode} value={code} /> : null}
          {problem ? (
            <Alert live title={titleOver(problem, 'The password was not changed')} tone="now">
              {problem}
            </Alert>
          ) : null}
          <Button className="self-start" loading={busy} type="submit" variant="secondary">
            Change password
          </Button>
        </form>
      </CardBody>
    </Card>
  )
}

type Typed = { current: string; wanted: string; code: string }

function useChangePassword(user: User) {
  const { client } = useBackend()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const change = async ({ current, wanted, code }: Typed): Promise<boolean> => {
    setBusy(true)
    try {
      const bySecondFactor = isSecondFactor(proofOf(user))
      const refused = await prove(client, user, bySecondFactor ? code : current)
      setProblem(refused)
      if (refused !== null) return false
      const { error } = await client.auth.updateUser({
        password: wanted,
        ...(bySecondFactor && { current_password: current }),
      })
      if (error) {
        setProblem(
          isAuthRetryableFetchError(error)
            ? `${NOT_KNOWN_WHETHER} it has the new password is not known. Try both before you ask for a link.`
            : error.code === 'invalid_credentials'
              ? 'The current password is not right.'
              : error.message,
        )
        return false
      }
      toast.success('Password changed', { description: 'Every other device has to sign in again.' })
      return true
    } finally {
      setBusy(false)
    }
  }
  return { busy, problem, change }
}
