import { useState } from 'react'
import { Link } from 'react-router'
import { useSession } from '../../../backend/account/session.tsx'
import { carName } from '../../../backend/car/car.ts'
import { garageTable } from '../../../offline/garage/table.ts'
import { useGarage } from '../../../offline/garage/use-garage.ts'
import { queue } from '../../../offline/instance.ts'
import { editOf } from '../../../offline/table/fields.ts'
import { Button, toast } from '../../../ui/index.ts'
import { copy } from '../results/copy.ts'

export function ThisIsMyCar({ vin, demo }: { vin: string; demo: boolean }) {
  const userId = useSession().user?.id ?? null
  const { cars, car, choose, isKnown } = useGarage(userId)
  const [saving, setSaving] = useState(false)
  if (demo || userId === null || !isKnown) return null
  const same = cars.find((each) => each.vin === vin)
  if (same)
    return same.id === car?.id ? (
      <p className="text-sm text-muted">{copy.thisIs(carName(same))}.</p>
    ) : (
      <Button className="self-start" onClick={() => choose(same.id)} size="sm" variant="secondary">
        {copy.showCar(carName(same))}
      </Button>
    )
  const isMine = async () => {
    if (car === null) return
    setSaving(true)
    const submitted = await queue.submit(garageTable.edit, editOf(garageTable, car, { vin }))
    setSaving(false)
    if (submitted.kind === 'failed') toast.error(copy.notSaved, { description: submitted.message })
  }
  return (
    <div className="flex flex-wrap gap-3">
      {car !== null && car.vin === null ? (
        <Button loading={saving} onClick={() => void isMine()} size="sm">
          {copy.thisIs(carName(car))}
        </Button>
      ) : null}
      <Button render={<Link state={{ vin }} to="/garage" />} size="sm" variant="secondary">
        {cars.length === 0 ? copy.thisIsMyCar : copy.addCar}
      </Button>
    </div>
  )
}
