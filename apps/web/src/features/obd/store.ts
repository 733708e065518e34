import type { AdapterDriver, Failure, Scanner } from '@tappet/obd'
import { createScanner } from '@tappet/obd'
import type { realDriver } from '@tappet/obd/driver'
import type { AdapterAccess } from '../../platform/obd/obd-transport.ts'
import { createStore, type Readable } from '../../platform/runtime/store.ts'
import type { SnapshotStore } from '../../platform/storage/snapshot-store.ts'
import { vinOf } from './reading/car.ts'
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
  demo(): Promise<AdapterDriver>
  /** The dialogue with a real car. Rejects where its code cannot be fetched. */
  real(): Promise<typeof realDriver>
  access(): Promise<AdapterAccess>
  reports(): Promise<SnapshotStore<KeptReport>>
  say: Say
}

export type Active = { scanner: Scanner; driver: AdapterDriver }

/** The scanner's state, and what its commands work on. */
export type ObdStore = Readable<ObdState> & {
  readonly services: ObdServices
  set(patch: Partial<ObdState>): void
  active: Active | null
  /** Of the adapter that was connected last. */
  deviceName: string
  /** The read that is counted and not yet known to have worked. */
  useId: string | null
  /** Nothing is under way, or only what may be waited out. */
  idle(): boolean
}

export function createObdStore(services: ObdServices): ObdStore {
  const { state, subscribe, set } = createStore(INITIAL)
  return {
    services,
    active: null,
    deviceName: 'the adapter',
    useId: null,
    state,
    subscribe,
    set: (patch) => set({ ...state(), ...patch }),
    idle: () => state().activity === null,
  }
}

/** A scanner over a driver, whose reads are counted and whose state is the store's. */
export function activeOver(store: ObdStore, driver: AdapterDriver): Active {
  const { services } = store
  const mayRead = async () => {
    // The demo's readings are made up: they use nothing up.
    if (driver.isDemo) return true
    const connection = driver.connection()
    const counted = await services.count(connection === null ? null : await vinOf(connection))
    store.useId = counted.useId
    services.onCounted()
    return counted.mayRead
  }
  const onChange = (connection: ObdState['connection']) => store.set({ connection })
  return { driver, scanner: createScanner({ driver, mayRead, now: services.nowMs, onChange }) }
}

/** What the doctor makes of everything so far, and of the failure that asks for it; null without a connection. */
export function diagnosed(
  { active }: ObdStore,
  of: Doctor['of'],
  failure: Failure | null = null,
): Doctor | null {
  const connection = active?.driver.connection()
  return connection
    ? { of, diagnosis: connection.diagnosis(failure), transcript: connection.transcript() }
    : null
}
