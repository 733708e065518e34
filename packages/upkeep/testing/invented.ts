/**
 * A column that nobody has heard of, for tests which prove that a place knows whatever the tables of fields hold. It
 * imports no table: a test puts it into each of them in a mock of its file.
 */
export const INVENTED = {
  name: 'torque_spec',
  label: 'Torque',
  value: '110 Nm, in two steps',
  field: {
    kind: 'text',
    label: 'Torque',
    knownHeadings: ['torque'],
    maxLength: 100,
  },
} as const

/** A file of a table of fields, with the invented column in each table of it. */
export function withInventedColumn<Tables extends object>(actual: Tables): Tables {
  const tables = Object.entries(actual).map(([name, fields]) => [
    name,
    { ...fields, [INVENTED.name]: INVENTED.field },
  ])
  return Object.fromEntries(tables) as Tables
}
