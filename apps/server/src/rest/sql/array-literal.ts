/** A PostgreSQL array literal, whose elements the database reads as the type it wants. */
export function arrayLiteral(values: readonly string[]): string {
  return `{${values.map((value) => `"${value.replace(/[\\"]/g, '\\$&')}"`).join(',')}}`
}
