import { useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useSession } from '../../backend/account/session.tsx'
import { copy } from './copy.ts'
import { carriesTokens, HASH_WAIT_MS, landingTarget } from './landing.ts'
import { Waiting } from './Waiting.tsx'

/** Tokens in the hash are never taken in: a link's author would choose the reader's account. */
export default function AuthLandingPage() {
  const { status } = useSession()
  const { hash } = useLocation()
  const [waiting, setWaiting] = useState(() => carriesTokens(hash))
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(() => setWaiting(false), HASH_WAIT_MS)
    return () => clearTimeout(timer)
  }, [waiting])
  const target = landingTarget({ status, waiting })
  if (target) return <Navigate replace to={target} />
  return <Waiting text={copy.checkingSession} title={copy.signingIn} />
}
