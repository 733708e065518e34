/**
 * A data file of the library (scripts/code-tables.ts): rows by the first three characters of their code, each
 * beginning with the code's last two, in the order of the codes.
 */
export type CodeRows = Readonly<Record<string, readonly string[]>>

const REST_LENGTH = 2

/** Each code with the text of its row. */
export const rowsOf = (file: CodeRows): [code: string, text: string][] =>
  Object.entries(file).flatMap(([family, rows]) =>
    rows.map((row): [string, string] => [family + row.slice(0, REST_LENGTH), row.slice(REST_LENGTH + 1)]),
  )
