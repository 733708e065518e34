import { carName } from '../../backend/car/car.ts'
import type { Car } from '../../offline/garage/table.ts'
import { ConfirmDialog } from '../../ui/index.ts'
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
      confirmLabel={isEmpty ? 'Delete car' : 'Take it out'}
      description={isPending ? 'Counting what belongs to it.' : wordsOf(data)}
      loading={isPending}
      onConfirm={() => void confirm()}
      onOpenChange={(open) => (open ? undefined : onClose())}
      open
      title={isEmpty ? `Delete ${carName(car)}?` : `Take ${carName(car)} out of your garage?`}
      tone={isEmpty ? 'danger' : 'primary'}
    />
  )
}

function wordsOf(data: Belongings | undefined): string {
  if (data === undefined)
    return 'Everything that belongs to it stays and can be read under "No longer yours". Its reminders stop. You can bring it back.'
  const stays = belongingsText(data)
  return stays === ''
    ? 'The server has no record, fill-up, reminder, diagnosis, case or learned sound of it. This cannot be undone.'
    : `Its ${stays} stay, and can be read under "No longer yours". Its reminders stop. You can bring it back.`
}
