import { MAX_FILES } from '@tappet/upkeep'
import { Camera, FileText, ImagePlus, ReceiptText, Trash2 } from 'lucide-react'
import type { Dispatch, SetStateAction } from 'react'
import { useState } from 'react'
import { useBackend } from '../../../backend/connection/backend.tsx'
import { opensCamera } from '../../../platform/files/camera.ts'
import { Alert, FileButton, IconButton } from '../../../ui/index.ts'
import { copy } from './copy.ts'
import { type PickedFile, pickReceipt } from './picked.ts'
import { ReceiptAddress } from './ReceiptAddress.tsx'
import { isPdf } from './shown.ts'

export function ReceiptField({
  userId,
  files,
  reading,
  onChange,
  onReading,
}: {
  userId: string
  files: readonly PickedFile[]
  /** The form cannot be saved meanwhile. */
  reading: boolean
  onChange: Dispatch<SetStateAction<readonly PickedFile[]>>
  onReading: (reading: boolean) => void
}) {
  const { client } = useBackend()
  const [problem, setProblem] = useState<string | null>(null)
  const room = MAX_FILES - files.length
  const pick = async (picked: readonly File[]) => {
    setProblem(picked.length > room ? copy.full : null)
    onReading(true)
    for (const file of picked.slice(0, room))
      try {
        const one = await pickReceipt(file, client, userId)
        onChange((before) => [...before, one])
      } catch (error) {
        setProblem(error instanceof Error ? error.message : String(error))
      }
    onReading(false)
  }
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-2 font-semibold">
        {copy.legend}
        <span className="font-normal text-muted">{copy.optional}</span>
      </legend>
      {files.map((file, at) => (
        <Picked
          file={file}
          key={file.address}
          label={copy.file(at, files.length)}
          onRemove={() => onChange((before) => before.filter((each) => each !== file))}
          removeLabel={copy.remove(at, files.length)}
        />
      ))}
      {files.some(isPdf) ? <p className="text-sm text-muted">{copy.pdfKept}</p> : null}
      {room > 0 ? (
        <div className="flex flex-wrap gap-3">
          {opensCamera() ? (
            <FileButton
              accept="image/*"
              capture
              icon={<Camera />}
              inputLabel={copy.fromCamera}
              onPick={(...picked) => void pick(picked)}
              variant="secondary"
            >
              {copy.takePhoto}
            </FileButton>
          ) : null}
          <FileButton
            accept="image/*,application/pdf"
            icon={<ImagePlus />}
            inputLabel={copy.chooser}
            loading={reading}
            multiple
            onPick={(...picked) => void pick(picked)}
            variant="secondary"
          >
            {files.length === 0 ? copy.choose : copy.chooseMore}
          </FileButton>
        </div>
      ) : null}
      {problem ? (
        <Alert live tone="now">
          {problem}
        </Alert>
      ) : null}
    </fieldset>
  )
}

type PickedProps = { file: PickedFile; label: string; removeLabel: string; onRemove: () => void }

function Picked({ file, label, removeLabel, onRemove }: PickedProps) {
  return (
    <div className="flex flex-wrap items-center gap-4">
      {isPdf(file) ? (
        <FileText className="size-10 text-muted" />
      ) : (
        <ReceiptAddress file={file}>
          {(shown) =>
            shown.state === 'open' ? (
              <img
                alt={label}
                className="size-20 rounded-control border border-line object-cover"
                src={shown.url}
              />
            ) : (
              <ReceiptText className="size-10 text-muted" />
            )
          }
        </ReceiptAddress>
      )}
      <p className="line-clamp-2 min-w-0 flex-1 basis-20 wrap-anywhere text-muted">
        {file.name ?? (file.here ? copy.notSent : copy.stored)}
      </p>
      <IconButton icon={<Trash2 />} label={removeLabel} onClick={onRemove} />
    </div>
  )
}
