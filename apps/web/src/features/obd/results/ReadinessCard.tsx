import type { MonitorState, Reading, UnitInUse, UnitReadiness } from '@tappet/obd'
import { gapsOf } from '@tappet/obd'
import { Check, CircleDashed } from 'lucide-react'
import { Card, CardBody, CardHeader, SkeletonCard } from '../../../ui/index.ts'
import { unitName } from '../copy.ts'
import { NotAllRead, NotRead } from './Missing.tsx'

type Props = {
  readiness: Reading<readonly UnitReadiness[]> | null
  inUse: Reading<readonly UnitInUse[]> | null
}

/** What an emissions inspection looks at. */
export function ReadinessCard({ readiness, inUse }: Props) {
  if (readiness === null) return <SkeletonCard label="Reading the readiness tests" lines={4} />
  if (readiness.kind === 'failed') {
    return <NotRead gaps={gapsOf(readiness, '0101')} title="Readiness" words="The tests could not be read." />
  }
  const told = readiness.value.filter(({ readiness: { monitors } }) =>
    monitors.some(({ supported }) => supported),
  )
  return (
    <Card>
      <CardHeader description={summary(told, readiness.kind === 'complete')} title="Readiness" />
      <CardBody>
        {readiness.kind === 'partial' ? (
          <div className="pb-3">
            <NotAllRead gaps={readiness.missing} words="Not every control unit told its tests." />
          </div>
        ) : null}
        {told.length === 0 && readiness.kind === 'complete' ? (
          <p className="text-muted">This car does not report its tests.</p>
        ) : null}
        {told.map(({ ecu, readiness: unit }) => (
          <section className="border-t border-line pt-3 first:border-t-0 first:pt-0" key={ecu}>
            {told.length > 1 ? <h3 className="pb-1 font-semibold">{unitName(ecu)}</h3> : null}
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
    <section aria-label="How often the tests have run" className="mt-3 border-t border-line pt-3">
      <h3 className="font-semibold">How often they have run</h3>
      <p className="text-sm text-muted">
        Of the drives that would have let each test finish, since the control unit was programmed. Clearing
        codes does not reset it.
      </p>
      {units.map(({ ecu, starts, monitors }) => (
        <div className="pt-2" key={ecu}>
          <p className="text-sm text-muted">
            {units.length > 1 ? `${unitName(ecu)}: ` : ''}
            {starts.toLocaleString()} engine starts
          </p>
          <dl>
            {monitors.map(({ name, completed, conditions }) => (
              <div className="flex flex-wrap items-baseline justify-between gap-x-4 py-1" key={name}>
                <dt>{name}</dt>
                <dd className="shrink-0 text-sm text-muted">
                  {completed.toLocaleString()} of {conditions.toLocaleString()}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
      {gaps.length > 0 ? (
        <div className="pt-2">
          <NotAllRead gaps={gaps} words="Not every counter could be read." />
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
          {monitors.filter(({ complete }) => complete).length} of {monitors.length} complete
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
        <Icon aria-hidden="true" className="size-4" />
        {complete ? 'Complete' : 'Not run yet'}
      </span>
    </li>
  )
}

function summary(units: readonly UnitReadiness[], isWhole: boolean): string | null {
  const monitors = units.flatMap(({ readiness }) => readiness.monitors.filter(({ supported }) => supported))
  if (monitors.length === 0) return null
  const left = monitors.filter(({ complete }) => !complete).length
  const lamp = units.some(({ readiness }) => readiness.lampOn) ? 'Check-engine lamp on. ' : ''
  if (left === 0)
    return isWhole
      ? `${lamp}All ${monitors.length} tests are complete.`
      : `${lamp}${monitors.length} tests are complete. Those of other control units are not known.`
  return `${lamp}${left} of ${monitors.length} tests not run yet since the codes were last cleared.`
}
