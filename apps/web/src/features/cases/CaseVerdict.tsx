import { causesOf, soundOf } from '@tappet/diagnosis/kept-case'
import { estimateOf, sureOf } from '../../format/verdict.ts'
import { PointList, VerdictCard } from '../../ui/index.ts'
import type { ShownItem } from './queue/overlay.ts'

/** More would be no short list. */
const MAX_CAUSES = 3

/** What the case's latest diagnosis said: its headline, how sure, and the causes that it ranked. */
export function CaseVerdict({ items }: { items: readonly ShownItem[] }) {
  const last = items.findLast(({ kind, data }) =>
    kind === 'sound' ? soundOf(data).compared === null : kind === 'report',
  )
  if (last === undefined) return null
  const { name, confidence } = soundOf(last.data)
  if (name === '') return null
  const names = causesOf([last])
    ?.slice(0, MAX_CAUSES)
    .map((cause) => cause.name)
  return (
    <VerdictCard
      headline={name}
      level={2}
      next={names?.length ? <PointList columns={1} points={names} /> : null}
      range={null}
      strip={null}
      sure={
        last.kind === 'report' ? estimateOf(confidence) : sureOf({ isNamed: true, tier: null, confidence })
      }
    />
  )
}
