import { useId, useState } from 'react'
import { useBackend } from '../../backend/backend.tsx'
import { googleIdTokenRequest } from '../../platform/app/google.ts'
import { Button, toast } from '../../ui/index.ts'
import { GOOGLE_NOT_SET_UP, googleFailureMessage, WELCOME } from './copy.ts'
import { signInWithGoogle } from './google.ts'

/** "Continue with Google". Where the server has no Google it stays in its place, disabled, with the reason below. */
export function GoogleButton() {
  const { client, config } = useBackend()
  const reasonId = useId()
  const [busy, setBusy] = useState(false)
  const press = async () => {
    setBusy(true)
    try {
      const requestIdToken = googleIdTokenRequest(config.googleClientId)
      await signInWithGoogle(client, window.location.origin, requestIdToken)
      if (requestIdToken) toast.success(WELCOME)
    } catch (error) {
      const { title, description } = googleFailureMessage(error)
      toast.error(title, { description })
    } finally {
      setBusy(false)
    }
  }
  const look = { fullWidth: true, icon: <GoogleMark />, size: 'lg', variant: 'secondary' } as const
  if (!config.googleEnabled) {
    return (
      <div className="flex flex-col gap-2">
        <Button {...look} aria-describedby={reasonId} settled>
          Continue with Google
        </Button>
        <p className="text-sm text-muted" id={reasonId}>
          {GOOGLE_NOT_SET_UP}
        </p>
      </div>
    )
  }
  return (
    <Button {...look} loading={busy} onClick={press}>
      Continue with Google
    </Button>
  )
}

/** A plain letter in a ring: it says whose account is meant without borrowing anybody's logo. */
function GoogleMark() {
  return (
    <svg aria-hidden="true" viewBox="0 0 20 20">
      <circle cx="10" cy="10" fill="none" r="9" stroke="currentColor" strokeWidth="1.5" />
      <path
        d="M13.4 7.6A4 4 0 1 0 14 10h-3.6"
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth="1.6"
      />
    </svg>
  )
}
