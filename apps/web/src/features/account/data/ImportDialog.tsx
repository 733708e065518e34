import { WAITING_TITLE, waitingBody } from '../../../offline/copy.ts'
import { useUnsent } from '../../../offline/unsent.ts'
import { Alert, Button, Dialog, ProgressBar } from '../../../ui/index.ts'
import { LoadingLines } from '../QueryStates.tsx'
import type { ArchiveManifest } from './archive.ts'
import { copy } from './import-copy.ts'
import { IMPORTABLES, type ImportItem, type ImportTable } from './plan.ts'
import { type ImportState, useImport } from './use-import.ts'

export default function ImportDialog({
  file,
  userId,
  open,
  onOpenChange,
}: {
  file: File
  userId: string
  open: boolean
  onOpenChange: (open: boolean) => void
}) {
  const { state, start } = useImport(file, userId)
  const news = state.step === 'ready' ? state.items.filter((item) => item.state === 'new').length : 0
  return (
    <Dialog
      description={file.name}
      footer={
        state.step === 'ready' && news > 0 ? (
          <>
            <Button onClick={() => onOpenChange(false)} variant="ghost">
              {copy.cancel}
            </Button>
            <Button onClick={start}>{copy.start(news)}</Button>
          </>
        ) : (
          <Button disabled={state.step === 'writing'} onClick={() => onOpenChange(false)} variant="secondary">
            {copy.close}
          </Button>
        )
      }
      onOpenChange={onOpenChange}
      open={open}
      title={copy.title}
    >
      <ImportBody state={state} />
    </Dialog>
  )
}

function ImportBody({ state }: { state: ImportState }) {
  switch (state.step) {
    case 'reading':
      return <LoadingLines label={copy.reading} />
    case 'unreadable':
      return (
        <Alert live title={copy.notImported} tone="now">
          {state.reason}
        </Alert>
      )
    case 'ready':
      return <Preview items={state.items} manifest={state.archive.manifest} />
    case 'writing':
      return (
        <ProgressBar
          label={copy.importing}
          text={copy.progress(state.done, state.of)}
          value={(100 * state.done) / state.of}
        />
      )
    case 'done':
      return <Outcome {...state} />
  }
}

function Preview({ items, manifest }: { items: readonly ImportItem[]; manifest: ArchiveManifest }) {
  const count = (table: ImportTable, state: ImportItem['state']) =>
    items.filter((item) => item.table === table && item.state === state).length
  return (
    <div className="flex flex-col gap-4">
      <table className="w-full text-left tabular-nums">
        <thead className="text-sm text-muted">
          <tr>
            <th className="py-2 font-normal">{copy.inFile}</th>
            <th className="py-2 text-right font-normal">{copy.isNew}</th>
            <th className="py-2 text-right font-normal">{copy.isHere}</th>
          </tr>
        </thead>
        <tbody>
          {IMPORTABLES.map(({ table, label }) => (
            <tr className="border-t border-line" key={table}>
              <th className="py-2 font-normal" scope="row">
                {label}
              </th>
              <td className="py-2 text-right font-semibold">{count(table, 'new')}</td>
              <td className="py-2 text-right">{count(table, 'duplicate')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Incomplete {...manifest} />
      <InvalidRows items={items} />
      <UnknownFields items={items} />
      <p className="text-sm text-muted">{copy.stays}</p>
    </div>
  )
}

function Incomplete({ missing, not_sent }: ArchiveManifest) {
  const lacking = [...missing, ...(not_sent === 0 ? [] : [copy.notSent(not_sent)])]
  if (lacking.length === 0) return null
  return (
    <Alert title={copy.incomplete} tone="soon">
      {copy.lacks(lacking.join(', '))}
    </Alert>
  )
}

function InvalidRows({ items }: { items: readonly ImportItem[] }) {
  const invalid = items.filter((item) => item.state === 'invalid')
  if (invalid.length === 0) return null
  return (
    <Alert title={copy.unreadable(invalid.length)} tone="soon">
      {copy.stayOut(invalid.map(({ title, fields }) => `${title} (${fields.join(', ')})`).join('; '))}
    </Alert>
  )
}

function UnknownFields({ items }: { items: readonly ImportItem[] }) {
  const unknown = items.flatMap((item) => (item.state === 'new' ? item.unknown : []))
  if (unknown.length === 0) return null
  return (
    <Alert title={copy.unknownFields} tone="soon">
      {copy.stayInFile([...new Set(unknown)].join(', '))}
    </Alert>
  )
}

function Outcome({ added, waiting, skipped, problems }: Extract<ImportState, { step: 'done' }>) {
  const isSent = useUnsent() === 0
  return (
    <div className="flex flex-col gap-4" role="status">
      <Alert
        title={copy.done(isSent ? added + waiting : added, skipped)}
        {...(problems.length === 0 && { tone: 'safe' })}
      />
      {waiting > 0 && !isSent ? (
        <Alert title={WAITING_TITLE} tone="soon">
          {copy.waiting(waiting)}. {waitingBody()}
        </Alert>
      ) : null}
      {problems.length > 0 ? (
        <Alert title={copy.problems(problems.length)} tone="soon">
          <ul className="list-disc pl-5">
            {problems.map(({ title, problem }) => (
              <li key={`${title} ${problem}`}>
                {title}: {problem}
              </li>
            ))}
          </ul>
        </Alert>
      ) : null}
    </div>
  )
}
