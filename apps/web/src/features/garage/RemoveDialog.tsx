import { carName } from '../../backend/car/car.ts'
import type { Car } from '../../offline/garage/table.ts'
import { ConfirmDialog } from '../../ui/index.ts'
import { copy } from './copy.ts'
import { type Belongings, belongingsText, useBelongings } from './counts.ts'
import { remove, retire } from './save-car.ts'

/** A car with rows goes out of the garage; one without is deleted. */
export function RemoveDialog({ car, onClose }: { car: Car; onClose: () => void }) {
  const { data, isPending } = useBelongings(car.id)
  const isEmpty = data !== undefined && belongingsText(data) === ''
  const confirm = async () => {
    await (isEmpty ? remove(car) : retire(car, new Date()))
    onClose()
  }
  return (
    <ConfirmDialog
      confirmLabel={isEmpty ? copy.deleteCar : copy.takeOut}
      description={isPending ? copy.counting : wordsOf(data)}
      loading={isPending}
      onConfirm={() => void confirm()}
      onOpenChange={(open) => (open ? undefined : onClose())}
      open
      title={(isEmpty ? copy.deleteTitle : copy.takeOutTitle)(carName(car))}
      tone={isEmpty ? 'danger' : 'primary'}
    />
  )
}

function wordsOf(data: Belongings | undefined): string {
  if (data === undefined) return copy.allStays
  const stays = belongingsText(data)
  return stays === '' ? copy.empty : copy.stays(stays)
}
