import { useQueryClient } from '@tanstack/react-query'
import { type LogRecord, MILEAGE_UPDATE_ITEM, NEW_ODOMETER_ITEM, recordOf } from '@tappet/upkeep'
import { useRef, useState } from 'react'
import { queryKeys } from '../../backend/cache/query-keys.ts'
import type { CarKey } from '../../backend/car/car.ts'
import { localDay } from '../../format/local-day.ts'
import { WAITING_TITLE, waitingBody } from '../../offline/copy.ts'
import { queue } from '../../offline/instance.ts'
import type { NewRecord } from '../../offline/log/table.ts'
import { logTable } from '../../offline/log/table.ts'
import { CANNOT_KEEP } from '../../offline/queue.ts'
import { newId } from '../../platform/runtime/new-id.ts'
import { toast } from '../../ui/index.ts'
import { copy } from './copy.ts'
import { MILEAGE_REFUSALS } from './mileage-rule.ts'

type Reading = Pick<LogRecord, 'mileage' | 'mileage_km'> & Partial<Pick<LogRecord, 'counter' | 'counter_km'>>
type Recorded = 'recorded' | 'below_last' | 'failed' | 'busy'

export function useRecordMileage(userId: string, car: CarKey | null) {
  const queryClient = useQueryClient()
  const [recording, setRecording] = useState(false)
  // A second press may come before the page is drawn again.
  const busy = useRef(false)
  // Sent again, it records nothing twice.
  const attempt = useRef<NewRecord | null>(null)

  async function submit(reading: Reading): Promise<Recorded> {
    const date = localDay(new Date())
    const isSame =
      attempt.current?.mileage === reading.mileage &&
      attempt.current.counter === (reading.counter ?? null) &&
      attempt.current.date === date
    const record =
      isSame && attempt.current
        ? attempt.current
        : {
            id: newId(),
            vehicle_id: car?.id ?? null,
            ...recordOf({
              item: reading.counter == null ? MILEAGE_UPDATE_ITEM : NEW_ODOMETER_ITEM,
              date,
              ...reading,
            }),
          }
    attempt.current = record
    const submitted = await queue.submit(logTable.add, { rows: [record], isReading: true }, { id: record.id })
    if (submitted.kind === 'failed') {
      if (submitted.message !== MILEAGE_REFUSALS.below_last) return sayFailed(submitted.message)
      void queryClient.invalidateQueries({ queryKey: queryKeys.odometer(userId) })
      return 'below_last'
    }
    attempt.current = null
    const action = { label: copy.undo, onClick: () => void takeBack(record) }
    if (submitted.kind === 'waiting') toast.info(WAITING_TITLE, { description: waitingBody(), action })
    else toast.success(copy.mileageUpdated, { action })
    return 'recorded'
  }

  async function record(reading: Reading): Promise<Recorded> {
    if (busy.current) return 'busy'
    busy.current = true
    setRecording(true)
    try {
      return await submit(reading)
    } finally {
      busy.current = false
      setRecording(false)
    }
  }
  return { record, recording }
}

function sayFailed(message: string): 'failed' {
  const reason = message === CANNOT_KEEP ? `${CANNOT_KEEP} ` : ''
  toast.error(copy.mileageFailed, {
    description: copy.mileageFailedHelp(reason),
  })
  return 'failed'
}

async function takeBack(record: NewRecord): Promise<void> {
  const submitted = await queue.submit(logTable.delete, { rows: [record] })
  if (submitted.kind === 'sent') toast.info(copy.takenBack)
  else if (submitted.kind === 'waiting') toast.info(WAITING_TITLE, { description: waitingBody() })
  else toast.error(copy.notTakenBack, { description: copy.notTakenBackHelp })
}
