import type { Reading, UnitFreezeFrame } from '@tappet/obd'
import { gapsOf, isSilence } from '@tappet/obd'
import { useUnits } from '../../../platform/storage/preferences.ts'
import { Card, Section, SkeletonCard } from '../../../ui/index.ts'
import { unitName } from '../copy.ts'
import { shownValue, valueName } from '../values.ts'
import { copy } from './copy.ts'
import { NotAllRead, NotRead } from './Missing.tsx'

export function FreezeFrames({ frames: reading }: { frames: Reading<readonly UnitFreezeFrame[]> | null }) {
  const units = useUnits()
  if (reading === null) return <SkeletonCard label={copy.readingFreezeFrame} />
  if (reading.kind === 'failed') {
    const gaps = gapsOf(reading, '020200')
    // A unit without the service stays silent: most gearboxes do.
    if (gaps.every(isSilence)) return null
    return <NotRead gaps={gaps} title={copy.freezeFrame} words={copy.freezeFrameUnread} />
  }
  const { value: frames } = reading
  const gaps = gapsOf(reading, '')
  const isSilent = gaps.every(isSilence)
  if (frames.length === 0 && isSilent) return null
  return (
    <Section description={copy.freezeFrameHint} title={copy.freezeFrame}>
      {frames.map(({ ecu, code, values }) => (
        <Card key={ecu}>
          <p className="border-b border-line px-4 py-3 md:px-6">
            <span className="font-semibold">{code}</span>
            <span className="text-muted">{copy.storedBy(unitName(ecu))}</span>
          </p>
          <dl className="grid gap-x-8 px-4 py-2 sm:grid-cols-2 md:px-6">
            {values.flatMap(({ pid, values: parts }) =>
              parts.map((part) => {
                const { text, unit } = shownValue(part, units)
                return (
                  <div
                    className="flex flex-wrap items-baseline justify-between gap-x-4 py-2"
                    key={`${pid} ${part.label}`}
                  >
                    <dt className="min-w-0 flex-1 basis-24 text-muted">{valueName(pid, part.label)}</dt>
                    <dd className="figure shrink-0 text-lg">
                      {text} <span className="text-base font-normal text-muted">{unit}</span>
                    </dd>
                  </div>
                )
              }),
            )}
          </dl>
        </Card>
      ))}
      <NotAllRead gaps={isSilent ? [] : gaps} words={copy.someUnread} />
    </Section>
  )
}
