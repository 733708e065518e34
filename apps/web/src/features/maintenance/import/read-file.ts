import type { CsvLine } from '@tappet/upkeep'
import Papa from 'papaparse'
import { wholeNumber } from '../../../platform/count.ts'

/** A file larger than this is no service log: 10,000 records weigh about one megabyte. */
const BYTES_MOST = 10 * 1024 * 1024
const LINES_MOST = 10_000
const COLUMNS_MOST = 200

/** Why a file was not read; the message is for the driver. */
export class FileRefused extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'FileRefused'
  }
}

/** A CSV file as lines of cells, each with its number in the file. @throws FileRefused */
export async function readCsvFile(file: Blob): Promise<CsvLine[]> {
  if (file.size > BYTES_MOST)
    throw new FileRefused('This file is larger than 10 MB. Split it into smaller ones.')
  return readCsvText(decode(await file.arrayBuffer()))
}

/** @throws FileRefused for what is no table of a plausible size */
export function readCsvText(text: string): CsvLine[] {
  if (text.includes('\0')) throw new FileRefused('This is not a text file. Choose a CSV file.')
  const lines: CsvLine[] = []
  let line = 1
  let problem: string | null = null
  const table = text.replace(/^\uFEFF/, '')
  Papa.parse<string[]>(table, {
    delimiter: delimiterOf(table),
    step: ({ data }, parser) => {
      if (data.length > COLUMNS_MOST)
        problem = `Line ${line} has ${wholeNumber(data.length)} columns. A service log has at most ${COLUMNS_MOST}.`
      else if (lines.length > LINES_MOST)
        problem = `This file has more than ${wholeNumber(LINES_MOST)} lines. Split it into smaller ones.`
      if (problem !== null) {
        parser.abort()
        return
      }
      lines.push({ line, cells: data })
      line += 1 + data.reduce((breaks, cell) => breaks + (cell.match(/\r\n|\n|\r/g)?.length ?? 0), 0)
    },
  })
  if (problem !== null) throw new FileRefused(problem)
  return lines
}

/** The mark that parts the most columns of the header; what stands in the cells below would only mislead. */
function delimiterOf(table: string): string {
  const columns = (delimiter: string) =>
    Papa.parse<string[]>(table, { delimiter, preview: 1 }).data[0]?.length ?? 0
  const counted = [',', ';', '\t', '|'].map((delimiter) => ({ delimiter, columns: columns(delimiter) }))
  return counted.reduce((best, each) => (each.columns > best.columns ? each : best)).delimiter
}

/** UTF-16 behind its mark (Excel's "Unicode text"), else UTF-8, else what old Windows programs write. */
function decode(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes)
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
