import { useState } from 'react'
import { Button, type ButtonProps, ConfirmDialog } from '../../ui/index.ts'
import { useRemoveDemo } from './use-remove-demo.ts'

export function RemoveDemo(looks: Pick<ButtonProps, 'size' | 'variant' | 'className'>) {
  const [asking, setAsking] = useState(false)
  const { busy, remove } = useRemoveDemo()
  return (
    <>
      <Button onClick={() => setAsking(true)} {...looks}>
        Remove demo
      </Button>
      <ConfirmDialog
        cancelLabel="Keep looking round"
        confirmLabel="Remove demo"
        description="The sample car, its records, whatever you added and the account itself are deleted at once. This cannot be undone."
        loading={busy}
        onConfirm={remove}
        onOpenChange={setAsking}
        open={asking}
        title="Remove this demo?"
        tone="danger"
      />
    </>
  )
}
