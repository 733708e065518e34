import { isAuthRetryableFetchError } from '@supabase/supabase-js'
import { useForm } from 'react-hook-form'
import { Link, useNavigate } from 'react-router'
import { useBackend } from '../../backend/backend.tsx'
import { usePasswordHint } from '../../backend/password-hint.ts'
import { useSession } from '../../backend/session.tsx'
import { Button, Card, CardBody, ErrorState, Page, PageHeader, PasswordField, toast } from '../../ui/index.ts'
import { newPasswordRefused } from './copy.ts'
import { SecondFactorForm } from './SecondFactorForm.tsx'
import { newPasswordForm } from './schema.ts'
import { useExchange } from './use-exchange.ts'
import { Waiting } from './Waiting.tsx'

/** Where the link in the password mail leads: it signs in once, for a new password to be set. */
export default function ResetPasswordPage() {
  const exchange = useExchange()
  const { awaitsCode } = useSession()
  if (!exchange) return <Waiting text="One moment: the link is being checked." title="Set a new password" />
  return (
    <Page width="reading">
      <PageHeader title="Set a new password" />
      {!exchange.ok ? (
        <LinkFailed message={exchange.message} />
      ) : awaitsCode ? (
        <Card>
          <CardBody>
            <SecondFactorForm user={awaitsCode} />
          </CardBody>
        </Card>
      ) : (
        <NewPasswordForm />
      )}
    </Page>
  )
}

function LinkFailed({ message }: { message: string }) {
  return (
    <ErrorState
      action={<Button render={<Link to="/login" />}>Ask for a new link</Button>}
      kept="Your password is unchanged."
      title="This link did not work"
      what={`It works once, for a short time, and in the browser that asked for it. The answer was: ${message}`}
    />
  )
}

function NewPasswordForm() {
  const { client } = useBackend()
  const navigate = useNavigate()
  const form = useForm({ resolver: newPasswordForm, defaultValues: { password: '' } })
  const { errors, isSubmitting } = form.formState
  const { user } = useSession()
  const hint = usePasswordHint(form.watch('password'), user?.email ?? '')
  const save = async ({ password }: { password: string }) => {
    const { error } = await client.auth.updateUser({ password })
    if (isAuthRetryableFetchError(error)) {
      toast.error('The server did not answer', {
        description: 'It may still have the new password. Try again, or sign in with it.',
      })
      return
    }
    if (error) {
      toast.error('Password not changed', { description: newPasswordRefused(error) })
      return
    }
    toast.success('Password changed', { description: 'You are signed in.' })
    navigate('/', { replace: true })
  }
  return (
    <Card>
      <CardBody>
        <form className="flex flex-col gap-5" noValidate onSubmit={form.handleSubmit(save)}>
          <PasswordField
            autoComplete="new-password"
            error={errors.password?.message}
            hint={hint}
            label="New password"
            placeholder="Create a password (min 6 characters)"
            required
            {...form.register('password')}
          />
          <Button disabled={isSubmitting} fullWidth loading={isSubmitting} size="lg" type="submit">
            Save Password
          </Button>
        </form>
      </CardBody>
    </Card>
  )
}
