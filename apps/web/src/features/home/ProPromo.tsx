import { PRO_PRICE_USD_PER_MONTH } from '@tappet/wire'
import { Check } from 'lucide-react'
import { Link } from 'react-router'
import { usePlans } from '../../backend/account/plans.ts'
import { useProfile } from '../../backend/account/profile.ts'
import { useSession } from '../../backend/account/session.tsx'
import { Button, Card } from '../../ui/index.ts'
import * as copy from './copy.ts'

const GAINS = [copy.unlimited, copy.reports, copy.noAds] as const

/** Not for a driver who has Pro, nor while the plan is read, nor where nothing is sold. */
export function ProPromo() {
  const { status } = useSession()
  const { data: profile, isError } = useProfile()
  const mayLack = status === 'authenticated' ? isError || profile?.plan === 'FREE' : true
  const mode = usePlans()
  if (!mayLack || mode !== 'on') return null
  return (
    <Card className="flex flex-col gap-5 p-4 md:flex-row md:flex-wrap md:items-center md:gap-8 md:p-6">
      <div className="shrink-0">
        <h3 className="text-2xl">{copy.pro}</h3>
        <p className="mt-1 text-muted">{copy.proPrice(PRO_PRICE_USD_PER_MONTH)}</p>
      </div>
      <ul className="flex flex-col gap-2 md:flex-1 md:flex-row md:flex-wrap md:gap-x-6">
        {GAINS.map((gain) => (
          <li className="flex items-center gap-2" key={gain}>
            <Check aria-hidden="true" className="size-5 shrink-0 text-safe" />
            {gain}
          </li>
        ))}
      </ul>
      <Button className="shrink-0 max-md:w-full" render={<Link to="/settings" />} variant="secondary">
        {copy.upgrade}
      </Button>
    </Card>
  )
}
