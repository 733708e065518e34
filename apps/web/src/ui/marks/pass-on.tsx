import { Copy, Share2 } from 'lucide-react'
import { toast } from '../messages/toast.ts'
import { IconButton } from './button.tsx'

export function toastCopied(copied: boolean, title: string, description?: string): void {
  if (copied) toast.success(title, { description })
  else toast.error('Not copied', { description: 'This browser does not let the page use the clipboard.' })
}

export function PassOnButtons({
  onCopy,
  onShare,
}: {
  onCopy: () => Promise<boolean>
  /** Absent where the device has no share sheet. */
  onShare?: (() => void) | undefined
}) {
  const copy = async () => toastCopied(await onCopy(), 'Report Copied')
  return (
    <>
      {onShare ? (
        <IconButton icon={<Share2 aria-hidden="true" />} label="Share Report" onClick={onShare} />
      ) : null}
      <IconButton icon={<Copy aria-hidden="true" />} label="Copy Report" onClick={() => void copy()} />
    </>
  )
}
