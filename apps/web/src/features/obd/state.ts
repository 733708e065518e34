import type {
  ClearRefusal,
  Diagnosis,
  Gap,
  ObdDevice,
  ScannedCode,
  Snapshot,
  TranscriptEntry,
} from '@tappet/obd'
import type { AdapterRoute } from '../../platform/obd/obd-transport.ts'
import type { CarReport, KeptReport } from './saved/report.ts'

export type ObdConnection = {
  isConnected: boolean
  deviceName: string | null
  /** Milliseconds since 1970. */
  lastReadTimestamp: number | null
  codes: readonly ScannedCode[]
}

export const DISCONNECTED: ObdConnection = {
  isConnected: false,
  deviceName: null,
  lastReadTimestamp: null,
  codes: [],
}

/** The two errors whose texts are stated. */
export const SERVICE_ERRORS = {
  noAdapter: 'No OBD adapter connected',
  readLimit: 'OBD read limit reached. Upgrade to Pro for unlimited OBD reads.',
} as const

/** What the scanner is at. One thing at a time. */
export type Activity =
  | 'connecting'
  | 'disconnecting'
  | 'scanning'
  /** The codes are there; readiness, freeze frame and the rest follow. */
  | 'reading-more'
  | 'saving'
  | 'clearing'
  /** The link was lost and is being opened again. */
  | 'reconnecting'

export type Search = 'idle' | 'searching' | 'found' | 'none'

/** Why the last thing failed, as far as the wire tells. */
export type Doctor = {
  of: 'connect' | 'read' | 'clear' | 'live' | 'look'
  diagnosis: Diagnosis
  transcript: readonly TranscriptEntry[]
}

/** How the way to a clear stands: the report must be kept before it may be sent. */
export type Clearing =
  | { step: 'saving' }
  | { step: 'ready'; snapshot: Snapshot }
  | { step: 'notSaved'; why: string; gaps: readonly Gap[] }
  | { step: 'refused'; reason: ClearRefusal; snapshot: Snapshot }

export type ObdState = {
  connection: ObdConnection
  /** The adapter is, or what is shown came from, a demo. */
  demo: boolean
  activity: Activity | null
  /** While connecting: to what, and the step it is at. */
  connectingTo: string | null
  progress: string | null
  search: Search
  demoDevices: readonly ObdDevice[]
  /** A way to a real adapter that did not lead to one. */
  routeFailure: { route: AdapterRoute; why: 'bluetoothOff' | 'refused'; reason: string } | null
  report: CarReport | null
  /** The adapter whose link was lost for good, until the next one is connected. */
  lostName: string | null
  /** Connections so far: what belongs to an earlier one begins again. */
  links: number
  /** Permanent codes that a clear left, as it has to. */
  permanentLeft: readonly string[]
  readFailure: { givenBack: boolean } | null
  doctor: Doctor | null
  clearing: Clearing | null
  /** Codes that were there again right after a clear. */
  codesLeft: readonly string[]
  kept: readonly KeptReport[]
  /** The kept ones could not be read: which there are is not known. */
  keptUnread: boolean
  /** This report is among the kept ones. */
  reportKept: boolean
}

export const INITIAL: ObdState = {
  connection: DISCONNECTED,
  demo: false,
  activity: null,
  connectingTo: null,
  progress: null,
  search: 'idle',
  demoDevices: [],
  routeFailure: null,
  report: null,
  lostName: null,
  links: 0,
  permanentLeft: [],
  readFailure: null,
  doctor: null,
  clearing: null,
  codesLeft: [],
  kept: [],
  keptUnread: false,
  reportKept: false,
}

/** Forgets what was read from a car: before another one is connected. */
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
