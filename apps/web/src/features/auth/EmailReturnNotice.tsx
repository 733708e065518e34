import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { toast } from '../../ui/index.ts'
import { useExchange } from './use-exchange.ts'

/** Another browser's link asks for the address and a password. */
export default function EmailReturnNotice() {
  const exchange = useExchange()
  const navigate = useNavigate()
  const { search } = useLocation()
  useEffect(() => {
    if (!exchange) return
    if (!exchange.ok && exchange.elsewhere) {
      navigate(`/auth/reset${search}`, { replace: true })
      return
    }
    navigate('/', { replace: true })
    if (exchange.ok) toast.success('Email confirmed', { description: 'You are signed in.' })
    else
      toast.info('Please sign in', {
        description: `The link could not sign you in here: ${exchange.message}`,
      })
  }, [exchange, navigate, search])
  return null
}
