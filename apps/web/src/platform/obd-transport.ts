import type { FoundAdapter } from '@tappet/obd'

/** The ways to a real adapter, by what a driver holds in the hand. */
export const ADAPTER_ROUTES = ['bluetooth', 'anyBluetooth', 'classicBluetooth', 'usb', 'wifi'] as const
export type AdapterRoute = (typeof ADAPTER_ROUTES)[number]

/** Why a way is closed here. Facts about the device; the words are the page's. */
export type RouteObstacle =
  /** The page came over plain http: browsers keep devices from it. */
  | 'insecure'
  /** This browser has no Web Bluetooth. */
  | 'noBluetooth'
  /** This browser has no Web Serial. */
  | 'noSerial'
  /** No browser opens TCP; the app does. */
  | 'onlyInApp'
  /** The app has no way to it; a browser on a computer has. */
  | 'onlyInBrowser'

export type AdapterChoice =
  | { readonly kind: 'chosen'; readonly adapter: FoundAdapter }
  /** The driver closed the chooser. Not a failure. */
  | { readonly kind: 'closed' }
  | { readonly kind: 'failed'; readonly why: 'bluetoothOff' | 'refused'; readonly reason: string }

/** What this device can do about adapters. */
export interface AdapterAccess {
  /** Null where the way is open. */
  obstacle(route: AdapterRoute): RouteObstacle | null
  /** Lets the driver choose an adapter. Call it from a press: browsers want one. Never rejects. */
  choose(route: AdapterRoute): Promise<AdapterChoice>
}

const NOT_CHOSEN: readonly string[] = ['NotFoundError', 'AbortError']

/** What a thrown thing means: a closed chooser (NotFoundError by both specifications) or a refusal. */
export function choiceFrom(thrown: unknown): AdapterChoice {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown))
  if (NOT_CHOSEN.includes(error.name)) return { kind: 'closed' }
  return { kind: 'failed', why: 'refused', reason: error.message }
}
