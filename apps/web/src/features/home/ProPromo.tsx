import { PRO_PRICE_USD_PER_MONTH } from '@tappet/wire'
import { Check } from 'lucide-react'
import { Link } from 'react-router'
import { Button, Card, CardBody } from '../../ui/index.ts'

const GAINS = ['Unlimited scans', 'Advanced reports', 'No ads'] as const

/** What Pro adds. The button leads to Settings, where the subscription is. */
export function ProPromo() {
  return (
    <Card>
      <CardBody className="flex flex-col gap-4">
        <div>
          <h2 className="text-2xl">Tappet Pro</h2>
          <p className="mt-1 text-muted">From ${PRO_PRICE_USD_PER_MONTH} per month</p>
        </div>
        <ul className="flex flex-col gap-2">
          {GAINS.map((gain) => (
            <li className="flex items-center gap-3" key={gain}>
              <Check aria-hidden="true" className="size-5 shrink-0 text-safe" />
              {gain}
            </li>
          ))}
        </ul>
        <Button fullWidth render={<Link to="/settings" />} variant="secondary">
          Upgrade
        </Button>
      </CardBody>
    </Card>
  )
}
