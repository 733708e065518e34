import type { ReactNode } from 'react'
import { RetryAlert, Skeleton } from '../../ui/index.ts'
import { copy } from './copy.ts'

/** Postgrest errors come as they are; an Error of any other kind was foreseen by nobody. */
const isAnswer = (error: unknown) => !(error instanceof Error) || error.name === 'PostgrestError'

type LoadFailedProps = {
  query: { error: unknown; refetch: () => unknown }
  title: string
  /** What is as it was. */
  children: ReactNode
}

export function LoadFailed({ query, title, children }: LoadFailedProps) {
  return (
    <RetryAlert
      live
      onRetry={() => query.refetch()}
      title={isAnswer(query.error) ? title : copy.unexpected}
      tone="now"
    >
      {children}
    </RetryAlert>
  )
}

export function LoadingLines({ label }: { label: string }) {
  return (
    <div aria-busy="true" className="flex flex-col gap-3" role="status">
      <span className="sr-only">{label}</span>
      <Skeleton />
      <Skeleton className="w-2/3" />
    </div>
  )
}
