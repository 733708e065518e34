import type { ReactNode } from 'react'
import { copy } from './copy.ts'

/** The log, and what is told of it: beside it from 1024 px, below it on narrower screens. */
export function LogColumns({ log, aside }: { log: ReactNode; aside: ReactNode }) {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-8">
      <section aria-labelledby="records" className="flex min-w-0 flex-col gap-4">
        {/* To the eye the page's title says it. */}
        <h2 className="sr-only" id="records">
          {copy.records}
        </h2>
        {log}
      </section>
      <div className="flex min-w-0 flex-col gap-6">{aside}</div>
    </div>
  )
}
