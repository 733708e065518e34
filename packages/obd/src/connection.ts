import { askUnit, type UnitAnswer, type UnitQuestion } from './car/ask-unit.ts'
import { readCodes } from './car/codes.ts'
import { type ParametersReading, readParameters } from './car/parameters.ts'
import type { PerUnit } from './car/read-row.ts'
import {
  readFreezeFrames,
  readInUse,
  readMonitorTests,
  readReadiness,
  readSupported,
  readVehicle,
  readVoltage,
  type Supported,
  type UnitInUse,
  type UnitMonitorTest,
  type UnitReadiness,
  type Vehicle,
} from './car/readers.ts'
import type { CodesReading } from './car/told-codes.ts'
import { readUnitCodes } from './car/unit-codes.ts'
import { type ClearOutcome, type ClearProofs, clearCodes } from './clear/clear.ts'
import type { Snapshot } from './clear/proofs.ts'
import { takeSnapshot } from './clear/snapshot.ts'
import type { Adapter } from './dialogue/adapter.ts'
import type { Failure } from './dialogue/failure.ts'
import { type Link, openLink } from './dialogue/link.ts'
import { type StepName, TRY } from './dialogue/steps.table.ts'
import { newTranscript, type Transcript, type TranscriptEntry } from './dialogue/transcript.ts'
import { type Diagnosis, diagnose } from './doctor/doctor.ts'
import { type Live, type LiveOptions, pollLive } from './live/live.ts'
import type { Reading } from './reading.ts'
import type { UnitFreezeFrame } from './readings/freeze-frame.ts'
import type { UnitCode } from './readings/uds-codes.ts'
import type { ProtocolNumber } from './tables/protocols.table.ts'
import type { Clock, OpenTransport } from './transport.ts'

export interface ConnectOptions {
  readonly ways: readonly OpenTransport[]
  readonly clock: Clock
  readonly id: string
  /** Makes the search short. */
  readonly protocol?: ProtocolNumber | null
  /** The adapter hung at ATTP before, as `adapter().lacks` tells: ATSP is sent instead. */
  readonly lacksTry?: boolean
  readonly onProgress?: (step: StepName, command: string) => void
  readonly onLost?: () => void
}

export type Connected =
  | { readonly ok: true; readonly connection: Connection }
  | {
      readonly ok: false
      readonly failure: Failure
      readonly diagnosis: Diagnosis
      readonly transcript: readonly TranscriptEntry[]
    }

/** Only `close` may reject. A lost link is reopened once for reading, never for clearing. */
export interface Connection {
  readonly id: string
  adapter(): Adapter
  codes(): Promise<Reading<CodesReading>>
  /** `without`: units whose silence means that they hold no frame. */
  freezeFrames(without?: readonly string[]): Promise<Reading<readonly UnitFreezeFrame[]>>
  readiness(since?: 'cleared' | 'thisDrive'): Promise<Reading<readonly UnitReadiness[]>>
  vehicle(): Promise<Reading<Vehicle>>
  supported(): Promise<Reading<Supported>>
  ask(question: UnitQuestion): Promise<Reading<readonly UnitAnswer[]>>
  parameters(pids: readonly number[]): Promise<Reading<ParametersReading>>
  monitorTests(): Promise<Reading<readonly UnitMonitorTest[]>>
  inUse(): Promise<Reading<readonly UnitInUse[]>>
  /** By ISO 14229-1. */
  unitCodes(): Promise<Reading<PerUnit<readonly UnitCode[]>>>
  voltage(): Promise<Reading<number>>
  live(options: LiveOptions): Live
  /** A lost link is opened again by the next reading. */
  lost(): Failure | null
  recover(): Promise<Failure | null>
  /** To be saved with `saveSnapshot`; fails while a code of any unit is missing. */
  snapshot(): Promise<Reading<Snapshot>>
  clear(proofs: ClearProofs): Promise<ClearOutcome>
  /** Of the transcript, and of the failure that asks for it. */
  diagnosis(failure?: Failure | null): Diagnosis
  transcript(): readonly TranscriptEntry[]
  /** Rejects when the transport could not be closed; another call tries again. */
  close(): Promise<void>
}

/** Links of cheap adapters break on the first try, or on a reset. */
const TRIES = 2

