import { Bluetooth, Radio, ScanLine, Unplug } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Button, DemoBadge } from '../../../ui/index.ts'
import type { ObdController } from '../controller.ts'
import { copy } from '../page-copy.ts'
import { codeCount } from '../saved/report.ts'
import type { ObdState } from '../state.ts'

type Props = {
  obd: ObdController
  state: ObdState
  onConnect: () => void
  note?: ReactNode
}

export function Instrument({ obd, state, onConnect, note }: Props) {
  const { connection, activity, demo } = state
  const lamp = lampOf(state)
  // Codes are seen without scrolling, and nothing moves when they come or the link is lost.
  const size = connection.isConnected || state.report !== null ? 'sm' : 'lg'
  return (
    <section
      aria-label={copy.scanner}
      className="overflow-hidden rounded-card border border-line bg-surface shadow-card"
    >
      <div className="bg-screen text-screen-ink" data-theme="dark">
        {/* Nothing moves for an adapter's name or the mark of a demo. */}
        <div className="flex min-h-16 flex-wrap content-start items-center gap-x-3 gap-y-1 px-4 pt-3 sm:min-h-0 md:px-6 md:pt-5">
          <span aria-hidden="true" className={`size-3 shrink-0 rounded-chip ${lamp}`} />
          <p aria-live="polite" className="max-w-[calc(100%-1.5rem)] text-lg font-semibold" role="status">
            {statusWords(state)}
          </p>
          {demo && (connection.isConnected || state.report) ? <DemoBadge /> : null}
        </div>
        <Readouts obd={obd} state={state} />
      </div>
      <div className="flex flex-wrap items-center gap-2 p-3 max-sm:*:grow sm:gap-3 md:px-6 md:py-4">
        {connection.isConnected ? null : (
          <Button
            icon={<Bluetooth />}
            loading={activity === 'connecting'}
            className="max-sm:px-2"
            onClick={onConnect}
            size={size}
          >
            {activity === 'connecting' ? copy.connecting : copy.connectAdapter}
          </Button>
        )}
        <Button
          disabled={activity !== null && activity !== 'scanning'}
          icon={<ScanLine />}
          loading={activity === 'scanning'}
          className="max-sm:px-2"
          onClick={() => void obd.scan()}
          size={size}
          variant={connection.isConnected ? 'primary' : 'secondary'}
        >
          {activity === 'scanning' ? copy.scanning : copy.scanForCodes}
        </Button>
        {connection.isConnected ? (
          <>
            <Button
              disabled={activity !== null && activity !== 'disconnecting'}
              icon={<Unplug />}
              loading={activity === 'disconnecting'}
              onClick={() => void obd.disconnect()}
              size={size}
              variant="secondary"
            >
              {copy.disconnect}
            </Button>
            <Button
              className="max-sm:px-2"
              icon={<Radio />}
              render={<Link to="/obd/live" />}
              size={size}
              variant="secondary"
            >
              {copy.liveValues}
            </Button>
            <Button className="sm:ml-auto" onClick={obd.openDoctor} variant="ghost">
              {copy.connectionDoctor}
            </Button>
          </>
        ) : null}
        {isLost(state) ? (
          // So that what was read does not move.
          <p className="min-h-12 sm:min-h-0 sm:min-w-60 sm:flex-1">{copy.lostAdvice}</p>
        ) : null}
        {note}
      </div>
    </section>
  )
}

const isLost = ({ connection, lostName }: ObdState) => lostName !== null && !connection.isConnected

function lampOf(state: ObdState): string {
  const { connection, activity } = state
  if (activity === 'reconnecting' || isLost(state)) return 'bg-now'
  if (activity === 'connecting') return 'bg-screen-mark animate-breathe'
  return connection.isConnected ? 'bg-safe' : 'bg-screen-tick'
}

function statusWords(state: ObdState): string {
  const { connection, activity, connectingTo, progress, lostName } = state
  if (activity === 'connecting') return copy.connectingTo(connectingTo, progress)
  if (activity === 'reconnecting') return copy.reconnecting(connection.deviceName)
  if (isLost(state)) return copy.linkLost(lostName)
  if (!connection.isConnected) return copy.notConnected
  return copy.connectedTo(connection.deviceName)
}

const CLOCK = new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit' })

/** Without "AM", which breaks the line between ten and one o'clock alone. */
const clockOf = (at: string | number): string =>
  CLOCK.formatToParts(new Date(at))
    .filter(({ type }) => type !== 'dayPeriod')
    .map(({ value }) => value)
    .join('')
    .trim()

function Readouts({ obd, state }: Pick<Props, 'obd' | 'state'>) {
  const { connection, report } = state
  const adapter = connection.isConnected ? (obd.connection()?.adapter() ?? null) : null
  const volts = report?.volts ?? adapter?.volts ?? null
  const readAt = connection.lastReadTimestamp
  const count = codeCount(connection.codes.length, report)
  return (
    <dl className="mt-2 grid fit-cols-3 [--fit-min:5.9rem] border-t border-screen-line md:mt-5 md:divide-x md:divide-screen-line">
      <Readout label={copy.battery} unit="V" value={volts === null ? null : volts.toFixed(1)} />
      <Readout
        label={copy.codes}
        {...(readAt === null ? { value: null } : { value: count.figure, words: count.words })}
      />
      <Readout label={copy.lastRead} value={readAt === null ? null : clockOf(readAt)} />
    </dl>
  )
}

function Readout({
  label,
  value,
  unit,
  words,
}: {
  label: string
  value: string | null
  unit?: string
  words?: string
}): ReactNode {
  const spoken = words ?? value ?? copy.notReadYet
  return (
    <div className="min-w-0 py-2 pl-4 md:px-6 md:py-4">
      <dt className="text-sm text-screen-muted">{label}</dt>
      <dd className="figure flex min-h-9 items-center text-2xl md:min-h-11.5 md:text-3xl">
        {value === spoken ? (
          value
        ) : (
          <>
            <span aria-hidden="true" className={value === null ? 'text-screen-muted' : undefined}>
              {value ?? '– –'}
            </span>
            <span className="sr-only">{spoken}</span>
          </>
        )}
        {unit && value !== null ? <span className="ml-1 text-lg text-screen-muted">{unit}</span> : null}
      </dd>
    </div>
  )
}
