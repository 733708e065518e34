import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useBackend } from '../../backend/backend.tsx'
import { Alert, Button, TextField, toast } from '../../ui/index.ts'
import { recoverForm } from './schema.ts'

/** Asks for the mail that leads to a new password. It says the same whether or not the address is known. */
export function RecoverForm({ onBack }: { onBack: () => void }) {
  const { client } = useBackend()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useForm({ resolver: zodResolver(recoverForm), defaultValues: { email: '' } })
  const { errors, isSubmitting } = form.formState
  const send = async ({ email }: { email: string }) => {
    const { error } = await client.auth.resetPasswordForEmail(email, {
      redirectTo: `${window.location.origin}/auth/reset`,
    })
    if (error) toast.error('The mail was not sent', { description: error.message || 'An error occurred' })
    else setSentTo(email)
  }
  return (
    <form className="flex flex-col gap-5" noValidate onSubmit={form.handleSubmit(send)}>
      {sentTo ? (
        <Alert live title="Check your email">
          If {sentTo} has an account, a link to set a new password is on its way. Open it in this browser.
        </Alert>
      ) : null}
      <TextField
        autoCapitalize="none"
        autoComplete="email"
        error={errors.email?.message}
        hint="We send a link that lets you set a new password."
        inputMode="email"
        label="Email"
        required
        type="email"
        {...form.register('email')}
      />
      <Button disabled={isSubmitting} fullWidth loading={isSubmitting} size="lg" type="submit">
        Send Reset Link
      </Button>
      <button className="text-link min-h-12 self-start" onClick={onBack} type="button">
        Back to sign in
      </button>
    </form>
  )
}
