import { isFuelLog, partKnown, readLog } from '@tappet/upkeep'
import { useMemo } from 'react'
import type { CarKey } from '../../../backend/car.ts'
import type { LogRow } from '../../../offline/log/overlay.ts'
import { useCsvImport } from '../../../platform/files/use-csv-import.ts'
import { chosenUnits } from '../../../platform/storage/preferences.ts'
import { Alert, Button, CsvFileButton, Dialog } from '../../../ui/index.ts'
import { countLabel } from '../copy.ts'
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
  car,
  rows,
  onClose,
}: {
  car: CarKey | null
  rows: readonly LogRow[]
  onClose: () => void
}) {
  const { picked, problem, choices, setChoices, pick } = useCsvImport(usualChoices)
  const { add, adding } = useImport(car)
  const read = useMemo(() => (picked ? readLog(picked.lines, choices) : null), [picked, choices])
  const parted = useMemo(() => (read ? partKnown(read.records, rows, read.stated) : null), [read, rows])
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
        {read?.format && parted ? (
          <>
            <ImportChoices choices={choices} onChange={setChoices} read={read} />
            <ImportPreview fresh={fresh} known={parted.known.length} problems={read.problems} />
          </>
        ) : null}
      </div>
    </Dialog>
  )
}
