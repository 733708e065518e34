import { type FieldTable, namesOf, type RequiredOf, type RowOf, type Value } from './field.ts'

export function buildRow<Fields extends FieldTable>(
  fields: Fields,
  valueFor: <Name extends keyof Fields & string>(name: Name, field: Fields[Name]) => Value,
): RowOf<Fields> {
  return Object.fromEntries(
    namesOf(fields).map((name) => [name, valueFor(name, fields[name])]),
  ) as RowOf<Fields>
}

export function rowOf<Fields extends FieldTable>(
  fields: Fields,
  values: Pick<RowOf<Fields>, RequiredOf<Fields>> & Partial<RowOf<Fields>>,
): RowOf<Fields> {
  return buildRow(
    fields,
    (name, field) => (values[name] ?? (field.kind === 'flag' ? field.default : null)) as Value,
  )
}

/** A field that is absent stays absent: a write that was queued before a column existed must not empty it. */
export function pickFields<Fields extends FieldTable, Row extends Partial<RowOf<Fields>>>(
  fields: Fields,
  row: Row,
): Pick<Row, keyof Fields & keyof Row> {
  const present = namesOf(fields).filter((name) => row[name] !== undefined)
  return Object.fromEntries(present.map((name) => [name, row[name]])) as unknown as Row
}
