import { CarFront, ChevronDown } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useConnection } from '../../backend/backend.tsx'
import { carName } from '../../backend/car.ts'
import { useSession } from '../../backend/session.tsx'
import { useGarage } from '../../offline/garage/use-garage.ts'
import { Button } from '../../ui/index.ts'

const CarPopover = lazy(() => import('./CarPopover.tsx'))

/** Which car's pages are shown. Silent with one car. */
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
      aria-label={`${name}. Choose another car`}
      className="max-w-[min(14rem,44vw)] min-w-0 overflow-hidden [&>svg]:shrink-0"
      icon={<CarFront aria-hidden="true" />}
      size="sm"
      variant="ghost"
      {...(used ? {} : { onClick: () => setUsed(true) })}
    >
      <span className="min-w-0 truncate">{name}</span>
      <ChevronDown aria-hidden="true" className="size-4 text-muted" />
    </Button>
  )
  if (!used) return button
  return (
    <Suspense fallback={button}>
      <CarPopover garage={garage} trigger={button} />
    </Suspense>
  )
}
