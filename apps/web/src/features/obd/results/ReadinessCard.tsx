import { gapsOf, type MonitorState, type Reading, type UnitInUse, type UnitReadiness } from '@tappet/obd'
import { Check, CircleDashed } from 'lucide-react'
import { Card, CardBody, CardHeader, SkeletonCard } from '../../../ui/index.ts'
import { unitName } from '../copy.ts'
import { copy } from './copy.ts'
import { NotAllRead, NotRead } from './Missing.tsx'

type Props = {
  readiness: Reading<readonly UnitReadiness[]> | null
  inUse: Reading<readonly UnitInUse[]> | null
}

export function ReadinessCard({ readiness, inUse }: Props) {
  if (readiness === null) return <SkeletonCard label={copy.readingReadiness} lines={4} />
  if (readiness.kind === 'failed') {
    return <NotRead gaps={gapsOf(readiness, '0101')} title={copy.readiness} words={copy.readinessUnread} />
  }
  const units = readiness.value.filter(({ readiness: { monitors } }) =>
    monitors.some(({ supported }) => supported),
  )
  return (
    <Card>
      <CardHeader description={summary(units, readiness.kind === 'complete')} title={copy.readiness} />
      <CardBody>
        {readiness.kind === 'partial' ? (
          <div className="pb-3">
            <NotAllRead gaps={readiness.missing} words={copy.readinessGaps} />
          </div>
        ) : null}
        {units.length === 0 && readiness.kind === 'complete' ? (
          <p className="text-muted">{copy.noTests}</p>
        ) : null}
        {units.map(({ ecu, readiness: unit }) => (
          <section className="border-t border-line pt-3 first:border-t-0 first:pt-0" key={ecu}>
            {units.length > 1 ? <h3 className="pb-1 font-semibold">{unitName(ecu)}</h3> : null}
            <Tests monitors={unit.monitors.filter(({ supported }) => supported)} />
          </section>
        ))}
        <InUse reading={inUse} />
      </CardBody>
    </Card>
  )
}

// Clearing does not reset them.
function InUse({ reading }: { reading: Reading<readonly UnitInUse[]> | null }) {
  if (reading === null) return null
  const units = reading.kind === 'failed' ? [] : reading.value.filter(({ monitors }) => monitors.length > 0)
  const gaps = gapsOf(reading, '0908')
  if (units.length === 0 && gaps.length === 0) return null
  return (
    <section aria-label={copy.inUseLabel} className="mt-3 border-t border-line pt-3">
      <h3 className="font-semibold">{copy.inUse}</h3>
      <p className="text-sm text-muted">{copy.inUseHint}</p>
      {units.map(({ ecu, starts, monitors }) => (
        <div className="pt-2" key={ecu}>
          <p className="text-sm text-muted">
            {copy.engineStarts(units.length > 1 ? unitName(ecu) : null, starts)}
          </p>
          <dl>
            {monitors.map(({ name, completed, conditions }) => (
              <div className="flex flex-wrap items-baseline justify-between gap-x-4 py-1" key={name}>
                <dt>{name}</dt>
                <dd className="shrink-0 text-sm text-muted">{copy.runsOf(completed, conditions)}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
      {gaps.length > 0 ? (
        <div className="pt-2">
          <NotAllRead gaps={gaps} words={copy.inUseGaps} />
        </div>
      ) : null}
    </section>
  )
}

/** A dot for each test, full where it has run; which is which stands behind one tap. */
function Tests({ monitors }: { monitors: readonly MonitorState[] }) {
  return (
    <details>
      <summary className="flex min-h-11 flex-wrap items-center gap-2">
        {monitors.map(({ id, complete }) => (
          <span
            aria-hidden="true"
            className={`size-4 rounded-chip border-2 ${complete ? 'border-safe bg-safe' : 'border-soon'}`}
            key={id}
          />
        ))}
        <span className="text-sm text-muted">
          {copy.testsComplete(monitors.filter(({ complete }) => complete).length, monitors.length)}
        </span>
      </summary>
      <ul>
        {monitors.map((monitor) => (
          <Monitor key={monitor.id} monitor={monitor} />
        ))}
      </ul>
    </details>
  )
}

function Monitor({ monitor: { name, complete } }: { monitor: MonitorState }) {
  const Icon = complete ? Check : CircleDashed
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 py-1.5">
      <span>{name}</span>
      <span className={`flex shrink-0 items-center gap-1.5 text-sm ${complete ? 'text-safe' : 'text-soon'}`}>
        <Icon className="size-4" />
        {complete ? copy.complete : copy.notRunYet}
      </span>
    </li>
  )
}

function summary(units: readonly UnitReadiness[], isWhole: boolean): string | null {
  const monitors = units.flatMap(({ readiness }) => readiness.monitors.filter(({ supported }) => supported))
  if (monitors.length === 0) return null
  const open = monitors.filter(({ complete }) => !complete).length
  const lamp = units.some(({ readiness }) => readiness.lampOn) ? copy.lampOn : ''
  const all = monitors.length
  if (open > 0) return lamp + copy.testsLeft(open, all)
  return lamp + (isWhole ? copy.allTestsComplete(all) : copy.seenTestsComplete(all))
}
