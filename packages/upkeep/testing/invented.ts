/**
 * A column of the log that nobody has heard of, for tests which prove that a place knows whatever the table of fields
 * holds. It imports no table: a test puts it into the table in a mock of log/fields.ts.
 */
export const INVENTED = {
  name: 'torque_spec',
  label: 'Torque',
  value: '110 Nm, in two steps',
  field: {
    kind: 'text',
    label: 'Torque',
    csvHeading: 'Torque',
    knownHeadings: ['torque'],
    required: false,
    maxLength: 100,
  },
} as const

/** log/fields.ts with the invented column in its table. */
export function withInventedColumn<Fields extends { logFields: object; logFieldNames: readonly string[] }>(
  actual: Fields,
): Fields {
  return {
    ...actual,
    logFields: { ...actual.logFields, [INVENTED.name]: INVENTED.field },
    logFieldNames: [...actual.logFieldNames, INVENTED.name],
  }
}
