import { OWN_EXAMPLES, type OwnValue, type RefusedRow, readOwnValues } from '@tappet/obd'
import { FileDown, FileUp, Gauge, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { saveFile } from '../../../platform/files/files.ts'
import { Alert, Button, FileButton, Sheet, toast } from '../../../ui/index.ts'
import { moreWords } from '../copy.ts'
import { copy } from './now-copy.ts'
import { ownFile, readOwnFile } from './own-file.ts'
import { keepOwnValues, ownValuesOf } from './own-store.ts'

type Props = { car: string; onChange: (own: readonly OwnValue[]) => void }

type Told = { fileName: string; taken: number; refused: readonly RefusedRow[] }

const MAX_REFUSED_SHOWN = 20

export function OwnValues({ car, onChange }: Props) {
  const [open, setOpen] = useState(false)
  const [own, setOwn] = useState(() => ownValuesOf(car))
  const [fileReport, setFileReport] = useState<Told | null>(null)
  const change = (next: readonly OwnValue[]) => {
    const fits = keepOwnValues(car, next)
    setOwn(next)
    onChange(next)
    if (!fits)
      toast.error(copy.ownNotKept, {
        description: copy.ownNotKeptAdvice,
      })
  }
  // The newer table's replaces it.
  const add = (next: readonly OwnValue[]) =>
    change([...own.filter(({ name }) => !next.some((value) => value.name === name)), ...next])
  const pick = async (file: File) => {
    const table = await readOwnFile(file).catch(() => null)
    if (table === null) {
      setFileReport(null)
      toast.error(copy.fileUnread, { description: copy.fileUnreadAdvice })
      return
    }
    setFileReport({ fileName: file.name, taken: table.values.length, refused: table.refused })
    if (table.values.length > 0) add(table.values)
  }
  const exportAll = async () => {
    try {
      await saveFile('own-values.csv', ownFile(own))
    } catch {
      toast.error(copy.notExported, {
        description: copy.notExportedAdvice,
      })
    }
  }
  return (
    <>
      <Button icon={<Gauge />} onClick={() => setOpen(true)} size="sm" variant="secondary">
        {copy.ownValues}
      </Button>
      <Sheet
        description={copy.ownHint}
        footer={<Button onClick={() => setOpen(false)}>{copy.done}</Button>}
        onOpenChange={setOpen}
        open={open}
        title={copy.ownTitle}
      >
        <div className="flex flex-wrap gap-3">
          <FileButton
            accept=".csv,text/csv,text/plain"
            icon={<FileUp />}
            inputLabel={copy.fileLabel}
            onPick={(file) => void pick(file)}
            size="sm"
          >
            {copy.addFile}
          </FileButton>
          {own.length > 0 ? (
            <Button icon={<FileDown />} onClick={() => void exportAll()} size="sm" variant="secondary">
              {copy.exportCsv}
            </Button>
          ) : null}
        </div>
        {fileReport === null ? null : (
          <div className="mt-4">
            <Read told={fileReport} />
          </div>
        )}
        <Examples onAdd={add} own={own} />
        {own.length === 0 ? (
          <p className="mt-4 text-muted">{copy.ownNone}</p>
        ) : (
          <ul aria-label={copy.ownList} className="mt-4 divide-y divide-line">
            {own.map((value) => (
              <li className="flex items-center gap-3 py-2" key={value.name}>
                <span className="min-w-0 flex-1">
                  <span className="block font-semibold">{value.name}</span>
                  <span className="block text-sm break-words text-muted">
                    {copy.requestTo(value.request, value.header)}: {value.equation} {value.unit}
                  </span>
                </span>
                <Button
                  aria-label={copy.remove(value.name)}
                  icon={<Trash2 />}
                  onClick={() => change(own.filter(({ name }) => name !== value.name))}
                  size="sm"
                  variant="ghost"
                />
              </li>
            ))}
          </ul>
        )}
      </Sheet>
    </>
  )
}

/** Those of which this car has no value yet. */
function Examples({
  own,
  onAdd,
}: {
  own: readonly OwnValue[]
  onAdd: (values: readonly OwnValue[]) => void
}) {
  const open = OWN_EXAMPLES.map((example) => ({ ...example, ...readOwnValues(example.rows) })).filter(
    ({ values }) => !values.some(({ name }) => own.some((value) => value.name === name)),
  )
  if (open.length === 0) return null
  return (
    <section className="mt-4">
      <h3 className="font-semibold">{copy.examples}</h3>
      <ul className="divide-y divide-line">
        {open.map(({ car, source, values }) => (
          <li className="flex items-center gap-3 py-2" key={car}>
            <span className="min-w-0 flex-1">
              <span className="block">{car}</span>
              <span className="block text-sm break-words text-muted">
                {copy.exampleValues(
                  values.map(({ name }) => name),
                  source,
                )}
              </span>
            </span>
            <Button
              aria-label={copy.addExample(car)}
              onClick={() => onAdd(values)}
              size="sm"
              variant="secondary"
            >
              {copy.add}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Read({ told: { fileName, taken, refused } }: { told: Told }) {
  return (
    <Alert
      live
      title={copy.fileRows(fileName, taken, refused.length)}
      tone={refused.length > 0 ? 'soon' : 'info'}
    >
      {refused.length > 0 ? (
        <>
          <ul className="list-disc space-y-1 pl-5">
            {refused.slice(0, MAX_REFUSED_SHOWN).map(({ line, name, why }) => (
              <li key={line}>{copy.refusedRow(line, name, why)}</li>
            ))}
          </ul>
          {refused.length > MAX_REFUSED_SHOWN ? <p>{moreWords(refused.length - MAX_REFUSED_SHOWN)}</p> : null}
          <p className="mt-2">{copy.rowsRefusedAdvice}</p>
        </>
      ) : (
        copy.rowsAccepted
      )}
    </Alert>
  )
}
