/** How a driver writes each table that is kept offline, as the property of the queue draws it. */
import { fileColumns, recordOf } from '@tappet/upkeep'
import type { CaseItemRow, CaseRow } from '@tappet/wire'
import { receiptUrl } from '../../backend/car/receipts.ts'
import { caseKinds, deleteCase, isCaseEntry, writeCase } from '../../features/cases/queue/kinds.ts'
import { casesWith, itemsWith } from '../../features/cases/queue/overlay.ts'
import { forgetReceipt } from '../../features/maintenance/receipts/forget.ts'
import { costTable } from '../../offline/costs/table.ts'
import type { Entry, Kind } from '../../offline/entry.ts'
import { fuelTable } from '../../offline/fuel/table.ts'
import { garageTable } from '../../offline/garage/table.ts'
import { logTable } from '../../offline/log/table.ts'
import { setPreferences } from '../../offline/preferences/kind.ts'
import type { SeenRow, TableEntry, TableName } from '../../offline/table/entries.ts'
import { editOf, newOf } from '../../offline/table/fields.ts'
import type { OfflineTable } from '../../offline/table/table.ts'
import { testBackend, USER_ID } from './harness.tsx'

export type Row = SeenRow<Record<string, unknown>>

/** What a device shows: its tables as it read them, and what waits. */
export type Shown = { rows(table: string): Row[]; entries: readonly Entry[] }

/** Work, and what of the server's it changes. */
export type Write = {
  kind: Kind
  work: unknown
  verb: 'insert' | 'update' | 'delete' | 'set'
  table: string
  id: string
  /** What the row held where the driver changed or deleted it. */
  saw?: unknown
  /** The timeline as the driver saw it. */
  items?: string[]
  /** Files to be deleted once no record names them. */
  forgets?: string[]
}

export type Subject = {
  table: string
  kinds: readonly Kind[]
  shown(what: Shown): Row[]
  /** The column that takes `value`. */
  text: string
  /** @param nth chooses among the ways to do it */
  add(id: string, value: string, nth: number): Write
  edit?(row: Row, value: string, nth: number): Write
  remove?(row: Row, what: Shown): Write
}

/** A table as every one is written, whatever its fields. */
type AnyTable = OfflineTable<Record<string, unknown>, never>

const { client } = testBackend()
const pathsOf = (id: unknown) => ['jpg', 'pdf'].map((type) => `${USER_ID}/${id}.${type}`)
const AT = '2026-03-05T12:00:00.000Z'

function ofTable<Fields extends object, Of extends never>(
  offlineTable: OfflineTable<Fields, Of>,
  text: string,
  fresh: object,
): Subject {
  const table = offlineTable as unknown as AnyTable
  const name = table.spec.table
  return {
    table: name,
    text,
    kinds: table.kinds,
    shown: ({ rows, entries }) =>
      table.rowsWith(
        rows(name) as never[],
        entries.filter(table.has) as TableEntry<Record<string, unknown>>[],
      ),
    add: (id, value, nth) => {
      const row = { ...fresh, id, [text]: value }
      const files = pathsOf(id).map((path) => ({ path, bytes: new ArrayBuffer(1), type: 'image/jpeg' }))
      const addresses = files.map(({ path }) => receiptUrl(client, path))
      const work =
        name === 'maintenance' && nth === 0
          ? { rows: [{ ...row, ...fileColumns(addresses) }], files }
          : { rows: [row], ...(name === 'maintenance' && nth === 1 ? { isReading: true } : {}) }
      return { kind: table.add, work, verb: 'insert', table: name, id }
    },
    edit: (row, value) => ({
      kind: table.edit,
      work: editOf(table, row, { [text]: value }),
      ...{ verb: 'update', table: name, id: row.id, saw: row[text] },
    }),
    remove: (row) => ({
      kind: table.delete,
      work: { rows: [newOf(table, row)] },
      ...{ verb: 'delete', table: name, id: row.id, saw: row[text] },
      ...(row.receipt_url ? { forgets: pathsOf(row.id) } : {}),
    }),
  }
}

const itemsOf = (caseId: string, { rows, entries }: Shown) => {
  const own = rows('case_items').filter(({ case_id }) => case_id === caseId) as unknown as CaseItemRow[]
  return itemsWith(caseId, own, entries.filter(isCaseEntry)).map(({ id }) => id)
}

const itemOf = (case_id: string, value: string) => ({
  ...{ id: `i-${value}`, case_id, kind: 'note', happened_at: AT, history_id: null, maintenance_id: null },
  data: value,
})

const cases: Subject = {
  table: 'cases',
  text: 'title',
  kinds: caseKinds,
  shown: ({ rows, entries }) =>
    casesWith(rows('cases') as unknown as CaseRow[], entries.filter(isCaseEntry)) as unknown as Row[],
  add: (id, value) => ({
    kind: writeCase,
    work: {
      caseId: id,
      opened: { title: value, vehicle_id: null, created_at: AT },
      items: [itemOf(id, `${value}-first`)],
    },
    ...{ verb: 'insert', table: 'cases', id },
  }),
  edit: (row, value, nth) => {
    const seen = { title: row.title, vehicle_id: null }
    if (nth % 2 === 1)
      return {
        kind: writeCase,
        work: { caseId: row.id, items: [itemOf(row.id, value)], seen },
        ...{ verb: 'insert', table: 'case_items', id: `i-${value}` },
      }
    return {
      kind: writeCase,
      work: { caseId: row.id, items: [], change: { title: value }, before: { title: row.title }, seen },
      ...{ verb: 'update', table: 'cases', id: row.id, saw: row.title },
    }
  },
  remove: (row, what) => {
    const items = itemsOf(row.id, what)
    return {
      kind: deleteCase,
      work: { caseId: row.id, seen: { title: row.title, items } },
      ...{ verb: 'delete', table: 'cases', id: row.id, saw: row.title, items },
    }
  },
}

const preferences: Subject = {
  table: 'preferences',
  text: 'distance_unit',
  kinds: [setPreferences, forgetReceipt],
  shown: () => [],
  add: (_id, value) => ({
    kind: setPreferences,
    work: { preferences: { distance_unit: value } },
    ...{ verb: 'set', table: 'preferences', id: USER_ID },
  }),
}

/** Does not compile until a new table stands here. */
const TABLES: Readonly<Record<TableName, Subject>> = {
  maintenance: ofTable(logTable as never, 'notes', recordOf({ item: 'Oil Change', date: '2026-03-05' })),
  fill_ups: ofTable(fuelTable as never, 'note', { date: '2026-03-05', amount: 40 }),
  car_costs: ofTable(costTable as never, 'note', { date: '2026-03-05', kind: 'tax', amount: 90 }),
  vehicles: ofTable(garageTable as never, 'plate', { name: 'Golf', retired_at: null }),
}

export const SUBJECTS: readonly Subject[] = [...Object.values(TABLES), cases, preferences]
