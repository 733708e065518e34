import { BellRing, Fuel, Gauge } from 'lucide-react'
import { Link } from 'react-router'
import { Button } from '../../ui/index.ts'
import { copy } from './copy.ts'

const PAGES = [
  ['/fuel', copy.fuel, Fuel],
  ['/current-mileage', copy.mileage, Gauge],
  ['/reminder-settings', copy.reminders, BellRing],
] as const

export function OtherPages() {
  return (
    <nav aria-label={copy.otherPages} className="flex flex-wrap gap-3">
      {PAGES.map(([to, name, Icon]) => (
        <Button
          icon={<Icon aria-hidden="true" />}
          key={to}
          render={<Link to={to} />}
          size="sm"
          variant="secondary"
        >
          {name}
        </Button>
      ))}
    </nav>
  )
}
