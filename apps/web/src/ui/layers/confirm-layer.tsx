import { AlertDialog } from '@base-ui/react/alert-dialog'
import { useRef } from 'react'
import { Button } from '../marks/button.tsx'
import * as copy from './copy.ts'
import type { ConfirmDialogProps } from './dialog-parts.tsx'
import { BACKDROP_CLASS, DIALOG_CLASS, LayerBody, LayerFooter, TITLE_CLASS } from './dialog-parts.tsx'

/** confirm-dialog.tsx fetches it. */
export function ConfirmLayer(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, description, confirmLabel, cancelLabel = copy.cancel } = props
  const cancel = useRef<HTMLButtonElement>(null)
  return (
    <AlertDialog.Root onOpenChange={(next) => onOpenChange(next)} open={open}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={BACKDROP_CLASS} />
        <AlertDialog.Popup className={DIALOG_CLASS} data-layer="dialog" initialFocus={cancel}>
          <div className="p-5 pb-2 md:p-6 md:pb-2">
            <AlertDialog.Title className={TITLE_CLASS}>{title}</AlertDialog.Title>
            <AlertDialog.Description className="mt-2 text-muted">{description}</AlertDialog.Description>
          </div>
          <LayerBody>{props.children}</LayerBody>
          <LayerFooter>
            <Button onClick={() => onOpenChange(false)} ref={cancel} variant="secondary">
              {cancelLabel}
            </Button>
            <Button
              loading={props.loading ?? false}
              onClick={props.onConfirm}
              variant={props.tone ?? 'primary'}
            >
              {confirmLabel}
            </Button>
          </LayerFooter>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
