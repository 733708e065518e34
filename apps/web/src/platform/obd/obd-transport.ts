import type { FoundAdapter } from '@tappet/obd'

/** The kinds of connection to a real adapter. */
export const ADAPTER_ROUTES = ['bluetooth', 'anyBluetooth', 'classicBluetooth', 'usb', 'wifi'] as const
export type AdapterRoute = (typeof ADAPTER_ROUTES)[number]

/** Why a kind of connection is unavailable here. The page has the texts. */
export type RouteObstacle =
  /** The page was loaded over plain http, where browsers allow no device access. */
  | 'insecure'
  /** This browser has no Web Bluetooth. */
  | 'noBluetooth'
  /** This browser has no Web Serial. */
  | 'noSerial'
  /** Browsers cannot open TCP; the app can. */
  | 'onlyInApp'
  /** The app cannot; a browser on a computer can. */
  | 'onlyInBrowser'

export type AdapterChoice =
  | { readonly kind: 'chosen'; readonly adapter: FoundAdapter }
  /** The driver closed the chooser. Not a failure. */
  | { readonly kind: 'closed' }
  | { readonly kind: 'failed'; readonly why: 'bluetoothOff' | 'refused'; readonly reason: string }

/** Access to adapters on this device. */
export interface AdapterAccess {
  /** Null where the route is available. */
  obstacle(route: AdapterRoute): RouteObstacle | null
  /** Lets the driver choose an adapter. Browsers require a user gesture. Never rejects. */
  choose(route: AdapterRoute): Promise<AdapterChoice>
}

const NOT_CHOSEN: readonly string[] = ['NotFoundError', 'AbortError']

/** Maps a rejection to a closed chooser (NotFoundError in both specifications) or a refusal. */
export function choiceFrom(thrown: unknown): AdapterChoice {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown))
  if (NOT_CHOSEN.includes(error.name)) return { kind: 'closed' }
  return { kind: 'failed', why: 'refused', reason: error.message }
}
