import { Bluetooth, Cable, Wifi } from 'lucide-react'
import type { ReactNode } from 'react'
import { ADAPTER_ROUTES, type AdapterAccess, type AdapterRoute } from '../../../platform/obd/obd-transport.ts'
import { Alert, Skeleton } from '../../../ui/index.ts'
import type { ObdController } from '../controller.ts'
import { obstacleWords, REFUSED_ADVICE, ROUTES } from '../copy.ts'
import type { ObdState } from '../state.ts'
import { copy } from './finder-copy.ts'
import { RowButton } from './RowButton.tsx'

const ICONS: Record<AdapterRoute, ReactNode> = {
  bluetooth: <Bluetooth />,
  anyBluetooth: <Bluetooth />,
  classicBluetooth: <Bluetooth />,
  usb: <Cable />,
  wifi: <Wifi />,
}

export type RoutesProps = {
  obd: ObdController
  state: ObdState
  access: AdapterAccess | null
  onChosen: () => void
}

export function RealRoutes({ obd, state, access, onChosen }: RoutesProps) {
  if (access === null) return <Skeleton shape="block" />
  const open = ADAPTER_ROUTES.filter((route) => access.obstacle(route) === null)
  // One closed way to Bluetooth LE is told once.
  const closed = ADAPTER_ROUTES.filter((route) => access.obstacle(route) !== null && route !== 'anyBluetooth')
  const { routeFailure } = state
  return (
    <section aria-labelledby="real-adapters" className="flex flex-col gap-3">
      <h3 className="text-lg font-semibold" id="real-adapters">
        {copy.yourAdapter}
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
              ? copy.bluetoothOff
              : copy.notAllowed(ROUTES[routeFailure.route].label)
          }
          tone="soon"
        >
          {routeFailure.why === 'bluetoothOff' ? (
            copy.bluetoothOffAdvice
          ) : (
            <>
              <p>{REFUSED_ADVICE[routeFailure.route]}</p>
              <p className="mt-1 text-sm text-muted">{copy.deviceReason(routeFailure.reason)}</p>
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
