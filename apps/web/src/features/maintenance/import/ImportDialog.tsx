import { type CsvLine, partKnown, readLog } from '@tappet/upkeep'
import { FileUp } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import type { LogRow } from '../../../offline/log/overlay.ts'
import { distanceUnit } from '../../../platform/storage/distance-unit.ts'
import { Alert, Button, Dialog } from '../../../ui/index.ts'
import { countLabel } from '../copy.ts'
import { type Choices, FORMAT_NAME } from './choices.ts'
import { ImportChoices } from './ImportChoices.tsx'
import { ImportPreview } from './ImportPreview.tsx'
import { FileRefused, readCsvFile } from './read-file.ts'
import { useImport } from './use-import.ts'

type Picked = { name: string; lines: CsvLine[] }

/** Imports a CSV file, after a preview of what will be added and what will not. */
export default function ImportDialog({ rows, onClose }: { rows: readonly LogRow[]; onClose: () => void }) {
  const [picked, setPicked] = useState<Picked | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [choices, setChoices] = useState<Choices>({ distanceUnit: distanceUnit.read() })
  const { add, adding } = useImport()
  const read = useMemo(() => (picked ? readLog(picked.lines, choices) : null), [picked, choices])
  const parted = useMemo(() => (read ? partKnown(read.records, rows, read.stated) : null), [read, rows])
  const pick = async (file: File) => {
    setProblem(null)
    setPicked(null)
    setChoices({ distanceUnit: distanceUnit.read() })
    try {
      setPicked({ name: file.name, lines: await readCsvFile(file) })
    } catch (error) {
      setProblem(
        error instanceof FileRefused ? error.message : 'This file could not be read. Choose another one.',
      )
    }
  }
  const fresh = parted?.fresh ?? []
  return (
    <Dialog
      description={
        read?.format
          ? `${picked?.name}: ${FORMAT_NAME[read.format]}.`
          : 'A file exported here, by LubeLogger or by Fuelly, or a table with at least an item and a date.'
      }
      footer={
        <>
          <FileButton isAgain={picked !== null} onPick={(file) => void pick(file)} />
          {fresh.length > 0 ? (
            <Button loading={adding} onClick={() => void add(fresh).then((done) => done && onClose())}>
              Add {countLabel(fresh.length)}
            </Button>
          ) : null}
        </>
      }
      onOpenChange={(open) => (open ? undefined : onClose())}
      open
      title="Import CSV"
    >
      <div className="flex flex-col gap-5">
        {problem ? (
          <Alert live tone="now" title="Nothing was imported">
            {problem}
          </Alert>
        ) : null}
        {read && read.format === null ? (
          <Alert live tone="now" title="Nothing was imported">
            This file has no line that names an item and a date column, so it cannot be told apart as a
            service log.
          </Alert>
        ) : null}
        {read?.format && parted ? (
          <>
            <ImportChoices choices={choices} onChange={setChoices} read={read} />
            <ImportPreview fresh={fresh} known={parted.known.length} problems={read.problems} />
          </>
        ) : null}
      </div>
    </Dialog>
  )
}

function FileButton({ isAgain, onPick }: { isAgain: boolean; onPick: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        icon={<FileUp aria-hidden="true" />}
        onClick={() => input.current?.click()}
        variant={isAgain ? 'secondary' : 'primary'}
      >
        {isAgain ? 'Choose another file' : 'Choose a CSV file'}
      </Button>
      <input
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        aria-label="CSV file"
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0]
          // Reset, so that choosing the same file again fires a change event.
          target.value = ''
          if (file) onPick(file)
        }}
        ref={input}
        type="file"
      />
    </>
  )
}
