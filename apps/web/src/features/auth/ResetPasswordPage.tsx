import { isAuthRetryableFetchError } from '@supabase/supabase-js'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link, useNavigate } from 'react-router'
import { usePasswordHint } from '../../backend/account/password-hint.ts'
import { useSession } from '../../backend/account/session.tsx'
import { useBackend } from '../../backend/connection/backend.tsx'
import {
  Button,
  Card,
  CardBody,
  ErrorState,
  Page,
  PageHeader,
  PasswordField,
  TextField,
  toast,
} from '../../ui/index.ts'
import { newPasswordRefused } from './copy.ts'
import { SecondFactorForm } from './SecondFactorForm.tsx'
import { newPasswordForm, recoverForm } from './schema.ts'
import { useExchange } from './use-exchange.ts'
import { Waiting } from './Waiting.tsx'

export default function ResetPasswordPage() {
  const exchange = useExchange()
  const { awaitsCode } = useSession()
  const [isAddressRight, setAddressRight] = useState(false)
  if (!exchange) return <Waiting text="One moment: the link is being checked." title="Set a new password" />
  return (
    <Page width="reading">
      <PageHeader title="Set a new password" />
      {!exchange.ok && exchange.elsewhere && !isAddressRight ? (
        <AddressForm code={exchange.elsewhere} onRight={() => setAddressRight(true)} />
      ) : !exchange.ok && !isAddressRight ? (
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
      what={`It works once, for a short time. The answer was: ${message}`}
    />
  )
}

/** So that nobody's link signs a reader in to an account of theirs. */
function AddressForm({ code, onRight }: { code: string; onRight: () => void }) {
  const { client } = useBackend()
  const form = useForm({ resolver: recoverForm, defaultValues: { email: '' } })
  const { errors, isSubmitting } = form.formState
  const check = async ({ email }: { email: string }) => {
    const { error } = await client.auth.verifyOtp({ email, token: code, type: 'recovery' })
    if (error === null) onRight()
    else if (isAuthRetryableFetchError(error))
      toast.error('The server did not answer', { description: 'Please try again.' })
    else
      toast.error('Not the address of this link', {
        description: 'Check the spelling. Or open the link in the mail again.',
      })
  }
  return (
    <Card>
      <CardBody>
        <form className="flex flex-col gap-5" noValidate onSubmit={form.handleSubmit(check)}>
          <TextField
            autoCapitalize="none"
            autoComplete="email"
            error={errors.email?.message}
            hint="You opened the link in another browser. Type the address that the mail went to, then choose a password."
            inputMode="email"
            label="Email"
            required
            type="email"
            {...form.register('email')}
          />
          <Button disabled={isSubmitting} fullWidth loading={isSubmitting} size="lg" type="submit">
            Continue
          </Button>
        </form>
      </CardBody>
    </Card>
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
