import { CarFront, ChevronDown } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useSession } from '../../backend/account/session.tsx'
import { carName } from '../../backend/car/car.ts'
import { useConnection } from '../../backend/connection/backend.tsx'
import { useGarage } from '../../offline/garage/use-garage.ts'
import { Button } from '../../ui/index.ts'
import { switcherLabel } from './switcher-copy.ts'

const CarPopover = lazy(() => import('./CarPopover.tsx'))

/** Silent with one car. */
export function CarSwitcher() {
  const { state } = useConnection()
  const { user } = useSession()
  if (!user || state !== 'ready') return null
  return (
    <Suspense>
      <Switcher userId={user.id} />
    </Suspense>
  )
}

function Switcher({ userId }: { userId: string }) {
  const garage = useGarage(userId)
  const [used, setUsed] = useState(false)
  if (garage.car === null || garage.cars.length + garage.former.length < 2) return null
  const name = carName(garage.car)
  const button = (
    <Button
      aria-label={switcherLabel(name)}
      title={name}
      // Where large text leaves little room the name alone has it.
      className="max-w-56 py-0! min-w-0 overflow-hidden max-lg:gap-1 max-lg:px-1 @max-[22rem]:[&>svg:first-child]:hidden"
      icon={<CarFront />}
      size="sm"
      variant="ghost"
      {...(used ? {} : { onClick: () => setUsed(true) })}
    >
      <span className="line-clamp-2 min-w-0 text-left leading-tight text-balance wrap-anywhere @max-[22rem]:text-[length:min(0.8rem,5vw)]">
        {name}
      </span>
      <ChevronDown className="size-4 text-muted" />
    </Button>
  )
  if (!used) return button
  return (
    <Suspense fallback={button}>
      <CarPopover garage={garage} trigger={button} />
    </Suspense>
  )
}
