import { CASE_ENTRY_WORDS } from '@tappet/diagnosis/casebook'
import { wordsOf } from '@tappet/diagnosis/kept-case'
import { queue } from '../../offline/instance.ts'
import { conflicting, keepMine, keepTheirs } from '../../offline/optimistic-write.ts'
import { saveRefused } from '../../offline/refused-file.ts'
import { newId } from '../../platform/runtime/new-id.ts'
import { useStore } from '../../platform/runtime/store.ts'
import { DeletedElsewhere, DeletedHere, RefusedChange, TwoVersions } from '../../ui/index.ts'
import { copy } from './page-copy.ts'
import { asNewCase, titleEdit, withTitle } from './queue/edit-conflict.ts'
import { isCaseEntry } from './queue/kinds.ts'
import type { CaseDeletion, CaseEntry, CaseWork } from './queue/work.ts'

export function RefusedCases() {
  const { entries } = useStore(queue)
  const refused = entries.filter(isCaseEntry).filter(({ problem }) => problem?.code === 'refused')
  return refused.map((entry) =>
    entry.kind === 'case.delete' ? (
      <Deletion entry={entry} key={entry.id} work={entry.work} />
    ) : (
      <Write entry={entry} key={entry.id} work={entry.work} />
    ),
  )
}

function Write({ entry, work }: { entry: CaseEntry; work: CaseWork }) {
  const { id } = entry
  const discard = () => void queue.remove(id)
  const title = work.seen?.title ?? work.opened?.title ?? copy.nameless
  if (work.gone)
    return (
      <DeletedElsewhere
        onAdd={() => void queue.retry(id, asNewCase(work, newId(), new Date().toISOString()))}
        onDiscard={discard}
        title={copy.deletedElsewhere(title)}
      >
        {copy.addedAgain(contentOf(work))}
      </DeletedElsewhere>
    )
  if (work.stored) {
    const edit = titleEdit(work)
    return (
      <TwoVersions
        fields={conflicting(edit).map(({ mine, theirs }) => ({
          label: copy.titleField,
          mine: `“${mine}”`,
          theirs: `“${theirs}”`,
        }))}
        onMine={() => void queue.retry(id, withTitle(work, keepMine(edit)))}
        onTheirs={() => void queue.retry(id, withTitle(work, keepTheirs(edit)))}
        title={copy.renamedTwice(title)}
      />
    )
  }
  return (
    <RefusedChange
      onDiscard={discard}
      onExport={() => saveRefused(entry)}
      onRetry={() => void queue.retry(id)}
      reason={entry.problem?.message}
    >
      {contentOf(work)}
    </RefusedChange>
  )
}

function Deletion({ entry, work }: { entry: CaseEntry; work: CaseDeletion }) {
  const { caseId, seen, stored } = work
  const keep = () => void queue.remove(entry.id)
  if (!stored)
    return (
      <RefusedChange
        onDiscard={keep}
        onRetry={() => void queue.retry(entry.id)}
        reason={entry.problem?.message}
      >
        {copy.deleting}
      </RefusedChange>
    )
  const more = stored.items.filter((id) => !seen?.items.includes(id)).length
  return (
    <DeletedHere
      lines={[copy.newEntries(stored.title, seen?.title, more)]}
      onDelete={() => void queue.retry(entry.id, { caseId, seen: stored })}
      onKeep={keep}
    />
  )
}

/** Shown nowhere else. */
function contentOf({ items, change, opened }: CaseWork): string {
  const titles = [
    ...(opened ? [copy.opening(opened.title)] : []),
    ...(change?.title ? [copy.renaming(change.title)] : []),
  ]
  const lines = items.map(({ kind, data }) =>
    [CASE_ENTRY_WORDS[kind], wordsOf(data)].filter(Boolean).join(': '),
  )
  return [...titles, ...lines.map((line) => (/[.!?]$/.test(line) ? line : `${line}.`))].join(' ')
}
