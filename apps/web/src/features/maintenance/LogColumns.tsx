import type { ReactNode } from 'react'
import { copy } from './copy.ts'

/** The log, and what is told of it: beside it from 1024 px where both have room for the size of the text, else below. */
export function LogColumns({ log, aside }: { log: ReactNode; aside: ReactNode }) {
  return (
    <div className="flex flex-wrap items-start gap-6 lg:gap-8">
      <section
        aria-labelledby="records"
        className="flex min-w-0 grow-999 basis-full flex-col gap-4 lg:basis-72"
      >
        {/* To the eye the page's title says it. */}
        <h2 className="sr-only" id="records">
          {copy.records}
        </h2>
        {log}
      </section>
      <div className="flex min-w-0 grow basis-full flex-col gap-6 lg:basis-96">{aside}</div>
    </div>
  )
}
