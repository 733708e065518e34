import type { Connected, Connection, Failure, ObdDevice } from '@tappet/obd'
import type { connect } from '@tappet/obd/driver'
import type { AdapterAccess } from '../../platform/obd/obd-transport.ts'
import { createStore, type Readable } from '../../platform/runtime/store.ts'
import type { SnapshotStore } from '../../platform/storage/snapshot-store.ts'
import type { CountedRead } from './reading/usage.ts'
import type { KeptReport } from './saved/report.ts'
import type { Doctor, ObdState } from './state.ts'
import { INITIAL } from './state.ts'

/** What the scanner says at the edge of the page; messages.ts words it. */
export type Say = {
  connected(): void
  connectionFailed(): void
  disconnected(): void
  disconnectFailed(): void
  noCodes(): void
  codesRead(count: number): void
  /** With one of the two stated service errors, where it is one. */
  readFailed(serviceError?: string): void
  /** With the permanent codes that stay, as they have to, and what units kept by themselves; null: not known. */
  codesCleared(
    permanentLeft: readonly string[],
    otherCodes: readonly string[] | null,
    isPendingRead: boolean,
  ): void
  clearFailed(): void
  saved(): void
  notSaved(): void
}

/** Made-up adapters in a made-up car. */
export type Demo = {
  /** Those that can be connected without a search. */
  known: readonly ObdDevice[]
  find(): Promise<readonly ObdDevice[]>
  connect(deviceId: string): Promise<Connected>
}

/** What the scanner needs of the world. */
export type ObdServices = {
  clock: { now(): number; after(milliseconds: number, run: () => void): () => void }
  /** Milliseconds since 1970. */
  nowMs(): number
  newId(): string
  /** Who uses it; null while nobody is signed in. */
  userId(): string | null
  /** The chosen car; null where there is none. */
  carId(): string | null
  askToSignIn(): void
  /** Counts a read before it happens; `vin` names the car where it told one. Rejects when the server does not answer. */
  count(vin: string | null): Promise<CountedRead>
  giveBack(useId: string): Promise<boolean>
  /** The count has changed. */
  onCounted(): void
  demo(): Promise<Demo>
  /** The dialogue with a real car. Rejects where its code cannot be fetched. */
  real(): Promise<typeof connect>
  access(): Promise<AdapterAccess>
  reports(): Promise<SnapshotStore<KeptReport>>
  say: Say
}

/** The scanner's state, and what its commands work on. */
export type ObdStore = Readable<ObdState> & {
  readonly services: ObdServices
  set(patch: Partial<ObdState>): void
  /** The car of the last connection, until the adapter is let go; its link may be lost. */
  car: Connection | null
  /** Of the adapter that was connected last. */
  deviceName: string
  /** The read that is counted and not yet known to have worked. */
  useId: string | null
  /** Nothing is under way. */
  idle(): boolean
}

export function createObdStore(services: ObdServices): ObdStore {
  const { state, subscribe, set } = createStore(INITIAL)
  return {
    services,
    car: null,
    deviceName: 'the adapter',
    useId: null,
    state,
    subscribe,
    set: (patch) => set({ ...state(), ...patch }),
    idle: () => state().activity === null,
  }
}

/** What the doctor makes of everything so far, and of the failure that asks for it; null without a connection. */
export const diagnosed = (
  { car }: ObdStore,
  of: Doctor['of'],
  failure: Failure | null = null,
): Doctor | null => car && { of, diagnosis: car.diagnosis(failure), transcript: car.transcript() }
