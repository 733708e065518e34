import { Camera, FileText, ImagePlus, ReceiptText, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useRef, useState } from 'react'
import { opensCamera } from '../../../platform/files/camera.ts'
import { Alert, Button, IconButton } from '../../../ui/index.ts'
import { copy } from './copy.ts'
import type { PickedReceipt } from './picked.ts'
import { isPdfReceipt, pickReceipt } from './picked.ts'
import { ReceiptAddress } from './ReceiptAddress.tsx'

export function ReceiptField({
  receipt,
  reading,
  onChange,
  onReading,
}: {
  receipt: PickedReceipt
  /** The form cannot be saved meanwhile. */
  reading: boolean
  onChange: (receipt: PickedReceipt) => void
  onReading: (reading: boolean) => void
}) {
  const [problem, setProblem] = useState<string | null>(null)
  const pick = async (file: File) => {
    setProblem(null)
    onReading(true)
    try {
      onChange(await pickReceipt(file))
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    } finally {
      onReading(false)
    }
  }
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 font-semibold">
        {copy.legend}
        <span className="font-normal text-muted">{copy.optional}</span>
      </legend>
      {receipt.kind === 'none' ? (
        <div className="flex flex-wrap gap-3">
          {opensCamera() ? (
            <FileButton
              capture
              icon={<Camera aria-hidden="true" />}
              label={copy.takePhoto}
              onPick={(file) => void pick(file)}
            />
          ) : null}
          <FileButton
            icon={<ImagePlus aria-hidden="true" />}
            label={copy.choose}
            loading={reading}
            onPick={(file) => void pick(file)}
          />
        </div>
      ) : (
        <div className="flex items-center gap-4">
          {isPdfReceipt(receipt) ? (
            <FileText aria-hidden="true" className="size-10 text-muted" />
          ) : (
            <ReceiptAddress row={receipt.kind === 'stored' ? receipt.row : { receipt_url: receipt.url }}>
              {(shown) =>
                shown.state === 'open' ? (
                  <img
                    alt={copy.receipt}
                    className="size-20 rounded-control border border-line object-cover"
                    src={shown.url}
                  />
                ) : (
                  <ReceiptText aria-hidden="true" className="size-10 text-muted" />
                )
              }
            </ReceiptAddress>
          )}
          <p className="min-w-0 flex-1 truncate text-muted">
            {receipt.kind === 'new' ? receipt.name : copy.stored}
          </p>
          <IconButton
            icon={<Trash2 aria-hidden="true" />}
            label={copy.remove}
            onClick={() => onChange({ kind: 'none' })}
          />
        </div>
      )}
      {isPdfReceipt(receipt) ? <p className="text-sm text-muted">{copy.pdfKept}</p> : null}
      {problem ? (
        <Alert live tone="now">
          {problem}
        </Alert>
      ) : null}
    </fieldset>
  )
}

function FileButton({
  label,
  icon,
  capture = false,
  loading = false,
  onPick,
}: {
  label: string
  icon: ReactNode
  capture?: boolean
  loading?: boolean
  onPick: (file: File) => void
}) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button icon={icon} loading={loading} onClick={() => input.current?.click()} variant="secondary">
        {label}
      </Button>
      <input
        accept={capture ? 'image/*' : 'image/*,application/pdf'}
        aria-label={capture ? copy.fromCamera : copy.file}
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0]
          // Choosing the same file again fires a change event.
          target.value = ''
          if (file) onPick(file)
        }}
        ref={input}
        type="file"
        {...(capture ? { capture: 'environment' as const } : {})}
      />
    </>
  )
}
