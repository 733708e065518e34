import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { toast } from '../../ui/index.ts'
import { copy } from './copy.ts'
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
    if (exchange.ok) toast.success(copy.emailConfirmed, { description: copy.signedIn })
    else toast.info(copy.pleaseSignIn, { description: copy.linkRefused(exchange.message) })
  }, [exchange, navigate, search])
  return null
}
