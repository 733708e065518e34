import type { Entry } from '../entry.ts'
import type { Values } from '../optimistic-write.ts'

export type TableName = 'maintenance' | 'fill_ups' | 'vehicles'

/** A row with the id that this device has given it: sent twice, it is stored once. Without a car: the default one's. */
export type NewRow<Fields> = Fields & { id: string; vehicle_id?: string | null }

/** A row as it was on the screen. An earlier version of the app has kept less of it. */
export type SeenRow<Fields> = Partial<Fields> & { id: string; vehicle_id?: string | null }

/** A file that a row names and that is still to be uploaded: plain values that a database can keep. */
export type QueuedFile = { path: string; bytes: ArrayBuffer; type: string }

export type AddWork<Fields> = {
  rows: NewRow<Fields>[]
  file?: QueuedFile
  /** An odometer reading: refused where a higher one was recorded on its day or before. */
  isReading?: true
}

/** An edit holds only its changed fields, so that it does not overwrite another device's changes of the others. */
export type EditWork<Fields> = {
  id: string
  /** What the driver calls the row. */
  name: string
  changes: Partial<Fields>
  /** The same fields as they were on the screen. */
  before?: Partial<Fields>
  file?: QueuedFile
  /** The same fields as another device has stored them meanwhile: the driver decides. */
  stored?: Values
  /** The whole row as it was on the screen. */
  seen?: NewRow<Fields>
  /** It was deleted on another device: the driver decides. */
  gone?: true
}

export type DeleteWork<Fields> = {
  rows: SeenRow<Fields>[]
  /** The rows as another device has stored them meanwhile, by id: the driver decides. */
  stored?: Record<string, Values>
}

export type AddEntry<Fields> = Entry<`${string}.add`, AddWork<Fields>>
export type EditEntry<Fields> = Entry<`${string}.edit`, EditWork<Fields>>
export type DeleteEntry<Fields> = Entry<`${string}.delete`, DeleteWork<Fields>>
/** What the device keeps of changes to a table. The names are in drivers' databases: none is ever renamed. */
export type TableEntry<Fields> = AddEntry<Fields> | EditEntry<Fields> | DeleteEntry<Fields>

export const isAdd = <Fields>(entry: TableEntry<Fields>): entry is AddEntry<Fields> =>
  entry.kind.endsWith('.add')
export const isEdit = <Fields>(entry: TableEntry<Fields>): entry is EditEntry<Fields> =>
  entry.kind.endsWith('.edit')
export const isDeletion = <Fields>(entry: TableEntry<Fields>): entry is DeleteEntry<Fields> =>
  entry.kind.endsWith('.delete')

/** A row as it is shown: from the server, or queued. */
export type Shown<Row> = Row & {
  waiting?: true
  /** The file itself, while the server does not have it. */
  file?: QueuedFile
}

/** What the server answered besides success. */
export type TableAnswer = { fileRefused: boolean }

/** Whether an edit changes anything at all. */
export const isEmptyEdit = ({ changes, file }: EditWork<object>): boolean =>
  Object.keys(changes).length === 0 && file === undefined
