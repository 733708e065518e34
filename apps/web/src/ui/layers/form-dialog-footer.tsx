import { Trash2 } from 'lucide-react'
import { Button } from '../marks/button.tsx'
import * as copy from './copy.ts'

type Props = {
  formId: string
  saveLabel: string
  saving?: boolean
  onCancel: () => void
  /** Absent or null: there is nothing to delete yet. */
  onDelete?: (() => void) | null
}

export function FormDialogFooter({ formId, saveLabel, saving = false, onCancel, onDelete }: Props) {
  return (
    <>
      {onDelete ? (
        <Button
          className="sm:mr-auto"
          icon={<Trash2 aria-hidden="true" />}
          onClick={onDelete}
          variant="ghost"
        >
          {copy.remove}
        </Button>
      ) : null}
      <Button onClick={onCancel} variant="secondary">
        {copy.cancel}
      </Button>
      <Button form={formId} loading={saving} type="submit">
        {saveLabel}
      </Button>
    </>
  )
}
