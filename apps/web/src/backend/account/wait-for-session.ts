import { useEffect, useEffectEvent, useState } from 'react'
import { useConnection } from '../connection/backend.tsx'
import { useSession } from './session.tsx'

/** A press before the session is known is answered as soon as it is, or as soon as the server cannot be reached. */
export function useWhenKnown(act: () => void): { press: () => void; waits: boolean } {
  const { state } = useConnection()
  const isUnknown = useSession().status === 'loading' && state !== 'failed'
  const [waits, setWaits] = useState(false)
  const answer = useEffectEvent(act)
  useEffect(() => {
    if (!waits || isUnknown) return
    setWaits(false)
    answer()
  }, [waits, isUnknown])
  return { press: () => (isUnknown ? setWaits(true) : act()), waits }
}
