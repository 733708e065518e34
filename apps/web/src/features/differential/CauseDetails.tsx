import type { ReportedCause } from '@tappet/diagnosis'
import type { ReactNode } from 'react'
import { usdRange } from '../../format/verdict.ts'
import * as copy from './copy.ts'

export function CauseDetails({ cause }: { cause: ReportedCause }) {
  return (
    <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
      <Points points={cause.for} title={copy.speaksFor} />
      <Points points={cause.against} title={copy.speaksAgainst} />
      <Points points={cause.open} title={copy.stillOpen} />
      <Part title={copy.ignored}>{cause.ignored}</Part>
      <Part title={copy.proof}>
        {cause.test.how} <span className="text-muted">{copy.testerWords(cause.test)}</span>
      </Part>
      <Part title={copy.cost}>
        <span className="figure text-xl">{usdRange(cause.cost.min, cause.cost.max)}</span>{' '}
        {cause.cost.decides === undefined ? null : (
          <span className="block">{copy.sourceWords(cause.cost.decides)}</span>
        )}
        <span className="block text-sm text-muted">{copy.inUsd(cause.cost.source)}</span>
      </Part>
      {cause.beforeYouBuy === '' ? null : <Part title={copy.beforeYouBuy}>{cause.beforeYouBuy}</Part>}
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="eyebrow">{title}</h3>
      <p className="mt-1">{children}</p>
    </div>
  )
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  if (points.length === 0) return null
  return (
    <div>
      <h3 className="eyebrow">{title}</h3>
      <ul className="mt-1 flex flex-col gap-0.5">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  )
}
