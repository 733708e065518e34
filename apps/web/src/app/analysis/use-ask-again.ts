import { useEffect } from 'react'
import { useSignIn } from '../../backend/account/sign-in.ts'
import { onSessionEnded } from '../../backend/connection/session-ended.ts'
import { browserClock } from '../../platform/runtime/clock.ts'

/* A page that needs a session has redirected to /login by then. */
const LED_AWAY_MS = 100

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
