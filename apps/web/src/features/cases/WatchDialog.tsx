import type { CaseItemRow } from '@tappet/wire'
import { useState } from 'react'
import { carName, isOfCar } from '../../backend/car/car.ts'
import { useConnection } from '../../backend/connection/backend.tsx'
import { fetchCaseItems } from '../../backend/diagnoses/cases.ts'
import { CARS_UNREAD } from '../../offline/garage/copy.ts'
import type { Car } from '../../offline/garage/table.ts'
import { useGarage } from '../../offline/garage/use-garage.ts'
import { useOneAtATime } from '../../platform/runtime/use-one-at-a-time.ts'
import { Button, Dialog, RetryAlert, SelectField, TextField, toast } from '../../ui/index.ts'
import { MAX_TITLE, NOT_KEPT } from './copy.ts'
import { useCases } from './queue/use-cases.ts'
import { copy } from './watch-copy.ts'
import { addToCase, type ItemDraft, openCase } from './write.ts'

const NEW_CASE = ''

export type KeepWatchingProps = {
  title: string
  /** Saves first what it points at; null where that failed, which it has said. */
  make: (carId: string | null) => Promise<ItemDraft | null>
  carId?: string | null
  /** A case of another car does not take it. */
  isOfThatCar?: boolean
}

export type WatchDialogProps = KeepWatchingProps & {
  userId: string
  onClose: () => void
  onKept: (caseId: string) => void
}

export function WatchDialog({ title: suggested, make, userId, onClose, onKept, ...of }: WatchDialogProps) {
  const { promise } = useConnection()
  const { cases = [] } = useCases(userId)
  const { all, car, garage, choose } = useCarOf(userId, of)
  const { isKnown, isUnread, readAgain } = garage
  const [into, setInto] = useState(NEW_CASE)
  const [title, setTitle] = useState(suggested.slice(0, MAX_TITLE))
  const choices = isKnown ? cases.filter((each) => each.state !== 'closed' && isOfCar(each, car)) : []
  const itemsOf = async (id: string): Promise<CaseItemRow[] | null> => {
    const { client } = await promise
    // The case's page puts the state right once the whole timeline is read.
    return fetchCaseItems(client, userId, { caseId: id }, AbortSignal.timeout(8_000)).catch(() => null)
  }
  const add = async (item: ItemDraft): Promise<string | null> => {
    if (into === NEW_CASE) return openCase({ title: title.trim(), vehicleId: car?.id ?? null }, item)
    const rows = await itemsOf(into)
    // A scan counts once.
    if (rows?.some((row) => isSame(row, item))) {
      toast.info(copy.there)
      return into
    }
    return (await addToCase({ id: into, rows, done: copy.added }, item)) ? into : null
  }
  const [keep, saving] = useOneAtATime(async () => {
    if (into === NEW_CASE && title.trim() === '') return
    try {
      const item = await make(car?.id ?? null)
      const id = item === null ? null : await add(item)
      if (id !== null) onKept(id)
    } catch {
      toast.error(NOT_KEPT, { description: copy.unchanged })
    }
  })
  return (
    <Dialog
      description={copy.help}
      footer={
        <>
          <Button onClick={onClose} variant="secondary">
            {copy.cancel}
          </Button>
          <Button disabled={!isKnown} loading={saving} onClick={() => void keep()}>
            {into === NEW_CASE ? copy.open : copy.add}
          </Button>
        </>
      }
      onOpenChange={(open) => (open ? undefined : onClose())}
      open
      title={copy.title}
    >
      <div className="flex flex-col gap-4">
        {isUnread ? (
          <RetryAlert onRetry={readAgain} title={CARS_UNREAD.title}>
            {copy.carUnknown}
          </RetryAlert>
        ) : null}
        {choose === null || car === null ? (
          <OfThatCar all={all} car={car} />
        ) : (
          <SelectField
            label={copy.whichCar}
            onChange={(event) => {
              choose(event.target.value)
              setInto(NEW_CASE)
            }}
            options={all.map((each) => ({ value: each.id, label: carName(each) }))}
            value={car.id}
          />
        )}
        {choices.length > 0 ? (
          <SelectField
            label={copy.whichCase}
            onChange={(event) => setInto(event.target.value)}
            options={[
              { value: NEW_CASE, label: copy.newCase },
              ...choices.map((each) => ({ value: each.id, label: each.title })),
            ]}
            value={into}
          />
        ) : null}
        {into === NEW_CASE ? (
          <TextField
            error={title.trim() === '' ? copy.nameIt : undefined}
            label={copy.about}
            maxLength={MAX_TITLE}
            onChange={(event) => setTitle(event.target.value)}
            value={title}
          />
        ) : null}
      </div>
    </Dialog>
  )
}

function OfThatCar({ all, car }: { all: readonly Car[]; car: Car | null }) {
  if (car === null || all.length < 2) return null
  return <p>{copy.ofThatCar(carName(car))}</p>
}

function useCarOf(
  userId: string,
  { carId, isOfThatCar = false }: Pick<KeepWatchingProps, 'carId' | 'isOfThatCar'>,
) {
  const garage = useGarage(userId)
  const { cars, former, car: shown } = garage
  const [chosen, setChosen] = useState<string | null>(null)
  const all = [...cars, ...former]
  const suggested = carId === undefined ? shown : all.find((each) => isOfCar({ vehicle_id: carId }, each))
  const car = all.find(({ id }) => id === chosen) ?? suggested ?? shown
  return { all, car, garage, choose: isOfThatCar || all.length < 2 ? null : setChosen }
}

const isSame = (row: CaseItemRow, item: ItemDraft) =>
  row.kind === item.kind &&
  row.history_id === (item.history_id ?? null) &&
  Date.parse(row.happened_at) === Date.parse(item.happened_at)
