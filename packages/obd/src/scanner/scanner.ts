import { endsLink } from '../car/ask.ts'
import type { CompleteReading, PartialReading } from '../car/reading.ts'
import type { CodesReading } from '../car/told-codes.ts'
import { isCertainlyEmpty } from '../car/told-codes.ts'
import type { ClearOutcome, ClearProofs } from '../clear/clear.ts'
import type { Connected } from '../connection.ts'
import type { Failure } from '../dialogue/failure.ts'
import type { AdapterDriver } from './driver.ts'
import type { ObdConnection, ObdDevice, ScannedCode, ScannerEvent } from './state.ts'
import { afterEvent, DISCONNECTED, scannedCodes } from './state.ts'

/** The two errors whose texts are stated. */
export const SERVICE_ERRORS = {
  noAdapter: 'No OBD adapter connected',
  readLimit: 'OBD read limit reached. Upgrade to Pro for unlimited OBD reads.',
} as const

export type ServiceError = keyof typeof SERVICE_ERRORS

export type ScanOutcome =
  | {
      readonly kind: 'read'
      readonly codes: readonly ScannedCode[]
      /** Only then may "no codes" be said. */
      readonly certainlyEmpty: boolean
      /** Partial: `missing` says what may hold more codes. */
      readonly reading: CompleteReading<CodesReading> | PartialReading<CodesReading>
    }
  | { readonly kind: 'refused'; readonly error: ServiceError; readonly message: string }
  | { readonly kind: 'failed'; readonly failure: Failure }

export type ScannerClearOutcome =
  | ClearOutcome
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'serviceRefused'; readonly error: ServiceError; readonly message: string }

export interface ScannerOptions {
  readonly driver: AdapterDriver
  /** Counts the read and says whether it may happen; called before every read, and only with an adapter connected. */
  readonly mayRead: () => Promise<boolean>
  readonly now: () => number
  readonly onChange?: (state: ObdConnection) => void
}

export interface Scanner {
  state(): ObdConnection
  devices(): readonly ObdDevice[]
  find(): Promise<readonly ObdDevice[]>
  connect(deviceId: string): Promise<Connected>
  disconnect(): Promise<void>
  scan(): Promise<ScanOutcome>
  /** Reads again what a scan left open; belongs to that scan and is not counted. */
  scanAgain(): Promise<ScanOutcome>
  /** The link ended and could not be reopened. What was read stays. */
  lose(): void
  clear(proofs: ClearProofs): Promise<ScannerClearOutcome>
}

/** The scanner screen's state and commands over any driver. */
export function createScanner(options: ScannerOptions): Scanner {
  const { driver } = options
  let state = DISCONNECTED
  let devices: readonly ObdDevice[] = []
  const apply = (event: ScannerEvent) => {
    state = afterEvent(state, event)
    options.onChange?.(state)
  }
  const refused = (error: ServiceError) => ({ error, message: SERVICE_ERRORS[error] })
  const mark = (connectedId: string | null) => {
    devices = devices.map((device) => ({ ...device, connected: device.id === connectedId }))
  }
  const lose = () => {
    mark(null)
    apply({ kind: 'disconnected' })
  }
  const read = async (): Promise<ScanOutcome> => {
    const reading = await driver.codes()
    if (reading.kind === 'failed') {
      if (endsLink(reading.failure)) lose()
      return { kind: 'failed', failure: reading.failure }
    }
    if (driver.connection()?.lost()) lose()
    const codes = scannedCodes(reading.value)
    apply({ kind: 'read', codes, at: options.now() })
    return { kind: 'read', codes, certainlyEmpty: isCertainlyEmpty(reading), reading }
  }
  return {
    state: () => state,
    devices: () => devices,
    async find() {
      devices = await driver.find()
      return devices
    },
    async connect(deviceId) {
      const connected = await driver.connect(deviceId)
      if (!connected.ok) return connected
      mark(deviceId)
      const deviceName = [...devices, ...driver.known].find(({ id }) => id === deviceId)?.name ?? deviceId
      apply({ kind: 'connected', deviceName })
      return connected
    },
    async disconnect() {
      await driver.disconnect()
      lose()
    },
    async scan() {
      if (!state.isConnected) return { kind: 'refused', ...refused('noAdapter') }
      if (!(await options.mayRead())) return { kind: 'refused', ...refused('readLimit') }
      return read()
    },
    async scanAgain() {
      return state.isConnected ? read() : { kind: 'refused', ...refused('noAdapter') }
    },
    lose,
    async clear(proofs) {
      if (!state.isConnected) return { kind: 'serviceRefused', ...refused('noAdapter') }
      const outcome = await driver.clear(proofs)
      if (outcome.kind === 'refused' && outcome.reason === 'linkLost') lose()
      if (outcome.kind === 'cleared') apply({ kind: 'cleared', left: scannedCodes(outcome.codes) })
      return outcome
    },
  }
}
