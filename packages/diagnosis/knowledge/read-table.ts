import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Papa from 'papaparse'

const folder = import.meta.dirname

export type Row = Record<string, string>

/**
 * A table of this folder.
 * @param from another folder with the same tables
 * @throws Error that names the file and the line which is no row
 */
export function readTable(name: string, from = folder): Row[] {
  const { data, errors } = Papa.parse<Row>(readFileSync(join(from, name), 'utf8').trim(), { header: true })
  const [error] = errors
  if (error !== undefined) throw new Error(`${name}, line ${(error.row ?? 0) + 2}: ${error.message}`)
  return data
}
