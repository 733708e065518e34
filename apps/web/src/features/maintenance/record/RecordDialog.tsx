import { zodResolver } from '@hookform/resolvers/zod'
import { maintenanceItems } from '@tappet/upkeep'
import { Trash2 } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { formatDistance, useDistanceUnit } from '../../../platform/distance-unit.ts'
import { localDay } from '../../../platform/local-day.ts'
import { Button, Dialog } from '../../../ui/index.ts'
import type { LogRow } from '../outbox/overlay.ts'
import type { PickedReceipt } from '../receipts/picked.ts'
import { ReceiptField } from '../receipts/ReceiptField.tsx'
import { receiptShown } from '../receipts/shown.ts'
import { emptyForm, fieldsOfForm, formOf, type RecordForm, recordForm } from './form.ts'
import { RecordFormFields } from './RecordFormFields.tsx'
import { useSave } from './save.ts'

export type RecordDialogProps = {
  userId: string
  open: boolean
  onClose: () => void
  /** The record to change; without it the dialog writes a new one. */
  edited?: LogRow | null
  /** The item to begin with. */
  item?: string
  own: readonly string[]
  quick: readonly string[]
  /** Miles. */
  lastMileage: number | null
  onDelete?: (row: LogRow) => void
}

/** Writes a record down, or changes one. What was typed stays until it is saved, even when the dialog is closed. */
export function RecordDialog(props: RecordDialogProps) {
  const { userId, open, onClose, edited = null, item = '', own, quick, lastMileage, onDelete } = props
  const [unit] = useDistanceUnit()
  const formId = useId()
  const offered = [...maintenanceItems.map(({ name }) => name), ...own]
  const stored: PickedReceipt = edited?.receipt_url
    ? { kind: 'stored', url: receiptShown(edited) }
    : { kind: 'none' }
  const [receipt, setReceipt] = useState<PickedReceipt>(stored)
  const [reading, setReading] = useState(false)
  const form = useForm<RecordForm>({
    resolver: zodResolver(recordForm),
    defaultValues: edited ? formOf(edited, offered, unit) : emptyForm(localDay(new Date()), item),
  })
  const { reset, formState } = form
  const { isDirty } = formState
  useEffect(() => {
    // A new day since the page was opened, or an item asked for by name; what was typed is left alone.
    if (open && !edited && !isDirty) reset(emptyForm(localDay(new Date()), item))
  }, [open, edited, item, isDirty, reset])
  const { save, saving } = useSave(userId, edited)
  const submit = form.handleSubmit(async (values) => {
    if (reading) return
    const kept: PickedReceipt =
      receipt.kind === 'stored' && edited?.receipt_url ? { kind: 'stored', url: edited.receipt_url } : receipt
    if (!(await save(fieldsOfForm(values, unit), kept))) return
    form.reset(emptyForm(localDay(new Date())))
    setReceipt({ kind: 'none' })
    onClose()
  })
  return (
    <Dialog
      footer={
        <>
          {edited && onDelete ? (
            <Button
              className="sm:mr-auto"
              icon={<Trash2 aria-hidden="true" />}
              onClick={() => {
                onClose()
                onDelete(edited)
              }}
              variant="ghost"
            >
              Delete
            </Button>
          ) : null}
          <Button onClick={onClose} variant="secondary">
            Cancel
          </Button>
          <Button form={formId} loading={saving || reading} type="submit">
            {edited ? 'Save Changes' : 'Save Record'}
          </Button>
        </>
      }
      onOpenChange={(next) => (next ? undefined : onClose())}
      open={open}
      title={edited ? 'Edit Record' : 'Add New Record'}
    >
      <form
        className="flex flex-col gap-5 pb-1"
        id={formId}
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <RecordFormFields
          form={form}
          mileageHint={lastMileage === null ? undefined : `Last: ${formatDistance(lastMileage, unit)}`}
          own={own}
          quick={edited ? [] : quick}
          receipt={
            <ReceiptField onChange={setReceipt} onReading={setReading} reading={reading} receipt={receipt} />
          }
          unit={unit}
        />
      </form>
    </Dialog>
  )
}
