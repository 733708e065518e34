import {
  type CsvLine,
  type FuelFormatName,
  type FuelImport,
  type FuelImportOptions,
  partKnownFuel,
  readFuel,
  readLog,
} from '@tappet/upkeep'
import { useMemo, useState } from 'react'
import type { ShownFillUp } from '../../../offline/fuel/table.ts'
import { useCsvImport } from '../../../platform/files/use-csv-import.ts'
import { chosenUnits } from '../../../platform/storage/preferences.ts'
import { Alert, Button, CsvFileButton, Dialog } from '../../../ui/index.ts'
import { fillUpCount } from '../copy.ts'
import { addImported } from '../save.ts'
import { FuelImportChoices } from './FuelImportChoices.tsx'
import { FuelImportPreview } from './FuelImportPreview.tsx'

const FORMAT_NAME: Record<FuelFormatName, string> = {
  tappet: 'fill-ups from Tappet',
  lubelogger: 'fill-ups from LubeLogger',
  fuelly: 'fill-ups from Fuelly',
  fuelio: 'a backup of Fuelio',
  drivvo: 'a list from Drivvo',
  acar: 'an export of aCar',
}

/** For what a file does not say, the driver's own units and currency. */
function usualChoices(): FuelImportOptions {
  const { distance, volume, currency } = chosenUnits.state()
  return { distanceUnit: distance, volumeUnit: volume, currency }
}

/** Imports a file of fill-ups, after a preview of what will be added and what will not. */
export default function FuelImportDialog({
  fillUps,
  vehicleId,
  onClose,
}: {
  fillUps: readonly ShownFillUp[]
  vehicleId: string | null
  onClose: () => void
}) {
  const { picked, problem, choices, setChoices, pick } = useCsvImport(usualChoices)
  const [adding, setAdding] = useState(false)
  const read = useMemo(() => (picked ? readFuel(picked.lines, choices) : null), [picked, choices])
  const parted = useMemo(() => (read ? partKnownFuel(read.fillUps, fillUps) : null), [read, fillUps])
  const fresh = parted?.fresh ?? []
  const add = async () => {
    if (adding) return
    setAdding(true)
    const done = await addImported(fresh.map(withoutLine), vehicleId)
    setAdding(false)
    if (done) onClose()
  }
  return (
    <Dialog
      description={
        read?.format
          ? `${picked?.name}: ${FORMAT_NAME[read.format]}.`
          : 'A file exported here, or by LubeLogger, Fuelly, Fuelio, Drivvo or aCar.'
      }
      footer={
        <>
          <CsvFileButton isAgain={picked !== null} onPick={(file) => void pick(file)} />
          {fresh.length > 0 ? (
            <Button loading={adding} onClick={() => void add()}>
              Add {fillUpCount(fresh.length)}
            </Button>
          ) : null}
        </>
      }
      onOpenChange={(open) => (open ? undefined : onClose())}
      open
      title="Import Fill-ups"
    >
      <div className="flex flex-col gap-5">
        {problem || read?.format === null ? (
          <Alert live tone="now" title="Nothing was imported">
            {problem ?? whyNot(picked?.lines ?? [])}
          </Alert>
        ) : null}
        {read?.format && parted ? (
          <Found
            choices={choices}
            known={parted.known.length}
            onChange={setChoices}
            read={{ ...read, fillUps: fresh }}
          />
        ) : null}
      </div>
    </Dialog>
  )
}

function Found({
  read,
  known,
  choices,
  onChange,
}: {
  /** With the new fill-ups alone. */
  read: FuelImport
  known: number
  choices: FuelImportOptions
  onChange: (choices: FuelImportOptions) => void
}) {
  return (
    <>
      <FuelImportChoices choices={choices} onChange={onChange} read={read} />
      <FuelImportPreview fresh={read.fillUps} known={known} problems={read.problems} />
    </>
  )
}

function whyNot(lines: readonly CsvLine[]): string {
  return readLog(lines, { distanceUnit: 'mi' }).format === null
    ? 'No line of this file names the columns of a fuel log that Tappet knows.'
    : 'This is a service log. Import it on the Maintenance Log page.'
}

const withoutLine = ({ line: _, ...fillUp }: FuelImport['fillUps'][number]) => fillUp
