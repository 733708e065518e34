import { zodResolver } from '@hookform/resolvers/zod'
import {
  type Counter,
  type DayReading,
  fromMiles,
  logReading,
  maintenanceItems,
  odometerFigure,
  recordBy,
  wholeDistance,
} from '@tappet/upkeep'
import { useEffect, useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { CarKey } from '../../../backend/car/car.ts'
import { useDoubt } from '../../../fields/use-doubt.tsx'
import { readingDoubt } from '../../../format/doubt.ts'
import { localDay } from '../../../format/local-day.ts'
import type { LogRow } from '../../../offline/log/table.ts'
import { useUnits } from '../../../platform/storage/preferences.ts'
import { FormDialog } from '../../../ui/index.ts'
import type { PickedFile } from '../receipts/picked.ts'
import { ReceiptField } from '../receipts/ReceiptField.tsx'
import { recordFiles } from '../receipts/shown.ts'
import { copy } from './copy.ts'
import type { Draft } from './draft.ts'
import { emptyForm, fieldsOfForm, formOf, type RecordForm, recordForm } from './form.ts'
import { RecordFormFields } from './RecordFormFields.tsx'
import { useSave } from './save.ts'

export type RecordDialogProps = {
  userId: string
  car: CarKey | null
  open: boolean
  onClose: () => void
  edited?: LogRow | null
  draft?: Draft | null
  item?: string
  own: readonly string[]
  quick: readonly string[]
  lastMileage: number | null
  counter: Counter | null
  /** Of the car's odometer, by the record that tells it. */
  readings: readonly (DayReading & { id: string })[]
  onDelete?: (row: LogRow) => void
}

export function RecordDialog(props: RecordDialogProps) {
  const {
    userId,
    car,
    open,
    onClose,
    edited = null,
    draft = null,
    item = '',
    own,
    quick,
    lastMileage,
    counter,
    readings,
    onDelete,
  } = props
  const units = useUnits()
  const { distance: unit, currency } = units
  const offered = [...maintenanceItems.map(({ name }) => name), ...own]
  const begun = draft?.record ?? edited
  const [files, setFiles] = useState<readonly PickedFile[]>(() => filesBegun(draft, edited))
  const [reading, setReading] = useState(false)
  const form = useForm<RecordForm>({
    resolver: useMemo(() => zodResolver(recordForm(units)), [units]),
    defaultValues: begun
      ? formOf(recordBy(odometerFigure, begun, counter, unit), offered, units)
      : emptyForm(localDay(new Date()), item, currency),
  })
  const { reset, formState } = form
  const { isDirty } = formState
  useEffect(() => {
    // The day may have changed, or an item was preset; a dirty form is not reset.
    if (open && !begun && !isDirty) reset(emptyForm(localDay(new Date()), item, currency))
  }, [open, begun, item, currency, isDirty, reset])
  const { admits, question } = useDoubt()
  const { save, saving } = useSave(userId, car, edited, draft)
  const submit = form.handleSubmit(async (values) => {
    if (reading) return
    const record = recordBy(wholeDistance, fieldsOfForm(values, units), counter, unit)
    const isSame = edited?.date === record.date && edited.mileage === record.mileage
    const others = readings.filter(({ id }) => id !== edited?.id)
    if (!isSame && !admits(readingDoubt(logReading(record), others, unit))) return
    if (!(await save(record, files))) return
    form.reset(emptyForm(localDay(new Date()), '', currency))
    setFiles([])
    onClose()
  })
  return (
    <FormDialog
      onClose={onClose}
      onDelete={edited && onDelete ? () => onDelete(edited) : null}
      onSubmit={submit}
      open={open}
      saveLabel={edited ? copy.saveChanges : copy.save}
      saving={saving || reading}
      title={edited ? copy.editTitle : copy.addTitle}
    >
      <RecordFormFields
        form={form}
        mileageHint={
          lastMileage === null
            ? undefined
            : copy.lastMileage(
                odometerFigure(fromMiles(lastMileage, unit), localDay(new Date()), counter, unit),
                unit,
              )
        }
        own={own}
        quick={edited ? [] : quick}
        receipt={
          <ReceiptField
            files={files}
            onChange={setFiles}
            onReading={setReading}
            reading={reading}
            userId={userId}
          />
        }
        units={units}
      />
      {question}
    </FormDialog>
  )
}

function filesBegun(draft: Draft | null, edited: LogRow | null): PickedFile[] {
  const begun = draft?.record ?? edited
  return begun ? recordFiles({ ...begun, files: [...(edited?.files ?? []), ...(draft?.files ?? [])] }) : []
}
