import { Bluetooth, ScanLine, Unplug } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, DemoBadge } from '../../../ui/index.ts'
import type { ObdController } from '../controller.ts'
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
  return (
    <section
      aria-label="Scanner"
      className="overflow-hidden rounded-card border border-line bg-surface shadow-card"
    >
      <div className="bg-screen text-screen-ink" data-theme="dark">
        {/* Nothing moves for an adapter's name or the mark of a demo. */}
        <div className="flex min-h-20 flex-wrap content-start items-center gap-x-3 gap-y-1 px-4 pt-4 sm:min-h-0 md:px-6 md:pt-6">
          <span aria-hidden="true" className={`size-3 shrink-0 rounded-chip ${lamp}`} />
          <p aria-live="polite" className="max-w-[calc(100%-1.5rem)] text-lg font-semibold" role="status">
            {statusWords(state)}
          </p>
          {demo && (connection.isConnected || state.report) ? <DemoBadge /> : null}
        </div>
        <Readouts obd={obd} state={state} />
      </div>
      <div className="flex flex-col gap-3 p-4 sm:flex-row sm:flex-wrap sm:items-center md:px-6">
        {connection.isConnected ? null : (
          <Button
            icon={<Bluetooth aria-hidden="true" />}
            loading={activity === 'connecting'}
            onClick={onConnect}
            size="lg"
          >
            {activity === 'connecting' ? 'Connecting…' : 'Connect Adapter'}
          </Button>
        )}
        <Button
          disabled={activity !== null && activity !== 'scanning'}
          icon={<ScanLine aria-hidden="true" />}
          loading={activity === 'scanning'}
          onClick={() => void obd.scan()}
          size="lg"
          variant={connection.isConnected ? 'primary' : 'secondary'}
        >
          {activity === 'scanning' ? 'Scanning…' : 'Scan for Codes'}
        </Button>
        {connection.isConnected ? (
          <>
            <Button
              disabled={activity !== null && activity !== 'disconnecting'}
              icon={<Unplug aria-hidden="true" />}
              loading={activity === 'disconnecting'}
              onClick={() => void obd.disconnect()}
              size="lg"
              variant="secondary"
            >
              Disconnect
            </Button>
            <Button className="sm:ml-auto" onClick={obd.openDoctor} variant="ghost">
              Connection doctor
            </Button>
          </>
        ) : null}
        {isLost(state) ? (
          // So that what was read does not move.
          <p className="min-h-12 sm:min-h-0 sm:min-w-60 sm:flex-1">
            Check that the adapter is plugged in, and connect again.
          </p>
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
  if (activity === 'connecting') {
    return progress ? `${connectingTo}: ${progress.toLowerCase()}` : `Connecting to ${connectingTo}`
  }
  if (activity === 'reconnecting') return `The link to ${connection.deviceName} was lost. Trying again…`
  if (isLost(state)) return `Not connected: the link to ${lostName} was lost`
  if (!connection.isConnected) return 'Not connected'
  return `Connected to ${connection.deviceName}`
}

function Readouts({ obd, state }: Pick<Props, 'obd' | 'state'>) {
  const { connection, report } = state
  const adapter = connection.isConnected ? (obd.connection()?.adapter() ?? null) : null
  const volts = report?.volts ?? adapter?.volts ?? null
  const readAt = connection.lastReadTimestamp
  const count = codeCount(connection.codes.length, report)
  return (
    <dl className="mt-4 grid fit-cols-4 [--fit-min:8rem] border-t border-screen-line md:mt-5 md:divide-x md:divide-screen-line">
      <Readout label="Battery" unit="V" value={volts === null ? null : volts.toFixed(1)} />
      <Readout
        label="Codes"
        {...(readAt === null ? { value: null } : { value: count.figure, words: count.words })}
      />
      <Readout
        label="Last read"
        value={
          readAt === null
            ? null
            : new Date(readAt).toLocaleTimeString(undefined, { hour: 'numeric', minute: '2-digit' })
        }
      />
      <Readout label="Bus" small value={busName(adapter?.protocol?.name)} />
    </dl>
  )
}

/** "CAN 11 bit, 500 kbit/s" fits a small screen. */
function busName(name: string | undefined): string | null {
  return name?.replace(/^(ISO|SAE) (?:15765-4 |14230-4 )?/, '').replace('CAN, ', 'CAN ') ?? null
}

function Readout({
  label,
  value,
  unit,
  words,
  small = false,
}: {
  label: string
  value: string | null
  unit?: string
  words?: string
  small?: boolean
}): ReactNode {
  return (
    <div className="min-w-0 px-4 py-3 md:px-6 md:py-5">
      <dt className="text-sm text-screen-muted">{label}</dt>
      <dd
        className={`figure mt-1 flex min-h-11.5 items-center ${small && value ? 'text-lg leading-tight' : 'text-3xl'}`}
      >
        {value === null ? (
          <>
            <span aria-hidden="true" className="text-screen-muted">
              – –
            </span>
            <span className="sr-only">{words ?? 'not read yet'}</span>
          </>
        ) : (
          <>
            {words === undefined || words === value ? (
              value
            ) : (
              <>
                <span aria-hidden="true">{value}</span>
                <span className="sr-only">{words}</span>
              </>
            )}
            {unit ? <span className="ml-1 text-lg text-screen-muted">{unit}</span> : null}
          </>
        )}
      </dd>
    </div>
  )
}
