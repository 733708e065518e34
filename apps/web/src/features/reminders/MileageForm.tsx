import { fromMiles, type LogRecord, readingIn } from '@tappet/upkeep'
import { type FormEvent, useState } from 'react'
import type { CarKey } from '../../backend/car/car.ts'
import { useDoubt } from '../../fields/use-doubt.tsx'
import { type DistanceUnit, formatDistance } from '../../format/distance.ts'
import { readingDoubt } from '../../format/doubt.ts'
import { localDay } from '../../format/local-day.ts'
import { typedCount } from '../../format/typed-number.ts'
import type { ShownReading } from '../../offline/log/reading.ts'
import { useUnits } from '../../platform/storage/preferences.ts'
import { Alert, asOneClick, Button, Card, NumberField, toast } from '../../ui/index.ts'
import { copy } from './copy.ts'
import { useRecordMileage } from './mileage.ts'
import { INVALID_MILEAGE, judgeMileage, MILEAGE_REFUSALS, type MileageJudgement } from './mileage-rule.ts'

export function MileageForm({
  userId,
  car,
  last,
  onCancel,
}: {
  userId: string
  car: CarKey | null
  last: ShownReading | null
  onCancel: () => void
}) {
  const { distance: unit } = useUnits()
  const [typed, setTyped] = useState('')
  const [refused, setRefused] = useState<keyof typeof MILEAGE_REFUSALS | null>(null)
  const { record, recording } = useRecordMileage(userId, car)
  const judged = judgeMileage(typed, unit, last?.miles ?? null, last?.counter)
  const { admits, question } = useDoubt()
  const refuse = (code: keyof typeof MILEAGE_REFUSALS) => {
    setRefused(code)
    toast.error(INVALID_MILEAGE, { description: MILEAGE_REFUSALS[code] })
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (recording) return
    if (!judged.ok) return refuse(judged.code)
    const reading = { miles: judged.miles, day: localDay(new Date()) }
    if (admits(readingDoubt(reading, last ? [last] : [], unit))) await keep(judged.reading)
  }
  const keep = async (reading: Parameters<typeof record>[0]) => {
    const outcome = await record(reading)
    if (outcome === 'below_last') refuse('below_last')
    if (outcome !== 'recorded') return
    setTyped('')
    setRefused(null)
  }
  return (
    <Card>
      <form className="flex flex-col gap-6 p-4 md:p-6" noValidate onSubmit={(event) => void submit(event)}>
        <NumberField
          className="figure min-h-16 text-2xl!"
          error={refused ? wayOn(refused, last, unit) : undefined}
          hint={changeText(judged, last, unit)}
          label={copy.mileageField}
          onChange={({ target }) => {
            setTyped(target.value)
            setRefused(null)
          }}
          unit={unit}
          value={typed}
        />
        {refused === 'below_last' && last ? (
          <NewCounter
            figure={typedCount(typed, unit) ?? 0}
            last={last}
            onKeep={(reading) => void keep(reading)}
            unit={unit}
          />
        ) : null}
        {question}
        <div className="flex flex-col gap-3 sm:flex-row">
          <Button loading={recording} onClick={asOneClick} type="submit">
            {copy.updateMileage}
          </Button>
          <Button onClick={onCancel} variant="secondary">
            {copy.cancel}
          </Button>
        </div>
      </form>
    </Card>
  )
}

/** Where the odometer was changed, the car's distance goes on; where the last reading was wrong, the log has it. */
function NewCounter({
  figure,
  last,
  unit,
  onKeep,
}: {
  figure: number
  last: ShownReading
  unit: DistanceUnit
  onKeep: (reading: Pick<LogRecord, 'mileage' | 'mileage_km' | 'counter' | 'counter_km'>) => void
}) {
  const { mileage: counter, mileage_km: counter_km } = readingIn(figure, unit)
  const total = readingIn(fromMiles(last.miles, unit), unit)
  return (
    <Alert
      action={
        <Button onClick={() => onKeep({ ...total, counter, counter_km })} size="sm" variant="secondary">
          {copy.isNewCounter}
        </Button>
      }
      title={copy.wasChanged}
    >
      {copy.countsOn(formatDistance(last.miles, unit))}
    </Alert>
  )
}

/** The toast has said what was wrong. */
function wayOn(code: keyof typeof MILEAGE_REFUSALS, last: ShownReading | null, unit: DistanceUnit): string {
  return code === 'below_last' && last ? copy.atLeast(formatDistance(last.miles, unit)) : copy.enterNumber
}

function changeText(judged: MileageJudgement, last: ShownReading | null, unit: DistanceUnit): string {
  if (!judged.ok || last === null) return copy.wholeNumber
  const driven = judged.miles - last.miles
  if (last.isOfDeviceAlone) return copy.moreThanWaits(formatDistance(driven, unit))
  return driven === 0 ? copy.sameAsLast : copy.moreThanLast(formatDistance(driven, unit))
}
