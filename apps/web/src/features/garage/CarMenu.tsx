import { EllipsisVertical } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { carName } from '../../backend/car/car.ts'
import { IconButton } from '../../ui/index.ts'
import type { CarMenuProps } from './CarMenuPopover.tsx'
import { copy } from './copy.ts'

const CarMenuPopover = lazy(() => import('./CarMenuPopover.tsx'))

export function CarMenu(props: CarMenuProps) {
  const [used, setUsed] = useState(false)
  const button = (
    <IconButton
      className="-my-2 -mr-3 shrink-0 text-muted"
      icon={<EllipsisVertical aria-hidden="true" />}
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
