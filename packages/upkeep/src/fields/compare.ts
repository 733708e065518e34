/**
 * Which of these rows the table has already, so that a file read twice doubles nothing. Of two equal ones in the file
 * and one in the table, one is new. `rest`: rows of the table that the file does not hold.
 *
 * @param keyOf equal for two rows that are the same
 */
export function partKnown<Row extends Other, Other extends object>(
  rows: readonly Row[],
  table: readonly Other[],
  keyOf: (row: Other) => string,
): { fresh: Row[]; known: Row[]; rest: Other[] } {
  const counts = new Map<string, number>()
  for (const row of table) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + 1)
  const fresh: Row[] = []
  const duplicates: Row[] = []
  for (const row of rows) {
    const remaining = counts.get(keyOf(row)) ?? 0
    if (remaining > 0) counts.set(keyOf(row), remaining - 1)
    ;(remaining > 0 ? duplicates : fresh).push(row)
  }
  const rest = table.filter((row) => {
    const remaining = counts.get(keyOf(row)) ?? 0
    if (remaining > 0) counts.set(keyOf(row), remaining - 1)
    return remaining > 0
  })
  return { fresh, known: duplicates, rest }
}

/**
 * An empty text is none, since CSV cannot tell them apart.
 * @param compared the fields that the file has a column for: an older file says nothing of newer ones
 */
export const sameIn =
  (compared: readonly string[]) =>
  (row: object): string => {
    const values = new Map<string, unknown>(Object.entries(row))
    return JSON.stringify(compared.map((name) => values.get(name) ?? ''))
  }

export function partEdited<Row, Other>(
  fresh: readonly Row[],
  rest: readonly Other[],
  isNear: (row: Row, other: Other) => boolean,
): { fresh: Row[]; edited: { row: Row; other: Other }[] } {
  const unmatched = [...rest]
  const edited: { row: Row; other: Other }[] = []
  const others = fresh.filter((row) => {
    const at = unmatched.findIndex((other) => isNear(row, other))
    const [other] = at < 0 ? [] : unmatched.splice(at, 1)
    if (other !== undefined) edited.push({ row, other })
    return other === undefined
  })
  return { fresh: others, edited }
}
