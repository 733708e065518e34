import type { ReactNode } from 'react'
import { Button } from '../marks/button.tsx'
import { Alert } from './alert.tsx'
import * as copy from './conflict-copy.ts'
import { toast } from './toast.ts'

type Props = {
  /** What the change is, in whole sentences. */
  children: ReactNode
  /** The server's. */
  reason: string | undefined
  onEdit?: (() => void) | null
  onRetry: () => void
  /** Says whether it saved a file; absent where nothing was written. */
  onExport?: (() => Promise<boolean>) | undefined
  onDiscard: () => void
}

/** Kept until the driver tries it again or discards it. */
export function RefusedChange({ children, reason = '', onEdit, onRetry, onExport, onDiscard }: Props) {
  return (
    <Alert
      action={
        <>
          {onEdit ? (
            <Button onClick={onEdit} size="sm">
              {copy.edit}
            </Button>
          ) : null}
          <Button onClick={onRetry} size="sm" variant={onEdit ? 'secondary' : 'primary'}>
            {copy.tryAgain}
          </Button>
          {onExport ? (
            <Button onClick={() => void exported(onExport)} size="sm" variant="secondary">
              {copy.exportChange}
            </Button>
          ) : null}
          <Button onClick={onDiscard} size="sm" variant="ghost">
            {copy.discard}
          </Button>
        </>
      }
      title={copy.changeRefused}
      tone="soon"
    >
      {children} {reason.replace(/[^.!?]$/, '$&.')} {copy.changeKept}
    </Alert>
  )
}

async function exported(save: () => Promise<boolean>): Promise<void> {
  if (!(await save())) toast.error(copy.notExported, { description: copy.stillKept })
}
