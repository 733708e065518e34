import { Copy, Share2 } from 'lucide-react'
import { toast } from '../messages/toast.ts'
import { IconButton } from './button.tsx'
import * as copy from './pass-on-copy.ts'

export function toastCopied(copied: boolean, title: string, description?: string): void {
  if (copied) toast.success(title, { description })
  else toast.error(copy.notCopied, { description: copy.noClipboard })
}

export function PassOnButtons({
  onCopy,
  onShare,
}: {
  onCopy: () => Promise<boolean>
  /** Absent where the device has no share sheet. */
  onShare?: (() => void) | undefined
}) {
  const copyReport = async () => toastCopied(await onCopy(), copy.reportCopied)
  return (
    <>
      {onShare ? <IconButton icon={<Share2 />} label={copy.shareReport} onClick={onShare} /> : null}
      <IconButton icon={<Copy />} label={copy.copyReport} onClick={() => void copyReport()} />
    </>
  )
}
