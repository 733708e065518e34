import { useQueryClient } from '@tanstack/react-query'
import { type LogRecord, MILEAGE_UPDATE_ITEM, NEW_ODOMETER_ITEM, recordOf } from '@tappet/upkeep'
import { useRef } from 'react'
import { queryKeys } from '../../backend/cache/query-keys.ts'
import type { CarKey } from '../../backend/car/car.ts'
import { localDay } from '../../format/local-day.ts'
import { queue } from '../../offline/instance.ts'
import { logTable, type NewRecord } from '../../offline/log/table.ts'
import { CANNOT_KEEP } from '../../offline/queue.ts'
import { waitingMessage } from '../../offline/until-sent.ts'
import { newId } from '../../platform/runtime/new-id.ts'
import { useOneAtATime } from '../../platform/runtime/use-one-at-a-time.ts'
import { toast } from '../../ui/index.ts'
import { copy } from './copy.ts'
import { MILEAGE_REFUSALS } from './mileage-rule.ts'

type Reading = Pick<LogRecord, 'mileage' | 'mileage_km'> & Partial<Pick<LogRecord, 'counter' | 'counter_km'>>
type Recorded = 'recorded' | 'below_last' | 'failed'

export function useRecordMileage(userId: string, car: CarKey | null) {
  const queryClient = useQueryClient()
  // Sent again, it records nothing twice.
  const attempt = useRef<NewRecord | null>(null)

  const [record, recording] = useOneAtATime(async (reading: Reading): Promise<Recorded> => {
    const date = localDay(new Date())
    const isSame =
      attempt.current?.mileage === reading.mileage &&
      attempt.current.counter === (reading.counter ?? null) &&
      attempt.current.date === date
    const row =
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
    attempt.current = row
    const submitted = await queue.submit(logTable.add, { rows: [row], isReading: true }, { id: row.id })
    if (submitted.kind === 'failed') {
      if (submitted.message !== MILEAGE_REFUSALS.below_last) return sayFailed(submitted.message)
      void queryClient.invalidateQueries({ queryKey: queryKeys.odometer(userId) })
      return 'below_last'
    }
    attempt.current = null
    const action = { label: copy.undo, onClick: () => void takeBack(row) }
    if (submitted.kind === 'waiting') toast.info(...waitingMessage({ action }))
    else toast.success(copy.mileageUpdated, { action })
    return 'recorded'
  })
  return { record, recording }
}

function sayFailed(message: string): 'failed' {
  const reason = message === CANNOT_KEEP ? `${CANNOT_KEEP} ` : ''
  toast.error(copy.mileageFailed, { description: copy.mileageFailedHelp(reason) })
  return 'failed'
}

async function takeBack(record: NewRecord): Promise<void> {
  const submitted = await queue.submit(logTable.delete, { rows: [record] })
  if (submitted.kind === 'sent') toast.info(copy.takenBack)
  else if (submitted.kind === 'waiting') toast.info(...waitingMessage())
  else toast.error(copy.notTakenBack, { description: copy.notTakenBackHelp })
}
