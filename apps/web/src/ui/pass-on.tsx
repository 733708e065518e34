import { Copy, Share2 } from 'lucide-react'
import { IconButton } from './button.tsx'
import { toast } from './toast.ts'

/** What became of a copy: what was copied, or that the browser would not. */
export function sayCopied(copied: boolean, title: string, description?: string): void {
  if (copied) toast.success(title, { description })
  else toast.error('Not copied', { description: 'This browser does not let the page use the clipboard.' })
}

/** Two small buttons that pass a report on: through the device's own sheet where it has one, or copied. */
export function PassOnButtons({
  onCopy,
  onShare,
}: {
  /** Copies the report; answers whether it could. */
  onCopy: () => Promise<boolean>
  /** Left out where the device has no way of its own. */
  onShare?: (() => void) | undefined
}) {
  const copy = async () => sayCopied(await onCopy(), 'Report Copied')
  return (
    <>
      {onShare ? (
        <IconButton icon={<Share2 aria-hidden="true" />} label="Share Report" onClick={onShare} />
      ) : null}
      <IconButton icon={<Copy aria-hidden="true" />} label="Copy Report" onClick={() => void copy()} />
    </>
  )
}
