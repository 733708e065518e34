import { Check } from 'lucide-react'
import { type ReactElement, useState } from 'react'
import { Link } from 'react-router'
import { carName } from '../../backend/car/car.ts'
import type { Car } from '../../offline/garage/table.ts'
import type { Garage } from '../../offline/garage/use-garage.ts'
import { Popover } from '../../ui/index.ts'
import { copy } from './popover-copy.ts'

/** Its code comes with the first press, so it opens by itself then. */
export default function CarPopover({ garage, trigger }: { garage: Garage; trigger: ReactElement }) {
  const [open, setOpen] = useState(true)
  const choose = (car: Car) => {
    garage.choose(car.id)
    setOpen(false)
  }
  return (
    <Popover onOpenChange={setOpen} open={open} title={copy.title} trigger={trigger}>
      <ul className="flex flex-col">
        {garage.cars.concat(garage.former).map((car) => (
          <li key={car.id}>
            <button
              aria-current={car.id === garage.car?.id}
              className="flex min-h-12 w-full items-center gap-3 rounded-control px-2 py-2 text-left hover:bg-sunken"
              onClick={() => choose(car)}
              type="button"
            >
              <span className="min-w-0 flex-1 break-words">
                {carName(car)}
                {car.retired_at === null ? null : <span className="text-muted">{copy.former}</span>}
              </span>
              {car.id === garage.car?.id ? <Check className="size-5 shrink-0" /> : null}
            </button>
          </li>
        ))}
      </ul>
      <Link
        className="text-link mt-2 inline-flex min-h-12 items-center px-2"
        onClick={() => setOpen(false)}
        to="/garage"
      >
        {copy.manage}
      </Link>
    </Popover>
  )
}
