import type { ReactNode } from 'react'
import { Button } from '../marks/button.tsx'
import { Alert } from './alert.tsx'
import * as copy from './conflict-copy.ts'
import { toast } from './toast.ts'

type Props = {
  children: ReactNode
  onRetry: () => void
  /** Says whether it saved a file; absent where nothing was written. */
  onExport?: (() => Promise<boolean>) | undefined
  onDiscard: () => void
}

/** Kept until the driver tries it again or discards it. */
export function RefusedChange({ children, onRetry, onExport, onDiscard }: Props) {
  return (
    <Alert
      action={
        <>
          <Button onClick={onRetry} size="sm">
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
      {children} {copy.changeKept}
    </Alert>
  )
}

async function exported(save: () => Promise<boolean>): Promise<void> {
  if (!(await save())) toast.error(copy.notExported, { description: copy.stillKept })
}
