import { isAuthRetryableFetchError } from '@supabase/supabase-js'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useBackend } from '../../backend/connection/backend.tsx'
import { Alert, Button, EmailField, toast } from '../../ui/index.ts'
import { copy, recoverText } from './copy.ts'
import { recoverForm } from './schema.ts'

export function RecoverForm({ email, onBack }: { email: string; onBack: () => void }) {
  const { client, config } = useBackend()
  const text = recoverText(config.mailEnabled !== false)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useForm({ resolver: recoverForm, defaultValues: { email } })
  const { errors, isSubmitting } = form.formState
  const send = async ({ email }: { email: string }) => {
    const { error } = await client.auth.resetPasswordForEmail(email, {
      redirectTo: `${window.location.origin}/auth/reset`,
    })
    if (isAuthRetryableFetchError(error)) toast.error(copy.noAnswer, { description: copy.retry })
    else if (error) toast.error(copy.noLink, { description: error.message || copy.error })
    else setSentTo(email)
  }
  return (
    <form className="flex flex-col gap-5" noValidate onSubmit={form.handleSubmit(send)}>
      {sentTo ? (
        <Alert live title={text.title}>
          {text.done(sentTo)}
        </Alert>
      ) : null}
      <EmailField
        error={errors.email?.message}
        hint={text.hint}
        label={copy.email}
        {...form.register('email')}
      />
      <Button disabled={isSubmitting} fullWidth loading={isSubmitting} size="lg" type="submit">
        {text.submit}
      </Button>
      <button className="text-link min-h-12 self-start" onClick={onBack} type="button">
        {copy.backToSignIn}
      </button>
    </form>
  )
}
