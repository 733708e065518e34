import { PointList } from '../../ui/index.ts'
import type { FeltTake } from './feel.ts'
import { BY, copy, LOOKED_FOR, NOTHING_FELT } from './feel-copy.ts'

export type ShownFeeling = Extract<FeltTake, { kind: 'felt' }> & { of: keyof typeof NOTHING_FELT }

export function FeltLines({ feeling: { felt, notTold }, by, of }: ShownFeeling) {
  return (
    <div role="status">
      <p className="mb-2 font-semibold">{copy.resultTitle}</p>
      {felt.length > 0 ? (
        <PointList columns={1} points={felt.map(({ text }) => text)} />
      ) : notTold.length < LOOKED_FOR[of].length ? (
        <p>{NOTHING_FELT[of]}</p>
      ) : null}
      {notTold.length > 0 ? (
        <p className="mt-2 text-sm text-muted">{copy.tooSlow(notTold.length, LOOKED_FOR[of].length)}</p>
      ) : null}
      <p className="mt-2 text-sm text-muted">{BY[by]}</p>
    </div>
  )
}
