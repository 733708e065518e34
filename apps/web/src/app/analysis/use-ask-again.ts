import { useEffect } from 'react'
import { onSessionEnded } from '../../backend/session-ended.ts'
import { useSignIn } from '../../backend/sign-in.ts'
import { browserClock } from '../../platform/clock.ts'

/* A page that needs a session leads to /login by itself in this time. */
const LED_AWAY_MS = 100

/** A driver whose session the server has ended is asked to sign in again, where they are. */
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
