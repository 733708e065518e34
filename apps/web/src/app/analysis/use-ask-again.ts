import { useEffect } from 'react'
import { onSessionEnded } from '../../backend/session-ended.ts'
import { useSignIn } from '../../backend/sign-in.ts'
import { browserClock } from '../../platform/runtime/clock.ts'

/* A page that needs a session has redirected to /login by then. */
const LED_AWAY_MS = 100

/** Opens the sign-in dialog when the server has ended the session. */
export function useAskAgain(): void {
  const signIn = useSignIn()
  useEffect(() => {
    const ask = () => {
      if (window.location.pathname === '/login') return
      signIn.open('Your session has ended. Sign in again to go on.')
    }
    return onSessionEnded(() => void browserClock.after(LED_AWAY_MS, ask))
  }, [signIn])
}
