import type { FileImport } from '@tappet/upkeep'
import { carName } from '../backend/car/car.ts'
import type { Car } from '../offline/garage/table.ts'
import { SelectField } from '../ui/index.ts'
import { type Choices, LEFT_OUT, ONLY_CAR } from './choices.ts'
import { copy, rowCount } from './copy.ts'
import type { PartedFile } from './parted.ts'

export function CarChoices({
  read,
  cars,
  targets,
  choices,
  onChange,
}: {
  read: FileImport
  cars: readonly Car[]
  targets: PartedFile['targets']
  choices: Choices
  onChange: (choices: Choices) => void
}) {
  if (!asksForCars(read, cars)) return null
  const own = cars.length === 0 ? [{ value: ONLY_CAR, label: copy.yourCar }] : []
  const options = [
    ...own,
    ...cars.map((car) => ({ value: car.id, label: carName(car) })),
    { value: LEFT_OUT, label: copy.leaveOut },
  ]
  return read.cars.map((car) => (
    <SelectField
      hint={rowCount(car)}
      key={car.key}
      label={read.cars.length === 1 ? copy.whichCar : copy.whichIs(nameOf(car))}
      onChange={({ target }) => onChange({ ...choices, cars: { ...choices.cars, [car.key]: target.value } })}
      options={options}
      placeholder={copy.chooseCar}
      value={targets.get(car.key) ?? ''}
    />
  ))
}

const nameOf = ({ name, fuel }: FileImport['cars'][number]) =>
  [name ?? copy.nameless, fuel === null ? '' : `(${fuel})`].filter(Boolean).join(' ')

/** With one car on both sides there is nothing to ask. */
export const asksForCars = (file: FileImport, cars: readonly Car[]): boolean =>
  file.cars.length > 1 || (file.cars.length === 1 && cars.length > 1)
