import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { toast } from '../../ui/index.ts'
import { useExchange } from './use-exchange.ts'

/** Finishes a return from the sign-up mail: signs in where it can, says what is left to do where not. */
export default function EmailReturnNotice() {
  const exchange = useExchange()
  const navigate = useNavigate()
  useEffect(() => {
    if (!exchange) return
    navigate('/', { replace: true })
    if (exchange.ok) toast.success('Email confirmed', { description: 'You are signed in.' })
    else
      toast.info('Please sign in', {
        description: `The link could not sign you in here: ${exchange.message}`,
      })
  }, [exchange, navigate])
  return null
}
