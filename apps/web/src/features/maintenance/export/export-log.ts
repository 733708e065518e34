import { FunctionsHttpError } from '@supabase/supabase-js'
import { BYTE_ORDER_MARK } from '@tappet/upkeep'
import type { Client } from '../../../backend/connection/connect.ts'
import { ASKS_FOR_EVENTS, PDF_WITHIN_MS, pdfFromEvents } from '../../../backend/reports/pdf-events.ts'
import { countPdfExport } from '../../../backend/reports/pdf-exports.ts'
import { asWrittenHere } from '../../../format/paper.ts'
import { safeFileName } from '../../../platform/files/files.ts'
import { PRO_ONLY } from '../copy.ts'

export { PdfBusy } from '../../../backend/reports/pdf-events.ts'
export type ExportKind = 'csv' | 'pdf'

export class ProOnly extends Error {
  constructor() {
    super(PRO_ONLY)
    this.name = 'ProOnly'
  }
}

const TYPE = { csv: 'text/csv;charset=utf-8', pdf: 'application/pdf' } as const
const CSV_WITHIN_MS = 60_000

/**
 * Without a car, the default one's.
 * @param told how far a PDF is
 * @param unsent missing changes, told in the PDF or the CSV's name
 * @throws ProOnly when the plan refuses, PdfBusy, FunctionsError for anything else
 */
export async function exportLog(
  client: Client,
  { userId, vehicleId }: { userId: string; vehicleId: string | null },
  kind: ExportKind,
  today: string,
  { told, unsent }: { told: (text: string) => void; unsent: number },
): Promise<{ name: string; content: Blob }> {
  if (kind === 'pdf' && !(await countPdfExport(client))) throw new ProOnly()
  const answer = await client.functions.invoke<string | Blob | Response>(`export-${kind}`, {
    body: {
      type: 'maintenance',
      user_id: userId,
      ...(vehicleId !== null && { vehicle_id: vehicleId }),
      ...(kind === 'pdf' && { ...asWrittenHere(), counted: true, unsent }),
    },
    ...(kind === 'pdf' && { headers: ASKS_FOR_EVENTS }),
    signal: AbortSignal.timeout(kind === 'pdf' ? PDF_WITHIN_MS : CSV_WITHIN_MS),
  })
  if (answer.error !== null) throw isPlanRefusal(answer.error) ? new ProOnly() : answer.error
  const { data, response } = answer
  if (data === null) throw new Error('The export is empty')
  const otherwise = `tappet-maintenance-${today}.${kind}`
  if (data instanceof Response) {
    const { name, file } = await pdfFromEvents(data, told)
    return { name: safeFileName(name, otherwise), content: file }
  }
  const name = safeFileName(nameIn(response?.headers.get('content-disposition') ?? ''), otherwise)
  return {
    name: incomplete(name, unsent),
    content: new Blob([data instanceof Blob ? data : marked(data)], { type: TYPE[kind] }),
  }
}

/** "log-2-changes-missing.csv" */
export function incomplete(name: string, unsent: number): string {
  if (unsent === 0) return name
  return name.replace(/(?=\.[a-z]+$)/, `-${unsent}-${unsent === 1 ? 'change' : 'changes'}-missing`)
}

/** Excel needs the byte order mark, which reading as text removes. */
const marked = (text: string) => (text.startsWith(BYTE_ORDER_MARK) ? text : BYTE_ORDER_MARK + text)

/** RFC 6266: the extended name takes precedence. */
function nameIn(disposition: string): string {
  const extended = /filename\*=utf-8''([^;]+)/i.exec(disposition)?.[1]
  if (extended) return decodeURIComponent(extended)
  return /filename="?([^";]+)"?/i.exec(disposition)?.[1] ?? ''
}

const isPlanRefusal = (error: unknown) =>
  error instanceof FunctionsHttpError && [402, 403].includes((error.context as Response).status)
