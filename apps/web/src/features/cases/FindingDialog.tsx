import { Dialog } from '../../ui/index.ts'
import { FindingForm } from './FindingForm.tsx'
import { copy } from './page-copy.ts'
import type { ShownItem } from './queue/overlay.ts'
import { addToCase } from './write.ts'

type Props = { caseId: string; items: readonly ShownItem[]; onClose: () => void }

export function FindingDialog({ caseId, items, onClose }: Props) {
  return (
    <Dialog onOpenChange={onClose} open title={copy.findingTitle}>
      <FindingForm
        action={copy.save}
        onSave={async ({ found: fault, ...said }) => {
          const data = { ...said, found: fault }
          const item = { kind: 'finding' as const, happened_at: new Date().toISOString(), data }
          const isDone = await addToCase({ id: caseId, rows: items, done: copy.kept }, item)
          if (isDone) onClose()
          return isDone
        }}
      />
    </Dialog>
  )
}