export async function connect(options: ConnectOptions): Promise<Connected> {
  const transcript = newTranscript()
  const watch: Watch = { onLost: () => {} }
  let failure: Failure = { kind: 'notOpened', reason: 'no way to the adapter was given' }
  let { lacksTry = false } = options
  for (const way of options.ways) {
    for (let attempt = 1; attempt <= TRIES; attempt++) {
      const link = await openLink(
        way,
        options.clock,
        linkOptions({ ...options, lacksTry }, transcript, attempt === 1, watch),
      )
      if (link.kind !== 'failed')
        return {
          ok: true,
          connection: connectionOver(link.value, way, { ...options, lacksTry }, transcript, watch),
        }
      failure = link.failure
      if (failure.kind === 'silent' && failure.during.startsWith(TRY)) {
        lacksTry = true
        continue
      }
      if (!worthAnotherTry(failure, options.ways.length)) break
    }
    // It will not answer at another speed either.
    if (failure.kind === 'noCar') break
  }
  return {
    ok: false,
    failure,
    diagnosis: diagnose(transcript.entries(), failure),
    transcript: transcript.entries(),
  }
}

// With other speeds to try, the next one comes first.
function worthAnotherTry(failure: Failure, ways: number): boolean {
  return failure.kind === 'closed' || (failure.kind === 'silent' && failure.during === 'ATI' && ways === 1)
}

interface Watch {
  onLost: () => void
}

function linkOptions(options: ConnectOptions, transcript: Transcript, reset: boolean, watch: Watch) {
  const progress = options.onProgress === undefined ? {} : { onProgress: options.onProgress }
  const onLost = () => watch.onLost()
  const { protocol = null, lacksTry = false } = options
  return { protocol, lacksTry, reset, transcript, onLost, ...progress }
}

function connectionOver(
  first: Link,
  way: OpenTransport,
  options: ConnectOptions,
  transcript: Transcript,
  watch: Watch,
): Connection {
  const { clock, id } = options
  let link = first
  let closed = false
  let gone = false
  const reopened = async (): Promise<Failure | null> => {
    const protocol = link.adapter().protocol?.number ?? null
    const { units } = link.adapter()
    const again = await openLink(way, clock, {
      ...linkOptions(options, transcript, false, watch),
      protocol,
      units,
    })
    if (again.kind === 'failed') return again.failure
    link = again.value
    return null
  }
  watch.onLost = () => {
    if (!closed && !gone) options.onLost?.()
  }
  // Once for all that want the link back.
  let recovering: Promise<Failure | null> | null = null
  const recover = (): Promise<Failure | null> => {
    if (closed || gone || link.lost() === null) return Promise.resolve(link.lost())
    recovering ??= reopened().then((failure) => {
      gone = failure !== null
      recovering = null
      return link.lost()
    })
    return recovering
  }
  // A link that could not be opened is not tried with every reading.
  const reading = async <R>(read: (over: Link) => Promise<R>): Promise<R> => {
    const result = await read(link)
    if (closed || gone || link.lost() === null) return result
    return (await recover()) === null ? read(link) : result
  }
  return {
    id,
    adapter: () => link.adapter(),
    lost: () => link.lost(),
    recover,
    codes: () => reading(readCodes),
    freezeFrames: (without) => reading((over) => readFreezeFrames(over, without)),
    readiness: (since) => reading((over) => readReadiness(over, since)),
    vehicle: () => reading(readVehicle),
    supported: () => reading(readSupported),
    ask: (question) => reading((over) => askUnit(over, question)),
    parameters: (pids) => reading((over) => readParameters(over, pids)),
    monitorTests: () => reading(readMonitorTests),
    inUse: () => reading(readInUse),
    unitCodes: () => reading(readUnitCodes),
    voltage: () => reading(readVoltage),
    live: (liveOptions) => pollLive(link, clock, liveOptions),
    snapshot: () => reading((over) => takeSnapshot(over, id)),
    clear: (proofs) => clearCodes(link, id, proofs),
    diagnosis: (failure) => diagnose(transcript.entries(), failure ?? link.lost()),
    transcript: () => transcript.entries(),
    close() {
      closed = true
      return link.close()
    },
  }
}
