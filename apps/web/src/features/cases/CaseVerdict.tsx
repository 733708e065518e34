import type { CaseStanding } from '@tappet/diagnosis/casebook'
import type { ReactNode } from 'react'
import { VerdictCard } from '../../ui/index.ts'
import type { CaseAnswer } from './answer.ts'
import { copy } from './page-copy.ts'

/** Whether the answer still speaks of the car: a repair comes between, and a closed case asks nothing. */
export const isStanding = (
  { state, repairedAtMs }: Pick<CaseStanding, 'state' | 'repairedAtMs'>,
  happenedAt: string,
): boolean =>
  state === 'open' || (state !== 'closed' && (repairedAtMs === null || Date.parse(happenedAt) > repairedAtMs))

/** What the case's latest diagnosis said, and what is next. */
export function CaseVerdict(props: { answer: CaseAnswer; note: string | null; children: ReactNode }) {
  const { advice, ...parts } = props.answer
  return (
    <VerdictCard
      {...parts}
      level={2}
      next={
        <div className="flex flex-col gap-3">
          <h3 className="eyebrow">{copy.nextStep}</h3>
          {advice === null ? null : <p>{advice}</p>}
          {props.children}
        </div>
      }
      note={props.note}
    />
  )
}
