import { refuse } from '../errors/rest.ts'

/**
 * Reads CSV (RFC 4180) whose first line names the columns. As in PostgREST, the bare word
 * NULL is null and everything else is text for the column's type to read.
 *
 * @throws RestError PGRST102 when a line is not as long as the header
 */
export function parseCsv(text: string): { columns: string[]; rows: Record<string, string | null>[] } {
  const [header, ...lines] = records(text)
  if (header === undefined) throw refuse.body('Empty or invalid csv')
  const columns = header.map((cell) => cell.text)
  const rows = lines.map((cells) => {
    if (cells.length !== columns.length) throw refuse.body('All lines must have same number of fields')
    return Object.fromEntries(
      cells.map((cell, index) => [
        columns[index] ?? '',
        cell.text === 'NULL' && !cell.quoted ? null : cell.text,
      ]),
    )
  })
  return { columns, rows }
}

type Cell = { text: string; quoted: boolean }
const CELL = /(?:"([^"]*(?:""[^"]*)*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/y

function records(text: string): Cell[][] {
  const lines: Cell[][] = []
  let line: Cell[] = []
  CELL.lastIndex = 0
  while (CELL.lastIndex < text.length) {
    const found = CELL.exec(text)
    if (found === null) throw refuse.body('Empty or invalid csv')
    const quoted = found[1]
    line.push({ text: quoted?.replaceAll('""', '"') ?? found[2] ?? '', quoted: quoted !== undefined })
    if (found[3] === ',' && CELL.lastIndex < text.length) continue
    // A comma at the very end of the text opens one more, empty cell.
    if (found[3] === ',') line.push({ text: '', quoted: false })
    lines.push(line)
    line = []
  }
  return lines
}
