import { carFields, otherTexts } from '@tappet/upkeep'
import { ChevronDown, EllipsisVertical, Star } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { carName, makeAndModel } from '../../backend/car/car.ts'
import { CarPicture } from '../../fields/CarPicture.tsx'
import { writersIn } from '../../format/writers.ts'
import type { Car } from '../../offline/garage/table.ts'
import { useUnitsOf } from '../../platform/storage/preferences.ts'
import { Badge, Button, Card, CardBody, CardFooter, cx, IconButton, WaitingBadge } from '../../ui/index.ts'
import { CarFigures } from './CarFigures.tsx'
import type { CarMenuProps } from './CarMenuPopover.tsx'
import { copy } from './copy.ts'
import { useDecoded } from './vin.ts'

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
  // Where no model was written, the VIN may tell it.
  const decoded = useDecoded(car.model === null && car.picture === null ? (car.vin ?? '') : '')
  return (
    <Card className="flex h-full flex-col overflow-hidden @3xl:grid @3xl:grid-cols-[2fr_3fr]">
      <CarPicture
        car={{ ...car, model: car.model ?? decoded?.model ?? null }}
        className={cx('w-full @3xl:row-span-2 @3xl:h-full', car.picture ? 'aspect-video' : 'h-32')}
      />
      <CardBody className="flex flex-1 flex-col gap-4">
        <div className="flex flex-wrap items-start justify-end gap-2">
          <div className="flex min-h-7 min-w-0 flex-1 basis-28 flex-wrap items-center gap-2">
            <h3 className="min-w-0 text-xl break-words">{carName(car)}</h3>
            {car.is_default && !isOnly ? <Badge icon={<Star />}>{copy.isDefault}</Badge> : null}
            {car.waiting ? <WaitingBadge /> : null}
          </div>
          <CarMenu car={car} onEdit={onEdit} onRemove={onRemove} />
        </div>
        <CarFigures car={car} userId={userId} />
        <Details car={car} />
      </CardBody>
      {isShown && isOnly ? null : (
        <CardFooter>
          {isShown ? (
            <p className="flex min-h-10.5 items-center font-semibold">{copy.isShown}</p>
          ) : (
            <Button onClick={onShow} size="sm" variant="secondary">
              {car.retired_at === null ? copy.show : copy.readLog}
            </Button>
          )}
        </CardFooter>
      )}
    </Card>
  )
}

const HANDLED = [
  ...['name', 'make', 'model', 'year', 'engine', 'fuel'],
  ...['picture', 'odometer_unit', 'is_default', 'retired_at'],
]

function Details({ car }: { car: Car }) {
  const others = otherTexts(carFields, car, HANDLED, writersIn(useUnitsOf(car)))
  const facts = [
    { label: copy.car, text: car.name === null ? '' : makeAndModel(car) },
    { label: copy.engine, text: [car.engine, car.fuel].filter(Boolean).join(', ') },
    ...others,
  ].filter(({ text }) => text !== '')
  if (facts.length === 0) return null
  return (
    <details className="group/facts @container">
      <summary className="flex min-h-12 list-none items-center gap-1 text-muted [&::-webkit-details-marker]:hidden print:hidden">
        {copy.details}
        <ChevronDown className="size-5 transition-transform group-open/facts:rotate-180" />
      </summary>
      {/* Large text has each value below its label. */}
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 @max-[12rem]:grid-cols-1">
        {facts.map(({ label, text }) => (
          <div className="contents" key={label}>
            <dt className="text-muted">{label}</dt>
            <dd className="break-words">{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

const CarMenuPopover = lazy(() => import('./CarMenuPopover.tsx'))

function CarMenu(props: CarMenuProps) {
  const [used, setUsed] = useState(false)
  const button = (
    <IconButton
      className="-my-2 -mr-3 shrink-0 text-muted"
      icon={<EllipsisVertical />}
      label={copy.manage(carName(props.car))}
      {...(used ? {} : { 'aria-haspopup': 'dialog', onClick: () => setUsed(true) })}
    />
  )
  if (!used) return button
  return (
    <Suspense fallback={button}>
      <CarMenuPopover {...props} trigger={button} />
    </Suspense>
  )
}
