import { carFields, otherTexts } from '@tappet/upkeep'
import { CarFront, CloudOff, Pencil, RotateCcw, Star, Trash2 } from 'lucide-react'
import { carName, makeAndModel } from '../../backend/car/car.ts'
import { type DistanceUnit, formatDistance } from '../../format/distance.ts'
import { writersIn } from '../../format/writers.ts'
import type { Car } from '../../offline/garage/table.ts'
import type { ShownReading } from '../../offline/log/reading.ts'
import { useReading } from '../../offline/log/use-reading.ts'
import { useUnitsOf } from '../../platform/storage/preferences.ts'
import { Badge, Button, Card, CardBody, CardFooter } from '../../ui/index.ts'
import { CarPdfButton } from './CarPdfButton.tsx'
import { makeDefault, retire } from './save-car.ts'

export function CarCard({
  car,
  userId,
  isShown,
  isOnly,
  onShow,
  onEdit,
  onRemove,
}: {
  car: Car
  userId: string
  isShown: boolean
  isOnly: boolean
  onShow: () => void
  onEdit: () => void
  onRemove: () => void
}) {
  const name = carName(car)
  const isFormer = car.retired_at !== null
  return (
    <Card className="flex h-full flex-col overflow-hidden">
      {car.picture ? (
        <img alt="" className="aspect-video w-full object-cover" src={car.picture} />
      ) : (
        <div className="grid h-24 w-full place-items-center bg-sunken text-muted md:h-32">
          <CarFront aria-hidden="true" className="size-12" strokeWidth={1.5} />
        </div>
      )}
      <CardBody className="flex flex-1 flex-col gap-3">
        <div className="flex flex-wrap items-center gap-2">
          <h3 className="min-w-0 text-xl break-words">{name}</h3>
          {car.is_default && !isOnly ? <Badge icon={<Star aria-hidden="true" />}>Default</Badge> : null}
          {car.waiting ? <Badge icon={<CloudOff aria-hidden="true" />}>Waiting to be sent</Badge> : null}
        </div>
        <Facts car={car} userId={userId} />
      </CardBody>
      <CardFooter>
        {isShown ? (
          isOnly ? null : (
            <p className="self-center font-semibold">Shown now</p>
          )
        ) : (
          <Button onClick={onShow} size="sm">
            {isFormer ? 'Read its log' : 'Show this car'}
          </Button>
        )}
        <Button
          aria-label={`Edit ${name}`}
          icon={<Pencil aria-hidden="true" />}
          onClick={onEdit}
          size="sm"
          variant="secondary"
        >
          Edit
        </Button>
        {car.waiting ? null : <CarPdfButton name={name} vehicleId={car.id} />}
        {isFormer ? (
          <Button
            icon={<RotateCcw aria-hidden="true" />}
            onClick={() => void retire(car, null)}
            size="sm"
            variant="secondary"
          >
            Bring back
          </Button>
        ) : (
          <>
            {car.is_default ? null : (
              <Button onClick={() => void makeDefault(car)} size="sm" variant="secondary">
                Make default
              </Button>
            )}
            <Button
              aria-label={`Remove ${name}`}
              icon={<Trash2 aria-hidden="true" />}
              onClick={onRemove}
              size="sm"
              variant="ghost"
            >
              Remove
            </Button>
          </>
        )}
      </CardFooter>
    </Card>
  )
}

/** Where the server's reading was not read. */
function mileageText({ miles, isOfDeviceAlone }: ShownReading, unit: DistanceUnit): string {
  const said = formatDistance(miles, unit)
  return isOfDeviceAlone ? `${said}, as far as this device knows` : said
}

const HANDLED = [
  ...['name', 'make', 'model', 'year', 'engine', 'fuel'],
  ...['picture', 'odometer_unit', 'is_default', 'retired_at'],
]

function Facts({ car, userId }: { car: Car; userId: string }) {
  const units = useUnitsOf(car)
  const { reading } = useReading(userId, car)
  const others = otherTexts(carFields, car, HANDLED, writersIn(units))
  const facts: [string, string | null][] = [
    ['Car', car.name === null ? null : makeAndModel(car) || null],
    ['Engine', [car.engine, car.fuel].filter(Boolean).join(', ') || null],
    ...others.map(({ label, text }): [string, string] => [label, text]),
    ['Mileage', reading ? mileageText(reading, units.distance) : null],
  ]
  const known = facts.filter(([, value]) => value !== null)
  if (known.length === 0) return <p className="text-muted">Nothing more is known of it yet.</p>
  return (
    <div className="@container">
      {/* Large text has each value below its label. */}
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 @max-[12rem]:grid-cols-1">
        {known.map(([label, value]) => (
          <div className="contents" key={label}>
            <dt className="text-muted">{label}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
