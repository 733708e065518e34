import { type OwnValue, type OwnValuesRead, ownValuesTable, readOwnValues } from '@tappet/obd'
import Papa from 'papaparse'

/** 200 values have about 20 kB. */
const MAX_BYTES = 1024 * 1024

/** Null: too large, or no text. */
export async function readOwnFile(file: Blob): Promise<OwnValuesRead | null> {
  if (file.size > MAX_BYTES) return null
  const text = await file.text()
  if (text.includes('\0')) return null
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { delimitersToGuess: [',', ';', '\t'] })
  return readOwnValues(data)
}

export const ownFile = (values: readonly OwnValue[]) =>
  new Blob([`${Papa.unparse(ownValuesTable(values), { newline: '\r\n' })}\r\n`], { type: 'text/csv' })
