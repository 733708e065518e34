import { type DistanceUnit, type FileImport, type Mapping, readFile } from '@tappet/upkeep'
import { FileUp } from 'lucide-react'
import { useMemo, useState } from 'react'
import { type CarKey, carName } from '../backend/car/car.ts'
import { useFillUps } from '../backend/car/fuel.ts'
import { useMaintenance } from '../backend/car/upkeep.ts'
import { wholeNumber } from '../format/count.ts'
import { fuelTable } from '../offline/fuel/table.ts'
import { useGarage } from '../offline/garage/use-garage.ts'
import { logTable } from '../offline/log/table.ts'
import { useFuelQueue, useLogQueue } from '../offline/use-offline.ts'
import type { CsvFile } from '../platform/files/csv-file.ts'
import { useCsvImport } from '../platform/files/use-csv-import.ts'
import { useOneAtATime } from '../platform/runtime/use-one-at-a-time.ts'
import { useUnits } from '../platform/storage/preferences.ts'
import { Alert, Button, Dialog, FileButton, Fold, ImportProblems, SelectField } from '../ui/index.ts'
import { asksForCars, CarChoices } from './CarChoices.tsx'
import { CheckList, SettingChoices, type SettingsProps, untoldTexts } from './CheckList.tsx'
import { ColumnChoices } from './ColumnChoices.tsx'
import { doubtTexts, guessTexts, takenTexts, unusedText } from './checks.ts'
import { type Choices, type OnEdited, rememberColumns, usualChoices } from './choices.ts'
import { copy, rowCount } from './copy.ts'
import { Preview } from './Preview.tsx'
import { type PartedFile, partFile } from './parted.ts'
import { addRows, newRows } from './save.ts'

/**
 * Imports a CSV file of any program into the log and the fill-ups, after a preview of what will be added and of what
 * will not. Nothing is added before the driver has seen what was left out and what the file does not say.
 */
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
  const { picked, problem, choices, setChoices, pick, readAs } = useCsvImport(usualChoices)
  const [accepted, setAccepted] = useState<string | null>(null)
  const garage = useWholeGarage(userId, car)
  const { distance: unit } = useUnits()
  const content = useMemo(() => (picked ? readPicked(picked, choices) : null), [picked, choices])
  const parted = useMemo(
    () => (content && garage.isRead ? partFile(content, choices, garage) : null),
    [content, choices, garage],
  )
  const isEmpty = content?.tables.every(({ target }) => target === null) ?? false
  const checks = content && picked && parted ? checksOf(content, picked, parted, garage, unit) : null
  const isAccepted = checks !== null && (checks.key === '[]' || checks.key === accepted)
  const isAnswered = parted !== null && [...parted.targets.values()].every((target) => target !== undefined)
  const rows = parted ? newRows(parted, choices.edited) : null
  const count = rows ? { records: rows.records.length, fillUps: rows.fillUps.length } : null
  const changes = parted && choices.edited === 'file' ? editedCount(parted) : 0
  const hasRows = count !== null && count.records + count.fillUps + changes > 0
  const [add, adding] = useOneAtATime(async () => {
    if (!parted) return
    rememberColumns(choices.mappings)
    if (await addRows(parted, choices.edited)) onClose()
  })
  return (
    <Dialog
      description={picked && content && !isEmpty ? copy.isFrom(picked.file.name, content.program) : copy.help}
      footer={
        <>
          <FileButton
            accept=".csv,.txt,.tsv,text/csv,text/plain"
            icon={<FileUp />}
            inputLabel={copy.file}
            onPick={(file) => void pick(file)}
            variant={picked ? 'secondary' : 'primary'}
          >
            {picked ? copy.chooseOther : copy.choose}
          </FileButton>
          {hasRows && count ? (
            <Button disabled={!isAccepted || !isAnswered} loading={adding} onClick={() => void add()}>
              {count.records + count.fillUps > 0 ? copy.add(rowCount(count)) : copy.change(changes)}
            </Button>
          ) : null}
        </>
      }
      onOpenChange={(open) => (open ? undefined : onClose())}
      open
      title={copy.title}
    >
      <div className="flex flex-col gap-5">
        {problem || isEmpty ? (
          <Alert live tone="now" title={copy.nothing}>
            {problem ?? (content?.tables[0]?.program?.target === null ? copy.costsAlone : copy.noDates)}
          </Alert>
        ) : null}
        {content && !garage.isRead ? (
          <Alert live title={copy.logPartly} tone="soon">
            {copy.logPartlyHelp}
          </Alert>
        ) : null}
        {content && picked && parted && checks ? (
          <Found
            checks={checks}
            choices={choices}
            file={picked}
            garage={garage}
            isAccepted={isAccepted}
            onAccept={() => setAccepted(checks.key)}
            onChange={setChoices}
            onEncoding={(encoding) => void readAs(encoding)}
            parted={parted}
            read={content}
          />
        ) : null}
      </div>
    </Dialog>
  )
}

const readPicked = ({ lines, delimiter }: CsvFile, choices: Choices) =>
  readFile(lines, { ...choices, delimiter })

