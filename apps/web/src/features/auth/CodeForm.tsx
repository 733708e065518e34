import { isAuthRetryableFetchError } from '@supabase/supabase-js'
import { type FormEvent, useState } from 'react'
import { isProven } from '../../backend/account/second-factor.ts'
import { useBackend } from '../../backend/connection/backend.tsx'
import { useAttempt } from '../../platform/runtime/use-attempt.ts'
import { Alert, Button, EmailField, TextField, toast } from '../../ui/index.ts'
import { copy } from './copy.ts'

export function CodeForm({
  email,
  onBack,
  onDone,
}: {
  email: string
  onBack: () => void
  onDone?: () => void
}) {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { busy, problem, send, check } = useMailedCode(setSentTo, onDone)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    if (sentTo === null) void send(String(typed.get('email')).trim())
    else void check(sentTo, String(typed.get('code')).replaceAll(/\s/g, ''))
  }
  return (
    <form className="flex flex-col gap-5" onSubmit={submit}>
      {sentTo === null ? (
        <EmailField defaultValue={email} hint={copy.codeSentIf} label={copy.email} name="email" />
      ) : (
        <>
          <Alert live title={copy.lookIntoMail}>
            {copy.codeUnderWay(sentTo)}
          </Alert>
          <TextField
            autoComplete="one-time-code"
            inputMode="numeric"
            key="code"
            label={copy.code}
            name="code"
            required
          />
        </>
      )}
      {problem ? (
        <Alert live title={copy.notSignedIn} tone="now">
          {problem}
        </Alert>
      ) : null}
      <Button fullWidth loading={busy} size="lg" type="submit">
        {sentTo === null ? copy.sendCode : copy.signIn}
      </Button>
      <button
        className="text-link min-h-12 self-start"
        onClick={sentTo === null ? onBack : () => setSentTo(null)}
        type="button"
      >
        {sentTo === null ? copy.backToSignIn : copy.anotherCode}
      </button>
    </form>
  )
}

function useMailedCode(setSentTo: (email: string) => void, onDone: (() => void) | undefined) {
  const { client } = useBackend()
  const { run, busy, problem } = useAttempt()
  const send = (email: string) =>
    run(async () => {
      const { error } = await client.auth.signInWithOtp({
        email,
        options: { shouldCreateUser: false, emailRedirectTo: `${window.location.origin}/auth/callback` },
      })
      // Supabase's refusal of an unknown address, which nobody needs to know.
      if (error && error.code !== 'otp_disabled')
        return isAuthRetryableFetchError(error) ? copy.noAnswerRetry : error.message || copy.noAnswerRetry
      setSentTo(email)
      return null
    })
  const check = (email: string, token: string) =>
    run(async () => {
      const { data, error } = await client.auth.verifyOtp({ email, token, type: 'email' })
      if (error) {
        if (isAuthRetryableFetchError(error)) return copy.noAnswerRetry
        return error.code === 'otp_expired' ? copy.wrongCode : error.message || copy.noAnswerRetry
      }
      if (!data.session || !isProven(data.session)) return null
      toast.success(copy.welcomeBack)
      onDone?.()
      return null
    })
  return { busy, problem, send, check }
}
