import type { Connected, Connection, Failure, ObdDevice } from '@tappet/obd'
import type { connect } from '@tappet/obd/driver'
import type { AdapterAccess } from '../../platform/obd/obd-transport.ts'
import { createStore, type Readable } from '../../platform/runtime/store.ts'
import type { SnapshotStore } from '../../platform/storage/snapshot-store.web.ts'
import type { messages } from './clearing/messages.ts'
import type { CountedRead } from './reading/usage.ts'
import type { KeptReport } from './saved/report.ts'
import { type Doctor, INITIAL, type ObdState } from './state.ts'

type Messages = typeof messages
export type Say = { [Name in keyof Messages]: (...values: Parameters<Messages[Name]>) => void }

export type Demo = {
  known: readonly ObdDevice[]
  find(): Promise<readonly ObdDevice[]>
  connect(deviceId: string): Promise<Connected>
}

export type ObdServices = {
  clock: { now(): number; after(milliseconds: number, run: () => void): () => void }
  nowMs(): number
  newId(): string
  /** Null while nobody is signed in. */
  userId(): string | null
  carId(): string | null
  askToSignIn(): void
  /** `vin` where the car told one. Rejects when the server does not answer. */
  count(vin: string | null): Promise<CountedRead>
  giveBack(useId: string): Promise<boolean>
  onCounted(): void
  demo(): Promise<Demo>
  /** Rejects where its code cannot be fetched. */
  real(): Promise<typeof connect>
  access(): Promise<AdapterAccess>
  reports(): Promise<SnapshotStore<KeptReport>>
  say: Say
}

export type ObdStore = Readable<ObdState> & {
  readonly services: ObdServices
  set(patch: Partial<ObdState>): void
  /** Its link may be lost. */
  car: Connection | null
  deviceName: string
  useId: string | null
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

export const diagnosed = (
  { car }: ObdStore,
  of: Doctor['of'],
  failure: Failure | null = null,
): Doctor | null => car && { of, diagnosis: car.diagnosis(failure), transcript: car.transcript() }
