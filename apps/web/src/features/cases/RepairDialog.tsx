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
import { Button, Dialog, SelectField } from '../../ui/index.ts'
import type { ShownItem } from './queue/overlay.ts'
import { addToCase } from './write.ts'

function leftOut(listed: number, inAll: number, isWhole: boolean): string | undefined {
  if (listed < inAll) return `The latest ${listed} records are listed. An older one cannot be chosen here.`
  return isWhole ? undefined : 'Your log is not read to its end: an older record may be missing.'
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
  const taken = new Set(items.map(({ maintenance_id }) => maintenance_id))
  // Another car's repair proves nothing here.
  const own = useRowsOfCar(logTable.rowsWith(log.data ?? part?.rows ?? [], entries), car)
  const records = own.filter(({ id }) => !taken.has(id))
  const [recordId, setRecordId] = useState('')
  const [saving, setSaving] = useState(false)
  const choices = records.slice(0, MAX_CHOICES)
  const add = async () => {
    const record = records.find(({ id }) => id === recordId)
    if (!record) return
    setSaving(true)
    const dayStartMs = new Date(`${record.date}T00:00:00`).getTime()
    const item = {
      kind: 'repair' as const,
      happened_at: new Date(repairedByMs(dayStartMs, Date.now())).toISOString(),
      maintenance_id: record.id,
      data: { item: record.item, date: record.date },
    }
    if (await addToCase({ id: caseId, rows: items, done: 'Repair added' }, item)) onClose()
    setSaving(false)
  }
  return (
    <Dialog
      description="A repair is a record of your service log, with its receipt where you have one."
      footer={
        <>
          <Button render={<Link to="/maintenance" />} variant="secondary">
            Log it first
          </Button>
          {choices.length > 0 ? (
            <Button disabled={recordId === ''} loading={saving} onClick={() => void add()}>
              Add repair
            </Button>
          ) : null}
        </>
      }
      onOpenChange={onClose}
      open
      title="Add the repair"
    >
      {choices.length > 0 ? (
        <SelectField
          label="Which record?"
          onChange={(event) => setRecordId(event.target.value)}
          options={choices.map(({ id, item, date }) => ({ value: id, label: `${item}, ${formatDay(date)}` }))}
          hint={leftOut(choices.length, records.length, log.data !== undefined)}
          placeholder="Choose one"
          value={recordId}
        />
      ) : (
        <p className="text-muted">
          {log.data === undefined
            ? log.isError
              ? 'Your log could not be read.'
              : 'Your log is still being read.'
            : 'Your log has no record that is not in this case yet.'}
        </p>
      )}
    </Dialog>
  )
}
