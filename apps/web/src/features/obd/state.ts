import type { ClearRefusal, Diagnosis, Gap, ObdDevice, Snapshot, TranscriptEntry } from '@tappet/obd'
import type { AdapterRoute } from '../../platform/obd/obd-transport.ts'
import type { CarReport, KeptReport } from './saved/report.ts'

export type ObdConnection = {
  isConnected: boolean
  deviceName: string | null
  lastReadTimestamp: number | null
  codes: readonly string[]
}

export const DISCONNECTED: ObdConnection = {
  isConnected: false,
  deviceName: null,
  lastReadTimestamp: null,
  codes: [],
}

export const SERVICE_ERRORS = {
  noAdapter: 'No OBD adapter connected',
  readLimit: 'OBD read limit reached. Upgrade to Pro for unlimited OBD reads.',
} as const

export type Activity =
  | 'connecting'
  | 'disconnecting'
  | 'scanning'
  | 'reading-more'
  | 'saving'
  | 'clearing'
  | 'reconnecting'

export type Search = 'idle' | 'searching' | 'found' | 'none'

export type Doctor = {
  of: 'connect' | 'read' | 'clear' | 'live' | 'look'
  diagnosis: Diagnosis
  transcript: readonly TranscriptEntry[]
}

export type Clearing =
  | { step: 'saving' }
  | { step: 'ready'; snapshot: Snapshot }
  | { step: 'notSaved'; why: string; gaps: readonly Gap[] }
  | { step: 'refused'; reason: ClearRefusal; snapshot: Snapshot }

export type ObdState = {
  connection: ObdConnection
  demo: boolean
  activity: Activity | null
  connectingTo: string | null
  progress: string | null
  search: Search
  demoDevices: readonly ObdDevice[]
  routeFailure: { route: AdapterRoute; why: 'bluetoothOff' | 'refused'; reason: string } | null
  report: CarReport | null
  /** Until the next one is connected. */
  lostName: string | null
  /** What belongs to an earlier one begins again. */
  links: number
  /** As it has to. */
  permanentLeft: readonly string[]
  readFailure: { givenBack: boolean } | null
  doctor: Doctor | null
  clearing: Clearing | null
  codesLeft: readonly string[]
  kept: readonly KeptReport[]
  keptUnread: boolean
  reportKept: boolean
}

export const WITHOUT_REPORT = {
  report: null,
  lostName: null,
  permanentLeft: [],
  readFailure: null,
  doctor: null,
  clearing: null,
  codesLeft: [],
  reportKept: false,
} satisfies Partial<ObdState>

export const INITIAL: ObdState = {
  ...WITHOUT_REPORT,
  connection: DISCONNECTED,
  demo: false,
  activity: null,
  connectingTo: null,
  progress: null,
  search: 'idle',
  demoDevices: [],
  routeFailure: null,
  links: 0,
  kept: [],
  keptUnread: false,
}
