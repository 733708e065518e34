/** Object.entries with the table's own keys: right for tables that are declared in one place and never extended. */
export const entriesOf = <K extends string, V>(table: Readonly<Record<K, V>>) =>
  Object.entries(table) as [K, V][]
