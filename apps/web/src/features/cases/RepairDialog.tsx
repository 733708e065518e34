import { repairedByMs } from '@tappet/diagnosis/casebook'
import { useState } from 'react'
import { Link } from 'react-router'
import { useLogPart } from '../../backend/car/log-part.ts'
import { useMaintenance } from '../../backend/car/upkeep.ts'
import { formatDay } from '../../format/local-day.ts'
import type { Car } from '../../offline/garage/table.ts'
import { useRowsOfCar } from '../../offline/garage/use-garage.ts'
import { logTable } from '../../offline/log/table.ts'
import { useLogQueue } from '../../offline/use-offline.ts'
import { useOneAtATime } from '../../platform/runtime/use-one-at-a-time.ts'
import { Button, Dialog, SelectField } from '../../ui/index.ts'
import { copy } from './page-copy.ts'
import type { ShownItem } from './queue/overlay.ts'
import { addToCase } from './write.ts'

function leftOut(listed: number, inAll: number, isWhole: boolean): string | undefined {
  if (listed < inAll) return copy.latest(listed)
  return isWhole ? undefined : copy.logPartly
}

/** The repairs of the last months. */
const MAX_CHOICES = 50

export function RepairDialog({
  userId,
  car,
  caseId,
  items,
  onClose,
}: {
  userId: string
  car: Car | null
  caseId: string
  items: readonly ShownItem[]
  onClose: () => void
}) {
  const log = useMaintenance(userId)
  const part = useLogPart(userId)
  const { entries } = useLogQueue()
  const ofCase = new Set(items.map(({ maintenance_id }) => maintenance_id))
  // Another car's repair proves nothing here.
  const own = useRowsOfCar(logTable.rowsWith(log.data ?? part?.rows ?? [], entries), car)
  const records = own.filter(({ id }) => !ofCase.has(id))
  const [recordId, setRecordId] = useState('')
  const choices = records.slice(0, MAX_CHOICES)
  const [add, saving] = useOneAtATime(async () => {
    const record = records.find(({ id }) => id === recordId)
    if (!record) return
    const dayStartMs = new Date(`${record.date}T00:00:00`).getTime()
    const item = {
      kind: 'repair' as const,
      happened_at: new Date(repairedByMs(dayStartMs, Date.now())).toISOString(),
      maintenance_id: record.id,
      data: { item: record.item, date: record.date },
    }
    if (await addToCase({ id: caseId, rows: items, done: copy.repairAdded }, item)) onClose()
  })
  return (
    <Dialog
      description={copy.repairHelp}
      footer={
        <>
          <Button render={<Link to="/maintenance" />} variant="secondary">
            {copy.logFirst}
          </Button>
          {choices.length > 0 ? (
            <Button disabled={recordId === ''} loading={saving} onClick={() => void add()}>
              {copy.saveRepair}
            </Button>
          ) : null}
        </>
      }
      onOpenChange={onClose}
      open
      title={copy.addRepair}
    >
      {choices.length > 0 ? (
        <SelectField
          label={copy.whichRecord}
          onChange={(event) => setRecordId(event.target.value)}
          options={choices.map(({ id, item, date }) => ({ value: id, label: `${item}, ${formatDay(date)}` }))}
          hint={leftOut(choices.length, records.length, log.data !== undefined)}
          placeholder={copy.choose}
          value={recordId}
        />
      ) : (
        <p className="text-muted">
          {log.data === undefined ? (log.isError ? copy.logUnread : copy.logReading) : copy.noRecord}
        </p>
      )}
    </Dialog>
  )
}
