import { WAITING_TITLE, waitingBody } from '../../../offline/copy.ts'
import { Alert, Button, Dialog, ProgressBar, Skeleton } from '../../../ui/index.ts'
import type { ArchiveManifest } from './archive.ts'
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
              Cancel
            </Button>
            <Button onClick={start}>{`Import ${news} ${news === 1 ? 'item' : 'items'}`}</Button>
          </>
        ) : (
          <Button disabled={state.step === 'writing'} onClick={() => onOpenChange(false)} variant="secondary">
            Close
          </Button>
        )
      }
      onOpenChange={onOpenChange}
      open={open}
      title="Import an export"
    >
      <ImportBody state={state} />
    </Dialog>
  )
}

function ImportBody({ state }: { state: ImportState }) {
  switch (state.step) {
    case 'reading':
      return (
        <div aria-busy="true" className="flex flex-col gap-3" role="status">
          <span className="sr-only">Reading the file</span>
          <Skeleton />
          <Skeleton className="w-2/3" />
        </div>
      )
    case 'unreadable':
      return (
        <Alert live title="Not imported" tone="now">
          {state.reason}
        </Alert>
      )
    case 'ready':
      return <Preview items={state.items} manifest={state.archive.manifest} />
    case 'writing':
      return (
        <ProgressBar
          label="Importing"
          text={`${state.done} of ${state.of}`}
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
            <th className="py-2 font-normal">In this file</th>
            <th className="py-2 text-right font-normal">New</th>
            <th className="py-2 text-right font-normal">Here already</th>
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
      <p className="text-sm text-muted">
        Nothing that is here is changed or deleted. Usage, notifications and the plan are not imported, and a
        recording that you gave for training is not given again.
      </p>
    </div>
  )
}

function Incomplete({ missing, not_sent }: ArchiveManifest) {
  const left = [
    ...missing,
    ...(not_sent === 0
      ? []
      : [
          `${not_sent} ${not_sent === 1 ? 'entry' : 'entries'} that the device had not sent when it was made`,
        ]),
  ]
  if (left.length === 0) return null
  return (
    <Alert title="This file was made without some of the data" tone="soon">
      It lacks: {left.join(', ')}.
    </Alert>
  )
}

function InvalidRows({ items }: { items: readonly ImportItem[] }) {
  const invalid = items.filter((item) => item.state === 'invalid')
  if (invalid.length === 0) return null
  return (
    <Alert
      title={invalid.length === 1 ? '1 row cannot be read' : `${invalid.length} rows cannot be read`}
      tone="soon"
    >
      They stay out: {invalid.map(({ title, fields }) => `${title} (${fields.join(', ')})`).join('; ')}.
    </Alert>
  )
}

function UnknownFields({ items }: { items: readonly ImportItem[] }) {
  const unknown = items.flatMap((item) => (item.state === 'new' ? item.unknown : []))
  if (unknown.length === 0) return null
  return (
    <Alert title="Some fields are not known to this version" tone="soon">
      They stay in the file, and the rows come in without them: {[...new Set(unknown)].join(', ')}. Update
      Tappet first to bring them in.
    </Alert>
  )
}

function Outcome({ added, waiting, skipped, problems }: Extract<ImportState, { step: 'done' }>) {
  return (
    <div className="flex flex-col gap-4" role="status">
      <Alert
        title={`${added} imported, ${skipped} here already`}
        {...(problems.length === 0 && { tone: 'safe' })}
      />
      {waiting > 0 ? (
        <Alert title={WAITING_TITLE} tone="soon">
          {waiting === 1 ? '1 service record' : `${waiting} service records`}. {waitingBody()}
        </Alert>
      ) : null}
      {problems.length > 0 ? (
        <Alert title={problems.length === 1 ? '1 problem' : `${problems.length} problems`} tone="soon">
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
