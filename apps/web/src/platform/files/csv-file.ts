import type { CsvLine } from '@tappet/upkeep'
import Papa from 'papaparse'
import { wholeNumber } from '../../format/count.ts'
import { type Encoding, encodingOf } from './encodings.ts'

/** 10,000 records take about one megabyte. */
const MAX_BYTES = 10 * 1024 * 1024
const MAX_LINES = 10_000
const MAX_COLUMNS = 200
/** Of a cell that shows the encoding. */
const MAX_LETTERS = 60

/** The message is for the driver. */
export class FileRefused extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'FileRefused'
  }
}

export type CsvFile = {
  /** Cells, with the number of their line in the file. */
  lines: CsvLine[]
  delimiter: string
  encoding: Encoding
  /** False where its letters were guessed. */
  isEncodingTold: boolean
  /** A cell with letters beyond ASCII, to judge the encoding by; '' where none has. */
  letters: string
}

/** @param chosen how its letters are read; without it the file tells @throws FileRefused */
export async function readCsvFile(file: Blob, chosen?: Encoding): Promise<CsvFile> {
  if (file.size > MAX_BYTES)
    throw new FileRefused('This file is larger than 10 MB. Split it into smaller ones.')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const guess = encodingOf(bytes)
  const encoding = chosen ?? guess.encoding
  const table = readCsvText(new TextDecoder(encoding).decode(bytes))
  const cells = table.lines.flatMap((line) => line.cells)
  const letters = cells.find((cell) => /[^\p{ASCII}]/u.test(cell) && /\p{L}/u.test(cell)) ?? ''
  return { ...table, encoding, isEncodingTold: guess.isTold, letters: letters.slice(0, MAX_LETTERS) }
}

/** @throws FileRefused for a text that is not a table of plausible size */
export function readCsvText(text: string): Pick<CsvFile, 'lines' | 'delimiter'> {
  if (text.includes('\0')) throw new FileRefused('This is not a text file. Choose a CSV file.')
  const lines: CsvLine[] = []
  let line = 1
  let problem: string | null = null
  const table = rejoined(text.replace(/^\uFEFF/, ''))
  const delimiter = delimiterOf(table)
  Papa.parse<string[]>(table, {
    delimiter,
    step: ({ data }, parser) => {
      if (data.length > MAX_COLUMNS)
        problem = `Line ${line} has ${wholeNumber(data.length)} columns. A log has at most ${MAX_COLUMNS}.`
      else if (lines.length > MAX_LINES)
        problem = `This file has more than ${wholeNumber(MAX_LINES)} lines. Split it into smaller ones.`
      if (problem !== null) {
        parser.abort()
        return
      }
      lines.push({ line, cells: data })
      line += 1 + data.reduce((breaks, cell) => breaks + (cell.match(/\r\n|\n|\r/g)?.length ?? 0), 0)
    },
  })
  if (problem !== null) throw new FileRefused(problem)
  return { lines, delimiter }
}

/** Drivvo writes a second decimal behind the closing quote: "45,1"2. */
function rejoined(table: string): string {
  return /^"?##/.test(table) ? table.replace(/"(\d[^"\r\n]*)"(\d+)(?=[,;\r\n]|$)/g, '"$1$2"') : table
}

/** Splits the header into the most columns; where the first line is a section's title, the header is the second. */
function delimiterOf(table: string): string {
  const columns = (delimiter: string) =>
    Math.max(
      ...Papa.parse<string[]>(table, { delimiter, preview: /^"?##/.test(table) ? 2 : 1 }).data.map(
        (row) => row.length,
      ),
    )
  const counted = [',', ';', '\t', '|'].map((delimiter) => ({ delimiter, columns: columns(delimiter) }))
  return counted.reduce((best, each) => (each.columns > best.columns ? each : best)).delimiter
}
