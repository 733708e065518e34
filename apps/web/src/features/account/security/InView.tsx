import { type ReactNode, useEffect, useRef } from 'react'
import { titleOver } from '../../../backend/connection/failed-write.ts'
import { Alert } from '../../../ui/index.ts'

/**
 * With large text the pressed button lies far below.
 * @param block `start` for a step that is read from its beginning
 */
export function InView({ block, children }: { block: 'start' | 'nearest'; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  // Newer browsers return a promise, which React would call as a function.
  useEffect(() => {
    place.current?.scrollIntoView({ block })
  }, [block])
  return (
    <div className="flex scroll-my-2 flex-col gap-4" ref={place}>
      {children}
    </div>
  )
}

export function Refused({ title, reason }: { title: string; reason: string | null }) {
  if (reason === null) return null
  return (
    <InView block="nearest" key={reason}>
      <Alert live title={titleOver(reason, title)} tone="now">
        {reason}
      </Alert>
    </InView>
  )
}
