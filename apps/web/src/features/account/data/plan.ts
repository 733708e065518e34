import { z } from 'zod'
import type { Archive, Row } from './archive.ts'
import { adoptedId } from './new-ids.ts'
import { scanSchema } from './scans.ts'

/*
 * What importing an archive would do, decided before anything is written. Only what a driver made goes
 * in: the log, the reminders, the diagnoses with what the mechanic found, the saved scans. Counters, notifications and
 * the plan are the server's. A recording that was given for training is not given again by an import: it is asked anew.
 */

const text = (most: number) => z.string().max(most)
const day = z.iso.date()
const miles = z.number().int().min(0).nullish().default(null)

const ROWS = {
  maintenance: z.object({
    id: z.string(),
    item: text(200).min(1),
    date: day,
    mileage: miles,
    cost: z.number().min(0).nullish().default(null),
    notes: text(20_000).nullish().default(null),
    receipt_url: text(2000).nullish().default(null),
  }),
  reminder_prefs: z.object({
    id: z.string(),
    item: text(200).min(1),
    months_interval: z.number().int().positive().nullish().default(null),
    miles_interval: z.number().int().positive().nullish().default(null),
    last_done_date: day.nullish().default(null),
    last_done_mileage: miles,
  }),
  history: z.object({
    id: z.string(),
    type: z.enum(['audio', 'comprehensive']),
    data: z.record(z.string(), z.json()),
    created_at: z.string(),
  }),
  // After the history that it speaks of.
  mechanic_findings: z.object({
    history_id: z.string(),
    found: z.string().regex(/^[a-z][a-z0-9_]{0,39}$/),
    words: text(500).nullish().default(null),
  }),
  obd_scans: scanSchema,
} as const

export type ImportTable = keyof typeof ROWS
export const IMPORT_TABLES = Object.keys(ROWS) as ImportTable[]

type Fitting = { [T in ImportTable]: z.infer<(typeof ROWS)[T]> }
export type ImportItem =
  | { [T in ImportTable]: { table: T; label: string; state: 'new'; row: Fitting[T] } }[ImportTable]
  | { table: ImportTable; label: string; state: 'duplicate' | 'invalid' }

/** What the account holds already. */
export type Held = {
  ids: ReadonlySet<string>
  /** The items that have a reminder. */
  reminderItems: ReadonlySet<string>
  /** The diagnoses of which it is said what the mechanic found. */
  foundIds: ReadonlySet<string>
}

export function planImport({ manifest, tables }: Archive, userId: string, held: Held): ImportItem[] {
  const same = manifest.user_id === userId
  const idHere = (id: string) => (same ? id : adoptedId(userId, id))
  return IMPORT_TABLES.flatMap((table) =>
    (tables[table] ?? []).map((raw): ImportItem => {
      const label = labelOf(table, raw)
      const parsed = ROWS[table].safeParse(raw)
      if (!parsed.success) return { table, label, state: 'invalid' }
      const row = parsed.data
      if ('found' in row) {
        const history_id = idHere(row.history_id)
        return held.foundIds.has(row.history_id) || held.foundIds.has(history_id)
          ? { table, label, state: 'duplicate' }
          : { table: 'mechanic_findings', label, state: 'new', row: { ...row, history_id } }
      }
      const id = idHere(row.id)
      const there =
        held.ids.has(row.id) ||
        held.ids.has(id) ||
        ('months_interval' in row && held.reminderItems.has(row.item))
      // The schema of the table made the row: the two belong together.
      return there
        ? { table, label, state: 'duplicate' }
        : ({ table, label, state: 'new', row: { ...row, id } } as ImportItem)
    }),
  )
}

/** What a driver would call a row: "Oil Change, 2026-03-05". */
function labelOf(table: ImportTable, row: Row): string {
  if (table === 'obd_scans') return `OBD scan, ${dayOf(row.savedAtMs)}`
  if (table === 'mechanic_findings') return 'What a mechanic found'
  if (table !== 'history') return [row.item, row.date].filter(Boolean).join(', ') || 'A row without a name'
  const data = (row.data ?? {}) as { issue?: { name?: unknown }; probable_causes?: { cause?: unknown }[] }
  const name = data.issue?.name ?? data.probable_causes?.[0]?.cause ?? 'A diagnosis'
  return `${String(name)}, ${String(row.created_at ?? '').slice(0, 10)}`
}

function dayOf(timeMs: unknown): string {
  const time = new Date(typeof timeMs === 'number' ? timeMs : Number.NaN)
  return Number.isNaN(time.getTime()) ? 'without a date' : time.toISOString().slice(0, 10)
}

/** The receipt's file name within the archive, from the address that its row holds. */
export function receiptName(receiptUrl: string | null): string | null {
  const name = receiptUrl?.split(/[?#]/)[0]?.split('/').at(-1)
  return name ? decodeURIComponent(name) : null
}
