import { z } from 'zod'
import type { Archive, Row } from './archive.ts'
import { driveSchema } from './drives.ts'
import { adoptedId } from './new-ids.ts'
import { scanSchema } from './scans.ts'
import { type Column, TABLES, type TableName } from './tables.ts'

/* No field is dropped silently: it is restored, its table says why not, or the driver is told. */

export type ImportTable = TableName | 'obd_scans' | 'obd_drives'

type Importable = {
  table: ImportTable
  label: string
  columns: Record<string, Column>
  schema: z.ZodType<Row>
  ids: readonly string[]
  sameBy: readonly (readonly string[])[]
  standsIn?: { columns: readonly string[]; is: (row: Row) => boolean }
  alsoIn?: TableName
  title: (row: Row) => string
}

const scans: Importable = {
  table: 'obd_scans',
  label: 'OBD scans',
  columns: scanSchema.shape,
  schema: scanSchema,
  ids: ['id'],
  sameBy: [['id']],
  title: ({ savedAtMs }) => `OBD scan, ${dayOf(savedAtMs)}`,
}

const drives: Importable = {
  table: 'obd_drives',
  label: 'Recorded drives',
  columns: driveSchema.shape,
  schema: driveSchema,
  ids: ['id', 'vehicleId'],
  sameBy: [['id']],
  title: ({ startedAtMs }) => `Recorded drive, ${dayOf(startedAtMs)}`,
}

export const IMPORTABLES: readonly Importable[] = [
  ...(Object.keys(TABLES) as TableName[]).flatMap((table): Importable[] => {
    const spec = TABLES[table]
    return spec.kind === 'restored' ? [{ ...spec, table, schema: schemaOf(spec.columns) }] : []
  }),
  scans,
  drives,
]

function schemaOf(columns: Record<string, Column>): z.ZodType<Row> {
  const restored = Object.entries(columns).flatMap(([name, column]) =>
    column instanceof z.ZodType ? [[name, column]] : [],
  )
  return z.object(Object.fromEntries(restored))
}

export type NewItem = {
  table: ImportTable
  title: string
  state: 'new'
  row: Row
  /** Fields that this version does not know. */
  unknown: string[]
}
export type ImportItem =
  | NewItem
  | { table: ImportTable; title: string; state: 'duplicate' }
  | { table: ImportTable; title: string; state: 'invalid'; fields: string[] }

export type Held = Readonly<Partial<Record<ImportTable, ReadonlySet<string>>>>

export function planImport({ manifest, tables }: Archive, userId: string, heldKeys: Held): ImportItem[] {
  const idHere = (id: string) => (manifest.user_id === userId ? id : adoptedId(userId, id))
  return IMPORTABLES.flatMap((importable) =>
    (tables[importable.table] ?? []).flatMap((raw) => planRow(importable, raw, idHere, heldKeys)),
  )
}

function planRow(
  importable: Importable,
  raw: Row,
  idHere: (id: string) => string,
  heldKeys: Held,
): ImportItem | readonly [] {
  const { table, columns, schema, ids } = importable
  const title = importable.title(raw)
  const parsed = schema.safeParse(raw)
  if (!parsed.success) {
    const fields = [...new Set(parsed.error.issues.map(({ path }) => String(path[0])))]
    return { table, title, state: 'invalid', fields }
  }
  const adopted = ids.flatMap((name) => {
    const id = parsed.data[name]
    return typeof id === 'string' ? [[name, idHere(id)]] : []
  })
  const row: Row = { ...parsed.data, ...Object.fromEntries(adopted) }
  const there = heldKeys[table] ?? new Set()
  // The first owner may be the importer.
  if ([parsed.data, row].some((each) => keysOf(importable, each).some((key) => there.has(key))))
    return importable.standsIn?.is(row) ? [] : { table, title, state: 'duplicate' }
  const unknown = Object.keys(raw).filter((name) => !(name in row) && !(name in columns))
  return { table, title, state: 'new', row, unknown }
}

const STAND_IN = 'a stand-in'

/** A stand-in holds nothing but the place of another stand-in. */
export function heldKeysOf(importable: Importable, row: Row): string[] {
  if (importable.standsIn === undefined) return keysOf(importable, row)
  return importable.standsIn.is(row) ? [STAND_IN] : [STAND_IN, ...keysOf(importable, row)]
}

/** One for each list of `sameBy`. */
function keysOf({ sameBy, standsIn }: Importable, row: Row): string[] {
  if (standsIn?.is(row)) return [STAND_IN]
  return sameBy.map((names) => JSON.stringify(names.map((name) => [name, row[name] ?? null])))
}

function dayOf(timeMs: unknown): string {
  const time = new Date(typeof timeMs === 'number' ? timeMs : Number.NaN)
  return Number.isNaN(time.getTime()) ? 'without a date' : time.toISOString().slice(0, 10)
}

/** Null for any address outside the owner's folder, which an import keeps. */
export function receiptName(receiptUrl: string, ownerId: string): string | null {
  const [, name] = receiptUrl.split(/[?#]/)[0]?.split(`/receipts/${ownerId}/`) ?? []
  if (!name) return null
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
