import type { CaseState } from '@tappet/diagnosis/casebook'
import { FileDown, Lock, LockOpen, Pencil, SearchCheck, StickyNote, Trash2, Wrench } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { useNavigate } from 'react-router'
import { usePdfReport } from '../../backend/reports/use-pdf-report.ts'
import type { Car } from '../../offline/garage/table.ts'
import { useUnsent } from '../../offline/unsent.ts'
import { useOneAtATime } from '../../platform/runtime/use-one-at-a-time.ts'
import { Button, ConfirmDialog, Dialog, lateLayer, TextField, toast } from '../../ui/index.ts'
import type { CloseDialog } from './CloseDialog.tsx'
import { MAX_TITLE } from './copy.ts'
import type { FindingDialog } from './FindingDialog.tsx'
import { copy } from './page-copy.ts'
import type { ShownCase, ShownItem } from './queue/overlay.ts'
import type { RepairDialog } from './RepairDialog.tsx'
import { TextItemDialog } from './TextItemDialog.tsx'
import { addToCase, removeCase, renameCase } from './write.ts'

type Props = {
  userId: string
  found: ShownCase
  items: readonly ShownItem[]
  state: CaseState
  /** Null where none is named. */
  car: Car | null
}
// Most visits to a case open none of these.
const LateRepair = lateLayer<ComponentProps<typeof RepairDialog>>(
  async () => (await import('./RepairDialog.tsx')).RepairDialog,
)
const LateFinding = lateLayer<ComponentProps<typeof FindingDialog>>(
  async () => (await import('./FindingDialog.tsx')).FindingDialog,
)
const LateClose = lateLayer<ComponentProps<typeof CloseDialog>>(
  async () => (await import('./CloseDialog.tsx')).CloseDialog,
)

type Open = 'note' | 'repair' | 'finding' | 'title' | 'close' | 'delete' | null

export function CaseActions({ userId, found, items, state, car }: Props) {
  const [open, setOpen] = useState<Open>(null)
  const navigate = useNavigate()
  const close = () => setOpen(null)
  const now = () => new Date().toISOString()
  const isFound = items.some(({ kind }) => kind === 'finding')
  const decide = (kind: 'closed' | 'reopened', done: string) =>
    void addToCase({ id: found.id, rows: items, done }, { kind, happened_at: now(), data: {} })
  return (
    <div className="flex flex-wrap gap-3 max-sm:*:grow print:hidden">
      <Button icon={<Wrench />} onClick={() => setOpen('repair')} variant="secondary">
        {copy.addRepair}
      </Button>
      <Button icon={<SearchCheck />} onClick={() => setOpen('finding')} variant="secondary">
        {copy.whatWasFound}
      </Button>
      <Button icon={<StickyNote />} onClick={() => setOpen('note')} variant="secondary">
        {copy.addNote}
      </Button>
      <div className="-mx-3 flex w-full flex-wrap gap-y-2 max-sm:grid max-sm:grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] max-sm:*:justify-start">
        <Button icon={<Pencil />} onClick={() => setOpen('title')} size="sm" variant="ghost">
          {copy.rename}
        </Button>
        {found.waiting ? null : <CasePdfButton caseId={found.id} />}
        {state === 'closed' ? (
          <Button
            icon={<LockOpen />}
            onClick={() => decide('reopened', copy.opened)}
            size="sm"
            variant="ghost"
          >
            {copy.openAgain}
          </Button>
        ) : (
          <Button
            icon={<Lock />}
            onClick={() => (isFound ? decide('closed', copy.closed) : setOpen('close'))}
            size="sm"
            variant="ghost"
          >
            {copy.close}
          </Button>
        )}
        <Button icon={<Trash2 />} onClick={() => setOpen('delete')} size="sm" variant="ghost">
          {copy.delete}
        </Button>
      </div>
      {open === 'repair' ? (
        <LateRepair car={car} caseId={found.id} items={items} onClose={close} userId={userId} />
      ) : null}
      {open === 'note' ? (
        <TextItemDialog
          action={copy.saveNote}
          caseId={found.id}
          done={copy.noteAdded}
          field={{ label: copy.note, hint: copy.isShared }}
          items={items}
          kind="note"
          onClose={close}
          title={copy.addNote}
        />
      ) : null}
      {open === 'title' ? <TitleDialog found={found} onClose={close} /> : null}
      {open === 'finding' ? <LateFinding caseId={found.id} items={items} onClose={close} /> : null}
      {open === 'close' ? (
        <LateClose found={found} items={items} onClose={close} onOther={() => setOpen('finding')} />
      ) : null}
      <ConfirmDialog
        confirmLabel={copy.deleteCase}
        description={copy.deleteHelp}
        onConfirm={() => {
          close()
          void removeCase(found, items).then((removed) => (removed ? navigate('/cases') : undefined))
        }}
        onOpenChange={(next) => setOpen(next ? 'delete' : null)}
        open={open === 'delete'}
        title={copy.deleteTitle(found.title)}
        tone="danger"
      />
    </div>
  )
}

function TitleDialog({ found, onClose }: Pick<Props, 'found'> & { onClose: () => void }) {
  const [title, setTitle] = useState(found.title)
  const typed = title.trim()
  const [save, saving] = useOneAtATime(async () => {
    if (typed !== '' && (typed === found.title || (await renameCase(found, typed)))) onClose()
  })
  return (
    <Dialog
      footer={
        <Button loading={saving} onClick={() => void save()}>
          {copy.save}
        </Button>
      }
      onOpenChange={onClose}
      open
      title={copy.renameTitle}
    >
      <TextField
        error={typed === '' ? copy.nameIt : undefined}
        hint={copy.isShared}
        label={copy.about}
        maxLength={MAX_TITLE}
        onChange={(event) => setTitle(event.target.value)}
        value={title}
      />
    </Dialog>
  )
}

/** Pro, as every PDF export. */
function CasePdfButton({ caseId }: { caseId: string }) {
  const wanted = { type: 'case', case_id: caseId, unsent: useUnsent() } as const
  const { isMaking, make } = usePdfReport(wanted, copy.pdfUnchanged, toast)
  return (
    <Button icon={<FileDown />} loading={isMaking} onClick={make} size="sm" variant="ghost">
      {copy.pdf}
    </Button>
  )
}
