import { BYTE_ORDER_MARK } from '@tappet/upkeep'
import type { Client } from '../../../backend/connection/connect.ts'
import { fileName } from '../../../backend/reports/pdf-report.ts'

const CSV_WITHIN_MS = 60_000

/**
 * Without a car, the default one's.
 * @param unsent missing changes, told in the name
 * @throws FunctionsError
 */
export async function exportCsv(
  client: Client,
  of: { user_id: string; vehicle_id?: string },
  unsent: number,
): Promise<{ name: string; file: Blob }> {
  const { data, error, response } = await client.functions.invoke<string>('export-csv', {
    body: { type: 'maintenance', ...of },
    signal: AbortSignal.timeout(CSV_WITHIN_MS),
  })
  if (error !== null) throw error
  if (data === null) throw new Error('The export is empty')
  const name = fileName(response?.headers.get('content-disposition') ?? null, 'tappet-maintenance.csv')
  return {
    name: incomplete(name, unsent),
    file: new Blob([marked(data)], { type: 'text/csv;charset=utf-8' }),
  }
}

/** "log-2-changes-missing.csv" */
export function incomplete(name: string, unsent: number): string {
  if (unsent === 0) return name
  return name.replace(/(?=\.[a-z]+$)/, `-${unsent}-${unsent === 1 ? 'change' : 'changes'}-missing`)
}

/** Excel needs the byte order mark, which reading as text removes. */
const marked = (text: string) => (text.startsWith(BYTE_ORDER_MARK) ? text : BYTE_ORDER_MARK + text)
