import { useState } from 'react'
import { useOneAtATime } from '../../platform/runtime/use-one-at-a-time.ts'
import { Button, Dialog, TextArea } from '../../ui/index.ts'
import type { ShownItem } from './queue/overlay.ts'
import { addToCase } from './write.ts'

const MAX_LENGTH = 5000

type Props = {
  kind: 'note' | 'quote'
  caseId: string
  items: readonly ShownItem[]
  title: string
  field: { label: string; hint: string; rows?: number }
  action: string
  done: string
  onClose: () => void
}

/** A blank text adds nothing. */
export function TextItemDialog({ kind, caseId, items, title, field, action, done, onClose }: Props) {
  const [text, setText] = useState('')
  const [save, saving] = useOneAtATime(async () => {
    const words = text.trim()
    if (words === '') return
    const item = { kind, happened_at: new Date().toISOString(), data: { words } }
    if (await addToCase({ id: caseId, rows: items, done }, item)) onClose()
  })
  return (
    <Dialog
      footer={
        <Button loading={saving} onClick={() => void save()}>
          {action}
        </Button>
      }
      onOpenChange={onClose}
      open
      title={title}
    >
      <TextArea
        {...field}
        maxLength={MAX_LENGTH}
        onChange={(event) => setText(event.target.value)}
        value={text}
      />
    </Dialog>
  )
}
