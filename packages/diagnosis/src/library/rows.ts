/** From scripts/code-tables.ts: by the first three characters of the code, each beginning with its last two. */
export type CodeRows = Readonly<Record<string, readonly string[]>>

const REST_LENGTH = 2

export const rowsOf = (file: CodeRows): [code: string, text: string][] =>
  Object.entries(file).flatMap(([family, rows]) =>
    rows.map((row): [string, string] => [family + row.slice(0, REST_LENGTH), row.slice(REST_LENGTH + 1)]),
  )
