import type { FormEvent } from 'react'
import { useRef, useState } from 'react'
import type { DistanceUnit } from '../../platform/distance-unit.ts'
import { formatDistance, useDistanceUnit } from '../../platform/distance-unit.ts'
import { localDay } from '../../platform/local-day.ts'
import { useOnline } from '../../platform/network.ts'
import { newId } from '../../platform/new-id.ts'
import { Button, Card, NumberField, toast } from '../../ui/index.ts'
import type { NewReading, Reading } from './mileage.ts'
import { BelowLastReading, useRecordReading, useTakeBackReading } from './mileage.ts'
import type { MileageJudgement } from './mileage-rule.ts'
import { INVALID_MILEAGE, judgeMileage, MILEAGE_REFUSALS } from './mileage-rule.ts'

/** Today's mileage: typed, judged, recorded; and what differs from the last one, before it is sent. */
export function MileageForm({
  userId,
  last,
  onCancel,
}: {
  userId: string
  last: Reading | null
  onCancel: () => void
}) {
  const [unit] = useDistanceUnit()
  const [typed, setTyped] = useState('')
  const [refused, setRefused] = useState<keyof typeof MILEAGE_REFUSALS | null>(null)
  const { record, recording } = useRecord(userId)
  const judged = judgeMileage(typed, unit, last?.miles ?? null)
  const refuse = (code: keyof typeof MILEAGE_REFUSALS) => {
    setRefused(code)
    toast.error(INVALID_MILEAGE, { description: MILEAGE_REFUSALS[code] })
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (recording) return
    if (!judged.ok) return refuse(judged.code)
    const outcome = await record(judged.miles)
    if (outcome === 'recorded') setTyped('')
    if (outcome === 'below_last') refuse('below_last')
  }
  return (
    <Card>
      <form className="flex flex-col gap-6 p-4 md:p-6" noValidate onSubmit={(event) => void submit(event)}>
        <NumberField
          className="figure min-h-16 text-2xl!"
          error={refused ? wayOn(refused, last, unit) : undefined}
          hint={changeWords(judged, last, unit)}
          label="Current mileage"
          onChange={({ target }) => {
            setTyped(target.value)
            setRefused(null)
          }}
          unit={unit}
          value={typed}
        />
        <div className="flex flex-col gap-3 sm:flex-row">
          <Button loading={recording} type="submit">
            Update Mileage
          </Button>
          <Button onClick={onCancel} variant="secondary">
            Cancel
          </Button>
        </div>
      </form>
    </Card>
  )
}

/** What to do about a refusal; the toast has said what was wrong. */
function wayOn(code: keyof typeof MILEAGE_REFUSALS, last: Reading | null, unit: DistanceUnit): string {
  return code === 'below_last' && last
    ? `Enter ${formatDistance(last.miles, unit)} or more.`
    : 'Enter the number on the odometer, such as 62,300.'
}

/** How far the car has come since the last reading: a slip of the finger shows here. */
function changeWords(judged: MileageJudgement, last: Reading | null, unit: DistanceUnit): string {
  if (!judged.ok || last === null) return 'The whole number on your odometer.'
  const driven = judged.miles - last.miles
  return driven === 0 ? 'The same as last time.' : `${formatDistance(driven, unit)} more than last time.`
}

function sayFailed(description: string): 'failed' {
  toast.error('Failed to update current mileage', { description })
  return 'failed'
}

type Outcome = 'recorded' | 'below_last' | 'failed' | 'underway'

/** Records a reading, tells what came of it, and offers to take it back. */
function useRecord(userId: string): { record: (miles: number) => Promise<Outcome>; recording: boolean } {
  const recordReading = useRecordReading(userId)
  const takeBack = useTakeBackReading(userId)
  // The same reading sent again bears the same id, so that a lost answer records nothing twice.
  const attempt = useRef<NewReading | null>(null)
  const online = useOnline()
  // Known at once: the second of two quick presses comes before the page is drawn again.
  const underway = useRef(false)
  const undo = (id: string) =>
    takeBack.mutateAsync(id).then(
      () => toast.info('Mileage update taken back'),
      () =>
        toast.error('Not taken back', { description: 'The mileage is still recorded. Please try again.' }),
    )
  const record = async (miles: number): Promise<Outcome> => {
    if (underway.current) return 'underway'
    // Known before anything is asked: a token that has run out would be waited for.
    if (!online)
      return sayFailed('You are offline. What you typed is still here: update it once you are back online.')
    underway.current = true
    const day = localDay(new Date())
    const again = attempt.current?.miles === miles && attempt.current.day === day ? attempt.current : null
    const reading = again ?? { id: newId(), userId, miles, day }
    attempt.current = reading
    try {
      await recordReading.mutateAsync(reading)
    } catch (error) {
      if (error instanceof BelowLastReading) return 'below_last'
      return sayFailed('What you typed is still here. Check your connection and try again.')
    } finally {
      underway.current = false
    }
    attempt.current = null
    toast.success('Current mileage updated successfully', {
      action: { label: 'Undo', onClick: () => void undo(reading.id) },
    })
    return 'recorded'
  }
  return { record, recording: recordReading.isPending }
}
