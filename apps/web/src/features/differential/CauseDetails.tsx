import type { ReportedCause } from '@tappet/diagnosis'
import type { ReactNode } from 'react'
import { usdRange } from '../../format/verdict.ts'
import { sourceWords, testerWords } from './copy.ts'

export function CauseDetails({ cause }: { cause: ReportedCause }) {
  return (
    <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
      <Points points={cause.for} title="Speaks for it" />
      <Points points={cause.against} title="Speaks against it: not there" />
      <Points points={cause.open} title="Still open" />
      <Part title="If you leave it">{cause.ignored}</Part>
      <Part title="The test that proves it">
        {cause.test.how} <span className="text-muted">{testerWords(cause.test)}</span>
      </Part>
      <Part title="Cost, parts and labor">
        <span className="figure text-xl">{usdRange(cause.cost.min, cause.cost.max)}</span>{' '}
        {cause.cost.decides === undefined ? null : (
          <span className="block">{sourceWords(cause.cost.decides)}</span>
        )}
        <span className="block text-sm text-muted">In US dollars. {sourceWords(cause.cost.source)}</span>
      </Part>
      {cause.beforeYouBuy === '' ? null : <Part title="Before you buy">{cause.beforeYouBuy}</Part>}
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
