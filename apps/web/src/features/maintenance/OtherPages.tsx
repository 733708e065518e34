import { BellRing, Fuel, Gauge } from 'lucide-react'
import { Link } from 'react-router'
import { Button } from '../../ui/index.ts'

const PAGES = [
  ['/fuel', 'Fuel', Fuel],
  ['/current-mileage', 'Current Mileage', Gauge],
  ['/reminder-settings', 'Reminder Settings', BellRing],
] as const

export function OtherPages() {
  return (
    <nav aria-label="Upkeep" className="flex flex-wrap gap-3">
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
