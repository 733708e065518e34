import { type UseFormReturn, useForm } from 'react-hook-form'
import { usePasswordHint } from '../../backend/account/password-hint.ts'
import { isProven } from '../../backend/account/second-factor.ts'
import { useBackend } from '../../backend/connection/backend.tsx'
import { Button, Divider, EmailField, PasswordField, toast } from '../../ui/index.ts'
import { AppleButton, isAppleOffered } from './AppleButton.tsx'
import { type AuthMode, copy, failureMessage, signedUpText } from './copy.ts'
import { GoogleButton } from './GoogleButton.tsx'
import { type Credentials, signInForm, signUpForm } from './schema.ts'

const MODE = {
  signin: {
    schema: signInForm,
    submit: copy.signIn,
    placeholder: copy.yourPassword,
    autoComplete: 'current-password',
  },
  signup: {
    schema: signUpForm,
    submit: copy.createAccount,
    placeholder: copy.createPassword,
    autoComplete: 'new-password',
  },
} as const

/** Its caller's, so that what is typed stays while the driver goes from one form to another. */
export const useCredentials = (mode: AuthMode) =>
  useForm<Credentials>({ resolver: MODE[mode].schema, defaultValues: { email: '', password: '' } })

/** What the server has comes first. */
export function LoginForm({
  form,
  mode,
  onForgot,
  onCode,
  onDone,
}: {
  form: UseFormReturn<Credentials>
  mode: AuthMode
  onForgot: () => void
  onCode: () => void
  onDone?: () => void
}) {
  const { config } = useBackend()
  const { submit, placeholder, autoComplete } = MODE[mode]
  const { errors, isSubmitting } = form.formState
  const hasApple = config.appleEnabled === true && isAppleOffered()
  const hasOther = config.googleEnabled || hasApple
  const send = useEmailSignIn(mode, onDone)
  const hint = usePasswordHint(mode === 'signup' ? form.watch('password') : '', form.watch('email'))
  return (
    <div className="flex flex-col gap-5">
      {hasOther ? (
        <>
          <div className="flex flex-col gap-3">
            {config.googleEnabled ? <GoogleButton /> : null}
            {hasApple ? <AppleButton /> : null}
          </div>
          <Divider label={copy.or} />
        </>
      ) : null}
      <form className="flex flex-col gap-5" noValidate onSubmit={form.handleSubmit(send)}>
        <EmailField
          error={errors.email?.message}
          label={copy.email}
          placeholder="name@example.com"
          {...form.register('email')}
        />
        <PasswordField
          autoComplete={autoComplete}
          error={errors.password?.message}
          hint={mode === 'signup' ? hint : undefined}
          label={copy.password}
          placeholder={placeholder}
          required
          {...form.register('password')}
        />
        <Button disabled={isSubmitting} fullWidth loading={isSubmitting} size="lg" type="submit">
          {submit}
        </Button>
        <button className="text-link -mt-2 -mb-3 min-h-12 self-start" onClick={onForgot} type="button">
          {copy.forgot}
        </button>
        {mode === 'signin' && config.mailEnabled !== false ? (
          <button className="text-link -mb-3 min-h-12 self-start" onClick={onCode} type="button">
            {copy.byCode}
          </button>
        ) : null}
      </form>
      {config.googleEnabled ? null : <Divider label={copy.or} />}
      <div className="flex flex-col empty:hidden">
        {config.googleEnabled ? null : <GoogleButton />}
        {hasApple ? null : <AppleButton />}
      </div>
    </div>
  )
}

function useEmailSignIn(mode: AuthMode, onDone: (() => void) | undefined) {
  const { client } = useBackend()
  return async (credentials: Credentials) => {
    try {
      const { data, error } =
        mode === 'signin'
          ? await client.auth.signInWithPassword(credentials)
          : await client.auth.signUp({
              ...credentials,
              options: { emailRedirectTo: `${window.location.origin}/` },
            })
      if (error) throw error
      // The form for the code takes this one's place.
      if (data.session && !isProven(data.session)) return
      toast.success(mode === 'signin' ? copy.welcomeBack : signedUpText(data.session !== null))
      onDone?.()
    } catch (error) {
      const { title, description } = failureMessage(mode, error)
      toast.error(title, { description })
    }
  }
}
