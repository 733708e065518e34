import { causesOf } from '@tappet/diagnosis/kept-case'
import { FOUND_OTHER } from '@tappet/wire'
import { type Candidate, candidatesOf, rankedFaults } from '../../format/found.ts'
import { Button, Chip, ChipGroup, Dialog } from '../../ui/index.ts'
import { copy } from './page-copy.ts'
import type { ShownCase, ShownItem } from './queue/overlay.ts'
import { addToCase } from './write.ts'

type CloseDialogProps = {
  found: ShownCase
  items: readonly ShownItem[]
  onClose: () => void
  onOther: () => void
}

export function CloseDialog({ found, items, onClose, onOther }: CloseDialogProps) {
  const now = () => new Date().toISOString()
  const close = (said: Candidate | null) => {
    const finding = said && { found: said.id, words: said.name, parts: '', price: null }
    const drafts = [
      ...(finding ? [{ kind: 'finding' as const, happened_at: now(), data: finding }] : []),
      { kind: 'closed' as const, happened_at: now(), data: {} },
    ]
    void addToCase({ id: found.id, rows: items, done: copy.closed }, ...drafts)
    onClose()
  }
  return (
    <Dialog
      description={copy.closeHelp}
      footer={
        <Button onClick={() => close(null)} variant="secondary">
          {copy.closeWithout}
        </Button>
      }
      onOpenChange={onClose}
      open
      title={copy.closeTitle}
    >
      <ChipGroup label={copy.closeTitle}>
        {candidatesOf(rankedFaults(causesOf(items) ?? [])).map((each) => (
          <Chip key={each.id} onToggle={() => (each.id === FOUND_OTHER ? onOther() : close(each))}>
            {each.name}
          </Chip>
        ))}
      </ChipGroup>
    </Dialog>
  )
}
