/** Joins class names, leaving out whatever is false, null, undefined or empty. */
export function cx(...classes: ReadonlyArray<string | false | null | undefined>): string {
  return classes.filter(Boolean).join(' ')
}
