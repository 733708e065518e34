import { Trash2 } from 'lucide-react'
import { type MouseEvent, type ReactNode, useId } from 'react'
import { Button } from '../marks/button.tsx'
import * as copy from './copy.ts'
import { Dialog } from './dialog.tsx'

type Props = {
  title: ReactNode
  description?: ReactNode
  open?: boolean
  saveLabel: string
  saving?: boolean
  onClose: () => void
  /** Null: there is nothing to delete yet. */
  onDelete?: (() => void) | null
  onSubmit: () => unknown
  children: ReactNode
}

/** The second click of a double click would answer a question that the first one asked. */
export function asOneClick(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault()
}

/** Deleting closes it. */
export function FormDialog(props: Props) {
  const { open = true, saveLabel, saving = false, onClose, onDelete, onSubmit, children, ...head } = props
  const formId = useId()
  return (
    <Dialog
      {...head}
      footer={
        <>
          {onDelete ? (
            <Button
              className="sm:mr-auto"
              icon={<Trash2 />}
              onClick={() => {
                onClose()
                onDelete()
              }}
              variant="ghost"
            >
              {copy.remove}
            </Button>
          ) : null}
          <Button onClick={onClose} variant="secondary">
            {copy.cancel}
          </Button>
          <Button form={formId} loading={saving} onClick={asOneClick} type="submit">
            {saveLabel}
          </Button>
        </>
      }
      onOpenChange={(next) => (next ? undefined : onClose())}
      open={open}
    >
      <form
        className="flex flex-col gap-5 pb-2"
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void onSubmit()
        }}
      >
        {children}
      </form>
    </Dialog>
  )
}
