import type { CodeKind, SnapshotPiece, StepName, UnitKind } from '@tappet/obd'
import { unitKind } from '@tappet/obd'
import type { AdapterRoute, RouteObstacle } from '../../platform/obd/obd-transport.ts'

const STEP_WORDS: Partial<Record<StepName, string>> = {
  probe: 'Saying hello to the adapter',
  select: 'Looking for the car',
  search: 'Looking for the car',
  trySelect: 'Trying each kind of bus',
  trySearch: 'Trying each kind of bus',
  protocolNumber: 'The car answers',
  identifyStandard: 'Asking the car which standard it speaks',
}

export function stepWords(step: StepName): string {
  return STEP_WORDS[step] ?? 'Setting the adapter up'
}

export const ROUTES: Record<AdapterRoute, { label: string; hint: string }> = {
  bluetooth: { label: 'Bluetooth LE adapter', hint: 'Most adapters sold today, Veepeak, Vgate, OBDLink CX.' },
  anyBluetooth: {
    label: 'Any Bluetooth LE device',
    hint: 'For an adapter that the list above leaves out: many give no sign of what they are.',
  },
  classicBluetooth: {
    label: 'Classic Bluetooth adapter',
    hint: 'The older kind, paired in the system settings first with PIN 1234 or 0000.',
  },
  usb: { label: 'USB adapter', hint: 'On a cable. Its speed is found by itself.' },
  wifi: {
    label: 'Wi-Fi adapter',
    hint: 'Join the adapter’s own Wi-Fi first. It has no internet: that is right.',
  },
}

export const REFUSED_ADVICE: Record<AdapterRoute, string> = {
  bluetooth: 'Allow Bluetooth for this page or app in the settings, then choose again.',
  anyBluetooth: 'Allow Bluetooth for this page or app in the settings, then choose again.',
  classicBluetooth: 'Allow serial ports for this page in the browser’s settings, then choose again.',
  usb: 'Allow serial ports for this page in the browser’s settings, then choose again. On Linux the user needs access to the port.',
  wifi: 'Join the adapter’s own Wi-Fi and allow the app to reach devices on the local network, then choose again.',
}

const OBSTACLES: Record<RouteObstacle, string> = {
  insecure: 'Browsers keep devices from pages that come over plain http. Open this page over https.',
  noBluetooth:
    'This browser has no Bluetooth for web pages. Chrome or Edge has it, on a computer and on Android; on an iPhone the Tappet app has it.',
  noSerial:
    'This browser has no serial ports for web pages. Chrome, Edge or a current Firefox on a computer has them.',
  onlyInApp: 'No browser may open the connection that Wi-Fi adapters need. The Tappet app may.',
  onlyInBrowser:
    'The app reaches Bluetooth LE and Wi-Fi adapters. For this one open Tappet in Chrome or Edge.',
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
  'Push the adapter firmly into the OBD-II socket. Its lamp should be lit.',
  'Switch the ignition on. The engine may be off.',
  'Close other apps that use the adapter: it serves one at a time.',
  'Stay within a few feet of the car.',
]

const UNITS: Record<UnitKind, string> = { engine: 'Engine', transmission: 'Transmission' }

export function unitName(ecu: string): string {
  const kind = unitKind(ecu)
  return kind === null ? 'Control unit' : UNITS[kind]
}

export const moreWords = (count: number) => `And ${count} more.`
