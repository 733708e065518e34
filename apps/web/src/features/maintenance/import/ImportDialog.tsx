import { isFuelLog, readLog } from '@tappet/upkeep'
import { useMemo } from 'react'
import { type CarKey, carName } from '../../../backend/car/car.ts'
import { useMaintenance } from '../../../backend/car/upkeep.ts'
import type { Car } from '../../../offline/garage/table.ts'
import { useGarage } from '../../../offline/garage/use-garage.ts'
import { logTable } from '../../../offline/log/table.ts'
import { useLogQueue } from '../../../offline/use-offline.ts'
import { useCsvImport } from '../../../platform/files/use-csv-import.ts'
import { chosenUnits } from '../../../platform/storage/preferences.ts'
import { Alert, Button, CsvFileButton, Dialog } from '../../../ui/index.ts'
import { countLabel } from '../copy.ts'
import { type PartedByCar, partByCar } from './by-car.ts'
import { type Choices, FORMAT_NAME } from './choices.ts'
import { ImportChoices } from './ImportChoices.tsx'
import { ImportPreview } from './ImportPreview.tsx'
import { useImport } from './use-import.ts'

/** For what a file does not say, the driver's own unit and currency. */
function usualChoices(): Choices {
  const { distance, currency } = chosenUnits.state()
  return { distanceUnit: distance, currency }
}

/** Imports a CSV file, after a preview of what will be added and what will not. */
export default function ImportDialog({
  userId,
  car,
  onClose,
}: {
  userId: string
  /** The car that is shown. */
  car: CarKey | null
  onClose: () => void
}) {
  const { picked, problem, choices, setChoices, pick } = useCsvImport(usualChoices)
  const { add, adding } = useImport()
  const { cars, former } = useGarage(userId)
  const { log, isRead } = useWholeLog(userId)
  const read = useMemo(() => (picked ? readLog(picked.lines, choices) : null), [picked, choices])
  const parted = useMemo(
    () => (read && isRead ? partByCar(read, { cars: [...cars, ...former], shown: car, log }) : null),
    [read, isRead, cars, former, car, log],
  )
  const fresh = parted?.fresh ?? []
  return (
    <Dialog
      description={
        read?.format
          ? `${picked?.name}: ${FORMAT_NAME[read.format]}.`
          : 'A file exported here, by LubeLogger or by Fuelly, or a table with at least an item and a date.'
      }
      footer={
        <>
          <CsvFileButton isAgain={picked !== null} onPick={(file) => void pick(file)} />
          {fresh.length > 0 ? (
            <Button loading={adding} onClick={() => void add(fresh).then((done) => done && onClose())}>
              Add {countLabel(fresh.length)}
            </Button>
          ) : null}
        </>
      }
      onOpenChange={(open) => (open ? undefined : onClose())}
      open
      title="Import CSV"
    >
      <div className="flex flex-col gap-5">
        {problem ? (
          <Alert live tone="now" title="Nothing was imported">
            {problem}
          </Alert>
        ) : null}
        {read && read.format === null ? (
          <Alert live tone="now" title="Nothing was imported">
            {picked && isFuelLog(picked.lines)
              ? 'This is a list of fill-ups. Import it on the Fuel page.'
              : 'This file has no line that names an item and a date column, so it cannot be told apart as a service log.'}
          </Alert>
        ) : null}
        {read?.format && !isRead ? (
          <Alert live title="Your log is not read to its end" tone="soon">
            Nothing was imported. Which of these lines your log has already is known only then; the page
            behind this one says how far it is.
          </Alert>
        ) : null}
        {read?.format && parted ? (
          <>
            <ImportChoices choices={choices} onChange={setChoices} read={read} />
            <ByCar cars={[...cars, ...former]} parted={parted} shown={car} />
            <ImportPreview fresh={fresh} known={parted.known} problems={read.problems} />
          </>
        ) : null}
      </div>
    </Dialog>
  )
}

/** The rows of all cars, those that wait included: a file may hold several cars. */
function useWholeLog(userId: string) {
  const { data } = useMaintenance(userId)
  const { entries } = useLogQueue()
  const log = useMemo(() => logTable.rowsWith(data ?? [], entries), [data, entries])
  return { log, isRead: data !== undefined }
}

/** Which car the lines go to, where the garage has several. */
function ByCar({ cars, parted, shown }: { cars: readonly Car[]; parted: PartedByCar; shown: CarKey | null }) {
  if (cars.length < 2) return null
  const counts = cars.flatMap((car) => {
    const count = parted.fresh.filter(({ carId }) => carId === car.id).length
    return count === 0 ? [] : [`${carName(car)}: ${countLabel(count)}`]
  })
  const shownName = cars.find(({ id }) => id === shown?.id)
  return (
    <>
      {counts.length > 0 ? <p>{counts.join(', ')}.</p> : null}
      {parted.strangers.length > 0 && shownName ? (
        <Alert title={`Not told apart in your garage: ${parted.strangers.join(', ')}`} tone="soon">
          Lines of it go to {carName(shownName)}, the car that is shown. Choose its lines alone, or name the
          car in your garage the same first.
        </Alert>
      ) : null}
    </>
  )
}
