import { useEffect } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { isNativeApp } from '../../platform/runtime/runtime.ts'
import { Alert, Page, PageHeader, toast } from '../../ui/index.ts'
import { answererOf } from './apple.ts'
import { copy } from './copy.ts'
import { useExchange } from './use-exchange.ts'
import { Waiting } from './Waiting.tsx'

const FAILURE_SHOWN_MS = 2000

/** Google and Apple send the driver back here. */
export default function AuthCallbackPage() {
  return isNativeApp() ? <Navigate replace to="/" /> : <WebCallback />
}

function WebCallback() {
  const navigate = useNavigate()
  const exchange = useExchange()
  const [params] = useSearchParams()
  const answerer = answererOf(params)
  useEffect(() => {
    if (!exchange) return
    if (exchange.ok && exchange.awaitsCode) {
      navigate('/login', { replace: true })
      return
    }
    if (exchange.ok) {
      toast.success(copy.welcome)
      navigate('/', { replace: true })
      return
    }
    const login = `/login?error=oauth${answerer === copy.apple ? '&by=apple' : ''}`
    const timer = setTimeout(() => navigate(login, { replace: true }), FAILURE_SHOWN_MS)
    return () => clearTimeout(timer)
  }, [answerer, exchange, navigate])
  if (!exchange || exchange.ok) return <Waiting text={copy.checkingAnswer(answerer)} title={copy.signingIn} />
  return (
    <Page width="reading">
      <PageHeader subtitle={copy.pageOpens} title={copy.callbackFailed} />
      <Alert live tone="now">
        {exchange.message}
      </Alert>
    </Page>
  )
}
