import { Bluetooth, Cable, FlaskConical, RefreshCw, Wifi } from 'lucide-react'
import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import type { AdapterAccess, AdapterRoute } from '../../platform/obd/obd-transport.ts'
import { ADAPTER_ROUTES } from '../../platform/obd/obd-transport.ts'
import { Alert, Button, DemoBadge, Dialog, IconButton, Skeleton } from '../../ui/index.ts'
import type { ObdController } from './controller.ts'
import { obstacleWords, REFUSED_ADVICE, ROUTES, SETUP_TIPS } from './copy.ts'
import type { ObdState } from './state.ts'

type Props = {
  obd: ObdController
  state: ObdState
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Finds adapters: the demo's by the stated search, real ones through the browser's or phone's own chooser. */
export function AdapterFinder({ obd, state, open, onOpenChange }: Props) {
  const access = useAccess(obd, open)
  const close = () => onOpenChange(false)
  return (
    <Dialog
      description="Choose your own adapter, or try the scanner with a demo one."
      onOpenChange={onOpenChange}
      open={open}
      title="Connect an adapter"
    >
      <div className="flex flex-col gap-6 pb-2">
        <RealRoutes access={access} onChosen={close} obd={obd} state={state} />
        <DemoAdapters
          hasRoutes={access !== null && ADAPTER_ROUTES.some((route) => access.obstacle(route) === null)}
          onChosen={close}
          obd={obd}
          state={state}
        />
        <SetupTips />
      </div>
    </Dialog>
  )
}

function useAccess(obd: ObdController, open: boolean): AdapterAccess | null {
  const [access, setAccess] = useState<AdapterAccess | null>(null)
  useEffect(() => {
    if (!open || access) return
    let current = true
    void obd.access().then((loaded) => {
      if (current) setAccess(loaded)
    })
    return () => {
      current = false
    }
  }, [obd, open, access])
  return access
}

const ICONS: Record<AdapterRoute, ReactNode> = {
  bluetooth: <Bluetooth aria-hidden="true" />,
  anyBluetooth: <Bluetooth aria-hidden="true" />,
  classicBluetooth: <Bluetooth aria-hidden="true" />,
  usb: <Cable aria-hidden="true" />,
  wifi: <Wifi aria-hidden="true" />,
}

type RoutesProps = { obd: ObdController; state: ObdState; access: AdapterAccess | null; onChosen: () => void }

function RealRoutes({ obd, state, access, onChosen }: RoutesProps) {
  if (access === null) return <Skeleton shape="block" />
  const open = ADAPTER_ROUTES.filter((route) => access.obstacle(route) === null)
  // One closed way to Bluetooth LE is told once, not twice.
  const closed = ADAPTER_ROUTES.filter((route) => access.obstacle(route) !== null && route !== 'anyBluetooth')
  const { routeFailure } = state
  return (
    <section aria-labelledby="real-adapters" className="flex flex-col gap-3">
      <h3 className="text-lg font-semibold" id="real-adapters">
        Your adapter
      </h3>
      {open.length > 0 ? (
        <ul className="divide-y divide-line rounded-card border border-line">
          {open.map((route) => (
            <li key={route}>
              <RowButton
                hint={ROUTES[route].hint}
                icon={ICONS[route]}
                label={ROUTES[route].label}
                onClick={() => void obd.connectReal(access, route, onChosen)}
              />
            </li>
          ))}
        </ul>
      ) : null}
      {routeFailure ? (
        <Alert
          live
          title={
            routeFailure.why === 'bluetoothOff'
              ? 'Bluetooth is off'
              : `${ROUTES[routeFailure.route].label}: not allowed`
          }
          tone="soon"
        >
          {routeFailure.why === 'bluetoothOff' ? (
            'Switch Bluetooth on in the system settings, then choose again.'
          ) : (
            <>
              <p>{REFUSED_ADVICE[routeFailure.route]}</p>
              <p className="mt-1 text-sm text-muted">The device said: {routeFailure.reason}</p>
            </>
          )}
        </Alert>
      ) : null}
      <ClosedRoutes access={access} routes={closed} />
    </section>
  )
}

function ClosedRoutes({ access, routes }: { access: AdapterAccess; routes: readonly AdapterRoute[] }) {
  const words = new Map<string, string[]>()
  for (const route of routes) {
    const obstacle = access.obstacle(route)
    if (obstacle === null) continue
    const why = obstacleWords(obstacle)
    words.set(why, [...(words.get(why) ?? []), ROUTES[route].label])
  }
  if (words.size === 0) return null
  return (
    <ul className="flex flex-col gap-2 text-sm text-muted">
      {[...words].map(([why, labels]) => (
        <li key={why}>
          <span className="font-semibold text-ink">{labels.join(', ')}: </span>
          {why}
        </li>
      ))}
    </ul>
  )
}

type RowProps = { icon: ReactNode; label: string; hint: string; badge?: ReactNode; onClick: () => void }

function RowButton({ icon, label, hint, badge, onClick }: RowProps) {
  return (
    <button
      className="flex min-h-14 w-full items-start gap-3 p-3 text-left hover:bg-sunken focus-visible:-outline-offset-2"
      onClick={onClick}
      type="button"
    >
      <span className="mt-0.5 shrink-0 text-muted [&_svg]:size-5">{icon}</span>
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-2 font-semibold">
          {label}
          {badge}
        </span>
        <span className="block text-sm text-muted">{hint}</span>
      </span>
    </button>
  )
}

function DemoAdapters({
  obd,
  state,
  onChosen,
  hasRoutes,
}: Omit<RoutesProps, 'access'> & { hasRoutes: boolean }) {
  const { search, demoDevices } = state
  const searching = search === 'searching'
  return (
    <section aria-labelledby="demo-adapters" className="flex flex-col gap-3">
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-lg font-semibold" id="demo-adapters">
          Demo adapters nearby
        </h3>
        <IconButton
          disabled={searching}
          icon={<RefreshCw aria-hidden="true" className={searching ? 'animate-turn' : undefined} />}
          label="Refresh"
          onClick={() => void obd.search()}
        />
      </div>
      <Button
        className="self-start"
        icon={<FlaskConical aria-hidden="true" />}
        onClick={() => {
          onChosen()
          void obd.tryDemo()
        }}
        variant="secondary"
      >
        Try the Demo Car
      </Button>
      <p aria-live="polite" className="sr-only" role="status">
        {searchWords(search, demoDevices.length)}
      </p>
      {searching ? (
        <div className="flex flex-col gap-2">
          <p className="text-muted">Searching for adapters…</p>
          <Skeleton className="h-16 rounded-card" />
        </div>
      ) : null}
      {search === 'found' ? (
        <ul className="divide-y divide-line rounded-card border border-line">
          {demoDevices.map(({ id, name, paired }) => (
            <li key={id}>
              <RowButton
                badge={<DemoBadge />}
                hint={`${paired ? 'Paired. ' : ''}A made-up adapter in a made-up car. Its scans use nothing up.`}
                icon={<FlaskConical aria-hidden="true" />}
                label={name}
                onClick={() => {
                  onChosen()
                  void obd.connectDemo(id)
                }}
              />
            </li>
          ))}
        </ul>
      ) : null}
      {search === 'none' ? (
        <div className="flex flex-col items-start gap-3 rounded-card border border-dashed border-control/60 p-4">
          <div>
            <p className="font-semibold">No adapters found</p>
            <p className="text-muted">
              This time the demo’s search found none, as happens in a car.{' '}
              {hasRoutes
                ? 'Your own adapter is reached by the buttons above.'
                : 'This browser reaches no adapter; the lines above say what does.'}
            </p>
          </div>
          <Button onClick={() => void obd.search()} variant="secondary">
            Try Again
          </Button>
        </div>
      ) : null}
    </section>
  )
}

function searchWords(search: ObdState['search'], found: number): string {
  if (search === 'searching') return 'Searching for adapters'
  if (search === 'none') return 'No adapters found'
  return search === 'found' ? `${found} demo ${found === 1 ? 'adapter' : 'adapters'} found` : ''
}

function SetupTips() {
  return (
    <section aria-labelledby="setup-tips" className="rounded-card bg-sunken p-4">
      <h3 className="font-semibold" id="setup-tips">
        Setup tips
      </h3>
      <ul className="mt-2 list-disc space-y-1 pl-5 text-muted">
        {SETUP_TIPS.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </section>
  )
}
