import type { Reading } from '../car/reading.ts'
import { failedReading } from '../car/reading.ts'
import type { CodesReading } from '../car/told-codes.ts'
import type { ClearOutcome, ClearProofs } from '../clear/clear.ts'
import type { Connected, Connection } from '../connection.ts'
import { connect } from '../connection.ts'
import type { Failure } from '../dialogue/failure.ts'
import type { StepName } from '../dialogue/steps.table.ts'
import type { ProtocolNumber } from '../tables/protocols.table.ts'
import type { Clock, OpenTransport } from '../transport.ts'
import type { ObdDevice } from './state.ts'

/** Finds adapters and reads a car through them. The real driver and the demo share this interface. */
export interface AdapterDriver {
  /** Its readings are made up and must be labelled so wherever they are shown. */
  readonly isDemo: boolean
  /** Devices that can be connected without a search. */
  readonly known: readonly ObdDevice[]
  find(): Promise<readonly ObdDevice[]>
  connect(deviceId: string): Promise<Connected>
  disconnect(): Promise<void>
  codes(): Promise<Reading<CodesReading>>
  clear(proofs: ClearProofs): Promise<ClearOutcome | { readonly kind: 'failed'; readonly failure: Failure }>
  /** Everything else a connected car offers; null while there is none. */
  connection(): Connection | null
}

/** An adapter the device's own chooser or list has offered. */
export interface FoundAdapter {
  readonly device: ObdDevice
  readonly ways: readonly OpenTransport[]
  /** The protocol the car spoke last time over this adapter. */
  readonly protocol?: ProtocolNumber | null
}

export interface RealDriverOptions {
  readonly find: () => Promise<readonly FoundAdapter[]>
  readonly clock: Clock
  readonly newId: () => string
  readonly onProgress?: (step: StepName, command: string) => void
  readonly onLost?: () => void
}

/** The driver for real adapters. */
export function realDriver(options: RealDriverOptions): AdapterDriver {
  let found: readonly FoundAdapter[] = []
  let connection: Connection | null = null
  return {
    isDemo: false,
    known: [],
    async find() {
      found = await options.find()
      return found.map(({ device }) => device)
    },
    async connect(deviceId) {
      const adapter = found.find(({ device }) => device.id === deviceId)
      const progress = options.onProgress === undefined ? {} : { onProgress: options.onProgress }
      const { clock } = options
      const lost = options.onLost === undefined ? {} : { onLost: options.onLost }
      const ways = adapter?.ways ?? []
      const connected = await connect({
        ways,
        clock,
        id: options.newId(),
        protocol: adapter?.protocol ?? null,
        ...progress,
        ...lost,
      })
      connection = connected.ok ? connected.connection : null
      return connected
    },
    async disconnect() {
      await connection?.close()
      connection = null
    },
    async codes() {
      return connection === null ? failedReading({ kind: 'notReady' }) : connection.codes()
    },
    async clear(proofs) {
      return connection === null
        ? { kind: 'failed', failure: { kind: 'notReady' } }
        : connection.clear(proofs)
    },
    connection: () => connection,
  }
}
