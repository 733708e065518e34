import { carFields, type FieldTable, fillUpFields, logFields, namesOf } from '@tappet/upkeep'
import { isSame, pick } from '../optimistic-write.ts'
import type { EditWork, NewRow, TableName } from './entries.ts'

/** What a driver writes of each table. Apart from the queue: the first page does without. */
const FIELDS: Readonly<Record<TableName, FieldTable>> = {
  maintenance: logFields,
  fill_ups: fillUpFields,
  vehicles: carFields,
}

export const fieldsOfTable = ({ table }: { table: TableName }): FieldTable => FIELDS[table]

/** The fields that a deletion compares with what is stored: those that follow from no other row. */
export const comparedFields = (spec: { table: TableName; follows?: readonly string[] }): string[] =>
  namesOf(fieldsOfTable(spec)).filter((name) => !spec.follows?.includes(name))

/** The row without what the server adds to it. */
export function newOf<Fields extends object>(
  { spec }: { spec: { table: TableName } },
  row: NewRow<Fields>,
): NewRow<Fields> {
  const own = ['id', 'vehicle_id', ...namesOf(fieldsOfTable(spec))].filter((name) => name in row)
  return pick(row, own) as NewRow<Fields>
}

/** What an edit changes of a row as it is shown. A field that is not stated is not changed. */
export function editOf<Fields extends object>(
  table: { spec: { table: TableName; nameOf: (row: NewRow<Fields>, changes: Partial<Fields>) => string } },
  row: NewRow<Fields>,
  after: Partial<Fields>,
): EditWork<Fields> {
  const names = (namesOf(fieldsOfTable(table.spec)) as (keyof Fields & string)[]).filter(
    // A row that was kept from before a column existed does not have it: that is nothing to change.
    (name) => after[name] !== undefined && !isSame(after[name], row[name]),
  )
  return {
    id: row.id,
    name: table.spec.nameOf(row, after),
    changes: pick(after, names) as Partial<Fields>,
    before: pick(row, names) as Partial<Fields>,
    seen: newOf(table, row),
  }
}
