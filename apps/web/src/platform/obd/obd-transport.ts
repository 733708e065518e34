import type { FoundAdapter } from '@tappet/obd'

export const ADAPTER_ROUTES = ['bluetooth', 'anyBluetooth', 'classicBluetooth', 'usb', 'wifi'] as const
export type AdapterRoute = (typeof ADAPTER_ROUTES)[number]

export type RouteObstacle =
  /** Browsers allow no device access over plain http. */
  | 'insecure'
  | 'noBluetooth'
  | 'noSerial'
  /** Browsers cannot open TCP. */
  | 'onlyInApp'
  | 'onlyInBrowser'

export type AdapterChoice =
  | { readonly kind: 'chosen'; readonly adapter: FoundAdapter }
  | { readonly kind: 'closed' }
  | { readonly kind: 'failed'; readonly why: 'bluetoothOff' | 'refused'; readonly reason: string }

export interface AdapterAccess {
  obstacle(route: AdapterRoute): RouteObstacle | null
  /** Browsers require a user gesture. Never rejects. */
  choose(route: AdapterRoute): Promise<AdapterChoice>
}

const NOT_CHOSEN: readonly string[] = ['NotFoundError', 'AbortError']

/** NotFoundError is a closed chooser in both specifications. */
export function choiceFrom(thrown: unknown): AdapterChoice {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown))
  if (NOT_CHOSEN.includes(error.name)) return { kind: 'closed' }
  return { kind: 'failed', why: 'refused', reason: error.message }
}
