import type { CodeKind, SnapshotPiece, StepName, UnitKind } from '@tappet/obd'
import { unitKind } from '@tappet/obd'
import type { AdapterRoute, RouteObstacle } from '../../platform/obd/obd-transport.ts'

const STEP_WORDS: Partial<Record<StepName, string>> = {
  probe: 'Saying hello to the adapter',
  select: 'Looking for the car',
  search: 'Looking for the car',
  trySelect: 'Still looking for the car',
  trySearch: 'Still looking for the car',
  protocolNumber: 'The car answers',
  identifyStandard: 'Asking the car what it can tell',
}

export function stepWords(step: StepName): string {
  return STEP_WORDS[step] ?? 'Setting the adapter up'
}

export const ROUTES: Record<AdapterRoute, { label: string; hint: string }> = {
  bluetooth: { label: 'Bluetooth LE adapter', hint: 'Most adapters sold today, Veepeak, Vgate, OBDLink CX.' },
  anyBluetooth: {
    label: 'Any Bluetooth LE device',
    hint: 'Yours isn’t listed above? Look through every device nearby.',
  },
  classicBluetooth: {
    label: 'Classic Bluetooth adapter',
    hint: 'The older kind. Pair it in your system settings first, with PIN 1234 or 0000.',
  },
  usb: { label: 'USB adapter', hint: 'On a cable.' },
  wifi: {
    label: 'Wi-Fi adapter',
    hint: 'Join the adapter’s own Wi-Fi first. It has no internet, and that’s fine.',
  },
}

export const REFUSED_ADVICE: Record<AdapterRoute, string> = {
  bluetooth: 'Allow Bluetooth for this page or app in the settings, then choose again.',
  anyBluetooth: 'Allow Bluetooth for this page or app in the settings, then choose again.',
  classicBluetooth: 'Allow serial ports for this page in the browser’s settings, then choose again.',
  usb: 'Allow serial ports for this page in the browser’s settings, then choose again. On Linux, you need access to the port.',
  wifi: 'Join the adapter’s own Wi-Fi and allow the app to reach devices on the local network, then choose again.',
}

const OBSTACLES: Record<RouteObstacle, string> = {
  insecure: 'Browsers need a secure page for this. Open it with https.',
  noBluetooth: 'This browser can’t use Bluetooth. Chrome and Edge can. On an iPhone, use the Tappet app.',
  noSerial: 'This browser can’t reach it. Chrome, Edge or a current Firefox on a computer can.',
  onlyInApp: 'Browsers can’t reach Wi-Fi adapters. The Tappet app can.',
  onlyInBrowser: 'The app can’t reach this one. Open Tappet in Chrome or Edge.',
}

export function obstacleWords(obstacle: RouteObstacle): string {
  return OBSTACLES[obstacle]
}

export const KINDS: Record<CodeKind, { label: string; meaning: string }> = {
  stored: { label: 'Stored', meaning: 'confirmed by the car' },
  pending: { label: 'Pending', meaning: 'seen once, not confirmed yet' },
  permanent: { label: 'Permanent', meaning: 'stays until the car has tested itself' },
}

export const PIECE_NAMES: Record<SnapshotPiece, string> = {
  pending: 'Pending codes',
  freezeFrames: 'Freeze frame',
  readiness: 'Tests',
}

export const SETUP_TIPS: readonly string[] = [
  'Push the adapter firmly into the OBD-II socket. Its light should be on.',
  'Turn the ignition on. The engine may be off.',
  'Close other apps that use the adapter.',
  'Stay within a few feet of the car.',
]

const UNITS: Record<UnitKind, string> = { engine: 'Engine', transmission: 'Transmission' }

/** The address tells units of no known kind apart. */
export function unitName(ecu: string): string {
  const kind = unitKind(ecu)
  return kind === null ? `Control unit ${ecu}` : UNITS[kind]
}

export const moreWords = (count: number) => `And ${count} more.`
