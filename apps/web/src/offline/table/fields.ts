import { carCostFields, carFields, type FieldTable, fillUpFields, logFields, namesOf } from '@tappet/upkeep'
import { isSame, pick } from '../optimistic-write.ts'
import type { EditWork, NewRow, TableName } from './entries.ts'

const FIELDS: Readonly<Record<TableName, FieldTable>> = {
  maintenance: logFields,
  fill_ups: fillUpFields,
  car_costs: carCostFields,
  vehicles: carFields,
}

export const fieldsOfTable = ({ table }: { table: TableName }): FieldTable => FIELDS[table]

/** Without those that follow from another row. */
export const comparedFields = (spec: { table: TableName; follows?: readonly string[] }): string[] =>
  namesOf(fieldsOfTable(spec)).filter((name) => !spec.follows?.includes(name))

export function newOf<Fields extends object>(
  { spec }: { spec: { table: TableName } },
  row: NewRow<Fields>,
): NewRow<Fields> {
  const own = ['id', 'vehicle_id', ...namesOf(fieldsOfTable(spec))].filter((name) => name in row)
  return pick(row, own) as NewRow<Fields>
}

/** @param from null where the row names no car: nothing is compared then */
export function moveOf<Fields extends object>(
  table: { spec: { table: TableName; nameOf: (row: NewRow<Fields>, changes: Partial<Fields>) => string } },
  row: NewRow<Fields>,
  { from, to }: { from: string | null; to: string },
): EditWork<Fields> {
  return {
    id: row.id,
    name: table.spec.nameOf(row, {}),
    changes: { vehicle_id: to } as EditWork<Fields>['changes'],
    before: (from === null ? {} : { vehicle_id: from }) as EditWork<Fields>['changes'],
    seen: newOf(table, row),
  }
}

/** A field that is not stated is not changed. */
export function editOf<Fields extends object>(
  table: { spec: { table: TableName; nameOf: (row: NewRow<Fields>, changes: Partial<Fields>) => string } },
  row: NewRow<Fields>,
  after: Partial<Fields>,
): EditWork<Fields> {
  const names = (namesOf(fieldsOfTable(table.spec)) as (keyof Fields & string)[]).filter(
    // An older row has no such column: nothing to change.
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
