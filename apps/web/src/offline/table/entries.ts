import type { Entry } from '../entry.ts'
import type { Values } from '../optimistic-write.ts'

export type TableName = 'maintenance' | 'fill_ups' | 'car_costs' | 'vehicles'

/** Sent twice, it is stored once; without a car the default one's. */
export type NewRow<Fields> = Fields & { id: string; vehicle_id?: string | null }

/** Another car than before, where it is named. */
type OfCar<Values> = Values & { vehicle_id?: string }

/** An earlier version kept less of it. */
export type SeenRow<Fields> = Partial<Fields> & { id: string; vehicle_id?: string | null }

/** Plain values for a database. */
export type QueuedFile = { path: string; bytes: ArrayBuffer; type: string }

export type AddWork<Fields> = {
  rows: NewRow<Fields>[]
  files?: QueuedFile[]
  /** Refused where a higher one was recorded on its day or before. */
  isReading?: true
}

/** Only changed fields, so that it does not overwrite another device's. */
export type EditWork<Fields> = {
  id: string
  name: string
  changes: OfCar<Partial<Fields>>
  before?: OfCar<Partial<Fields>>
  files?: QueuedFile[]
  stored?: Values
  seen?: NewRow<Fields>
  gone?: true
}

export type DeleteWork<Fields> = {
  rows: SeenRow<Fields>[]
  stored?: Record<string, Values>
}

export type AddEntry<Fields> = Entry<`${string}.add`, AddWork<Fields>>
export type EditEntry<Fields> = Entry<`${string}.edit`, EditWork<Fields>>
export type DeleteEntry<Fields> = Entry<`${string}.delete`, DeleteWork<Fields>>
/** The names are in drivers' databases: none is ever renamed. */
export type TableEntry<Fields> = AddEntry<Fields> | EditEntry<Fields> | DeleteEntry<Fields>

export const isAdd = <Fields>(entry: TableEntry<Fields>): entry is AddEntry<Fields> =>
  entry.kind.endsWith('.add')
export const isEdit = <Fields>(entry: TableEntry<Fields>): entry is EditEntry<Fields> =>
  entry.kind.endsWith('.edit')
export const isDeletion = <Fields>(entry: TableEntry<Fields>): entry is DeleteEntry<Fields> =>
  entry.kind.endsWith('.delete')

export type Shown<Row> = Row & {
  waiting?: true
  files?: QueuedFile[]
}

export type TableAnswer = { fileRefused: boolean }

export const isEmptyEdit = ({ changes, files }: EditWork<object>): boolean =>
  Object.keys(changes).length === 0 && files === undefined
