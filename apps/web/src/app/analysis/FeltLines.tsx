import { PointList } from '../../ui/index.ts'
import type { FeltTake } from './feel.ts'
import { BY, LOOKED_FOR, NOTHING_FELT } from './feel-copy.ts'

export type ShownFeeling = Extract<FeltTake, { kind: 'felt' }> & { of: keyof typeof NOTHING_FELT }

export function FeltLines({ feeling: { felt, notTold }, by, of }: ShownFeeling) {
  return (
    <div role="status">
      <p className="mb-2 font-semibold">What was felt</p>
      {felt.length > 0 ? (
        <PointList columns={1} points={felt.map(({ text }) => text)} />
      ) : notTold.length < LOOKED_FOR[of].length ? (
        <p>{NOTHING_FELT[of]}</p>
      ) : null}
      {notTold.length > 0 ? (
        <p className="mt-2 text-sm text-muted">
          This phone’s sensor is too slow to tell {notTold.length} of {LOOKED_FOR[of].length} beats at this
          speed.
        </p>
      ) : null}
      <p className="mt-2 text-sm text-muted">{BY[by]}</p>
    </div>
  )
}
