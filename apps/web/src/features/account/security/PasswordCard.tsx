import type { User } from '@supabase/supabase-js'
import { type FormEvent, useState } from 'react'
import { useBackend } from '../../../backend/backend.tsx'
import { Alert, Button, Card, CardBody, CardHeader, PasswordField, toast } from '../../../ui/index.ts'
import { hasPassword, proveIdentity } from './prove.ts'

/** A new password for the current one; every other device has to sign in again. */
export function PasswordCard({ user }: { user: User }) {
  const { busy, problem, change } = useChangePassword(user.email ?? '')
  if (!hasPassword(user)) return null
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const typed = new FormData(form)
    if (await change(String(typed.get('current')), String(typed.get('new')))) form.reset()
  }
  return (
    <Card>
      <CardHeader description="Signs out every other device." title="Password" />
      <CardBody>
        <form className="flex flex-col gap-4" onSubmit={submit}>
          <PasswordField autoComplete="current-password" label="Current password" name="current" required />
          <PasswordField autoComplete="new-password" label="New password" minLength={6} name="new" required />
          {problem ? (
            <Alert live title="The password was not changed" tone="now">
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

function useChangePassword(email: string) {
  const { client } = useBackend()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const change = async (current: string, wanted: string): Promise<boolean> => {
    setBusy(true)
    setProblem(null)
    try {
      const proof = await proveIdentity(client, email, current)
      if (proof !== 'proven') {
        setProblem(
          proof === 'wrong_password'
            ? 'The current password is not right.'
            : 'The server gave no answer. Please try again.',
        )
        return false
      }
      const { error } = await client.auth.updateUser({ password: wanted })
      if (error) {
        setProblem(error.message)
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
