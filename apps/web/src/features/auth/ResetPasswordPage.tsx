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
  EmailField,
  ErrorState,
  Page,
  PageHeader,
  PasswordField,
  toast,
} from '../../ui/index.ts'
import { copy, newPasswordRefused } from './copy.ts'
import { SecondFactorForm } from './SecondFactorForm.tsx'
import { newPasswordForm, recoverForm } from './schema.ts'
import { useExchange } from './use-exchange.ts'
import { Waiting } from './Waiting.tsx'

export default function ResetPasswordPage() {
  const exchange = useExchange()
  const { awaitsCode } = useSession()
  const [isAddressRight, setAddressRight] = useState(false)
  if (!exchange) return <Waiting text={copy.checkingLink} title={copy.setPassword} />
  return (
    <Page width="reading">
      <PageHeader title={copy.setPassword} />
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
      action={<Button render={<Link to="/login" />}>{copy.newLink}</Button>}
      kept={copy.passwordUnchanged}
      title={copy.linkFailed}
      what={copy.linkAnswer(message)}
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
    else if (isAuthRetryableFetchError(error)) toast.error(copy.noAnswer, { description: copy.retry })
    else toast.error(copy.wrongAddress, { description: copy.checkSpelling })
  }
  return (
    <Card>
      <CardBody>
        <form className="flex flex-col gap-5" noValidate onSubmit={form.handleSubmit(check)}>
          <EmailField
            error={errors.email?.message}
            hint={copy.otherBrowser}
            label={copy.email}
            {...form.register('email')}
          />
          <Button disabled={isSubmitting} fullWidth loading={isSubmitting} size="lg" type="submit">
            {copy.next}
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
      toast.error(copy.noAnswer, { description: copy.maybeChanged })
      return
    }
    if (error) {
      toast.error(copy.passwordNotChanged, { description: newPasswordRefused(error) })
      return
    }
    toast.success(copy.passwordChanged, { description: copy.signedIn })
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
            label={copy.newPassword}
            placeholder={copy.createPassword}
            required
            {...form.register('password')}
          />
          <Button disabled={isSubmitting} fullWidth loading={isSubmitting} size="lg" type="submit">
            {copy.savePassword}
          </Button>
        </form>
      </CardBody>
    </Card>
  )
}
