export const entriesOf = <K extends string, V>(table: Readonly<Record<K, V>>) =>
  Object.entries(table) as [K, V][]