/** The cars and the rows of all of them, those that wait included: a file may hold several cars. */
function useWholeGarage(userId: string, shown: CarKey | null) {
  const { cars, former } = useGarage(userId)
  const log = useMaintenance(userId).data
  const fillUps = useFillUps(userId).data
  const waitingLog = useLogQueue().entries
  const waitingFuel = useFuelQueue().entries
  return useMemo(
    () => ({
      cars: [...cars, ...former],
      shown,
      log: logTable.rowsWith(log ?? [], waitingLog),
      fillUps: fuelTable.rowsWith(fillUps ?? [], waitingFuel),
      isRead: log !== undefined && fillUps !== undefined,
    }),
    [cars, former, shown, log, fillUps, waitingLog, waitingFuel],
  )
}
type WholeGarage = ReturnType<typeof useWholeGarage>

/** What has to be looked at. `key` changes with it, so that what was accepted before counts no more. */
function checksOf(
  content: FileImport,
  file: CsvFile,
  parted: PartedFile,
  garage: WholeGarage,
  unit: DistanceUnit,
) {
  const [{ targets }, { cars }] = [parted, garage]
  const [target] = targets.values()
  const isCarTold = content.cars.every(({ name, key }) => {
    const of = cars.find(({ id }) => id === targets.get(key))
    return of !== undefined && name !== null && carName(of).toLowerCase() === name.toLowerCase()
  })
  const shown = cars.find(({ id }) => id === target)
  const isAsked = asksForCars(content, cars)
  const untold = untoldTexts(
    content,
    file,
    isAsked && !isCarTold && shown && content.cars.length === 1 ? carName(shown) : null,
  )
  const doubts = doubtTexts(parted, garage, unit)
  const all = [
    ...content.unused.map(unusedText),
    ...untold,
    ...guessTexts(content),
    ...takenTexts(content),
    ...doubts,
  ]
  return { untold, doubts, isNeeded: all.length > 0, key: JSON.stringify(all) }
}

const editedCount = ({ records, fillUps }: PartedFile) => records.edited.length + fillUps.edited.length

function Found({
  read,
  parted,
  garage,
  checks,
  isAccepted,
  onAccept,
  ...settings
}: SettingsProps & {
  parted: PartedFile
  garage: WholeGarage
  checks: ReturnType<typeof checksOf>
  isAccepted: boolean
  onAccept: () => void
}) {
  const { choices, onChange } = settings
  const { records, fillUps } = parted
  const setMapping = (shape: string, mapping: Mapping) =>
    onChange({ ...choices, mappings: { ...choices.mappings, [shape]: mapping } })
  const doubles = { records: records.known, fillUps: fillUps.known }
  const fresh = newRows(parted, choices.edited)
  const count = { records: fresh.records.length, fillUps: fresh.fillUps.length }
  const isNew = count.records + count.fillUps > 0
  return (
    <>
      <CarChoices
        cars={garage.cars}
        choices={choices}
        onChange={onChange}
        read={read}
        targets={parted.targets}
      />
      <SettingChoices read={read} {...settings} />
      <EditedChoice choices={choices} count={editedCount(parted)} onChange={onChange} />
      {checks.isNeeded ? (
        <CheckList isAccepted={isAccepted} onAccept={onAccept} read={read} {...checks} />
      ) : null}
      <p aria-live="polite">
        <span className="font-semibold">
          {isNew
            ? copy.willAdd(rowCount(count))
            : [...parted.targets.values()].includes(undefined)
              ? copy.chooseAbove
              : copy.nothingNew}
        </span>{' '}
        {doubles.records + doubles.fillUps > 0
          ? copy.hereAlready(rowCount(doubles), doubles.records + doubles.fillUps === 1)
          : null}
      </p>
      <ImportProblems countText={wholeNumber} problems={read.problems} />
      <Preview fillUps={fillUps.fresh} records={records.fresh} />
      <Fold hash={needsColumns(read) ? '#import-columns' : ''} id="import-columns" title={copy.columns}>
        {read.tables
          .filter(({ lines }) => lines.length > 0)
          .map((table) => (
            <ColumnChoices
              key={`${table.shape} ${table.target}`}
              onChange={(mapping) => setMapping(table.shape, mapping)}
              table={table}
            />
          ))}
      </Fold>
    </>
  )
}

/** A table without a day, a service or an amount gives no rows until the driver says where they stand. */
const needsColumns = ({ tables }: FileImport): boolean =>
  tables.every(({ target }) => target === null) ||
  tables.some(
    ({ target, columns }) =>
      target !== null &&
      ['date', target === 'log' ? 'item' : 'amount'].some((name) => !columns.includes(name)),
  )

const ON_EDITED: readonly { value: OnEdited; label: string }[] = [
  { value: 'mine', label: copy.keepMine },
  { value: 'file', label: copy.takeFile },
  { value: 'both', label: copy.keepBoth },
]

function EditedChoice({
  count,
  choices,
  onChange,
}: {
  count: number
  choices: Choices
  onChange: (choices: Choices) => void
}) {
  if (count === 0) return null
  return (
    <SelectField
      hint={copy.lookAlikeHelp}
      label={copy.lookAlike(count)}
      onChange={({ target }) => {
        const edited = ON_EDITED.find(({ value }) => value === target.value)?.value
        if (edited) onChange({ ...choices, edited })
      }}
      options={ON_EDITED}
      value={choices.edited}
    />
  )
}
