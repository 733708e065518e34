import { useEffect, useEffectEvent, useState } from 'react'
import { useSession } from './session.tsx'

/** A press before the session is known is answered as soon as it is. */
export function useWhenKnown(act: () => void): { press: () => void; waits: boolean } {
  const { status } = useSession()
  const [waits, setWaits] = useState(false)
  const answer = useEffectEvent(act)
  useEffect(() => {
    if (!waits || status === 'loading') return
    setWaits(false)
    answer()
  }, [waits, status])
  return { press: () => (status === 'loading' ? setWaits(true) : act()), waits }
}
