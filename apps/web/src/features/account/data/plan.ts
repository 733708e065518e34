import { z } from 'zod'
import type { Archive, Row } from './archive.ts'
import { adoptedId } from './new-ids.ts'
import { scanSchema } from './scans.ts'
import { type Column, TABLES, type TableName } from './tables.ts'

/*
 * Decides what an import would do before anything is written. No field is dropped silently: it is restored, or its
 * table says why not, or the driver is told that this version does not know it.
 */

export type ImportTable = TableName | 'obd_scans'

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

/** In the order of insertion: a row comes after the rows that it references. */
export const IMPORTABLES: readonly Importable[] = [
  ...(Object.keys(TABLES) as TableName[]).flatMap((table): Importable[] => {
    const spec = TABLES[table]
    return spec.kind === 'restored' ? [{ ...spec, table, schema: schemaOf(spec.columns) }] : []
  }),
  scans,
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
  /** Fields of the archived row that this version does not know. */
  unknown: string[]
}
export type ImportItem =
  | NewItem
  | { table: ImportTable; title: string; state: 'duplicate' }
  /** `fields` have invalid values. */
  | { table: ImportTable; title: string; state: 'invalid'; fields: string[] }

/** Keys of the account's rows, by table. */
export type Held = Readonly<Partial<Record<ImportTable, ReadonlySet<string>>>>

export function planImport({ manifest, tables }: Archive, userId: string, held: Held): ImportItem[] {
  const idHere = (id: string) => (manifest.user_id === userId ? id : adoptedId(userId, id))
  return IMPORTABLES.flatMap((importable) =>
    (tables[importable.table] ?? []).flatMap((raw) => planRow(importable, raw, idHere, held)),
  )
}

/** One item, or none for a row that nobody chose where the account has its own. */
function planRow(
  importable: Importable,
  raw: Row,
  idHere: (id: string) => string,
  held: Held,
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
  const there = held[table] ?? new Set()
  // The old id is compared too: the first owner may be the importer.
  if ([parsed.data, row].some((each) => keysOf(importable, each).some((key) => there.has(key))))
    return importable.standsIn?.is(row) ? [] : { table, title, state: 'duplicate' }
  const unknown = Object.keys(raw).filter((name) => !(name in row) && !(name in columns))
  return { table, title, state: 'new', row, unknown }
}

const STAND_IN = 'a stand-in'

/** The keys that the account's own row holds. One that stands in holds nothing but the place of another stand-in. */
export function heldKeysOf(importable: Importable, row: Row): string[] {
  if (importable.standsIn === undefined) return keysOf(importable, row)
  return importable.standsIn.is(row) ? [STAND_IN] : [STAND_IN, ...keysOf(importable, row)]
}

/** The keys that identify an archived row: one for each list of `sameBy`. */
function keysOf({ sameBy, standsIn }: Importable, row: Row): string[] {
  if (standsIn?.is(row)) return [STAND_IN]
  return sameBy.map((names) => JSON.stringify(names.map((name) => [name, row[name] ?? null])))
}

function dayOf(timeMs: unknown): string {
  const time = new Date(typeof timeMs === 'number' ? timeMs : Number.NaN)
  return Number.isNaN(time.getTime()) ? 'without a date' : time.toISOString().slice(0, 10)
}

/**
 * The file name within the archive of a receipt that lay in its owner's folder; null for any other address, which an
 * import keeps as it is.
 */
export function receiptName(receiptUrl: string, ownerId: string): string | null {
  const [, name] = receiptUrl.split(/[?#]/)[0]?.split(`/receipts/${ownerId}/`) ?? []
  if (!name) return null
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
