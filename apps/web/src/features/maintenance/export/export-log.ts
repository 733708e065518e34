import { FunctionsHttpError } from '@supabase/supabase-js'
import { BYTE_ORDER_MARK } from '@tappet/upkeep'
import type { Client } from '../../../backend/connect.ts'
import { countPdfExport } from '../../../backend/pdf-exports.ts'
import { safeFileName } from '../../../platform/files.ts'
import { PRO_ONLY } from '../words.ts'

export type ExportKind = 'csv' | 'pdf'

/** The plan does not hold this export. */
export class ProOnly extends Error {
  constructor() {
    super(PRO_ONLY)
    this.name = 'ProOnly'
  }
}

const TYPE = { csv: 'text/csv;charset=utf-8', pdf: 'application/pdf' } as const
/** A PDF of thousands of records takes seconds; after this long nobody is answering any more. */
const ANSWER_WITHIN_MS = 60_000

/**
 * The driver's log as a file, made by the server from what it holds.
 * @throws ProOnly when the plan refuses, FunctionsError for anything else
 */
export async function exportLog(
  client: Client,
  userId: string,
  kind: ExportKind,
  today: string,
): Promise<{ name: string; content: Blob }> {
  if (kind === 'pdf' && !(await countPdfExport(client))) throw new ProOnly()
  const answer = await client.functions.invoke<string | Blob>(`export-${kind}`, {
    body: { type: 'maintenance', user_id: userId, ...(kind === 'pdf' && { counted: true }) },
    timeout: ANSWER_WITHIN_MS,
  })
  if (answer.error !== null) throw isPlanRefusal(answer.error) ? new ProOnly() : answer.error
  const { data, response } = answer
  if (data === null) throw new Error('The export is empty')
  const otherwise = `tappet-maintenance-${today}.${kind}`
  const name = safeFileName(nameIn(response?.headers.get('content-disposition') ?? ''), otherwise)
  return { name, content: new Blob([data instanceof Blob ? data : marked(data)], { type: TYPE[kind] }) }
}

/** The client reads CSV as text, and with that the byte order mark is gone that Excel needs. */
const marked = (text: string) => (text.startsWith(BYTE_ORDER_MARK) ? text : BYTE_ORDER_MARK + text)

/** RFC 6266: the extended name first. */
function nameIn(disposition: string): string {
  const extended = /filename\*=utf-8''([^;]+)/i.exec(disposition)?.[1]
  if (extended) return decodeURIComponent(extended)
  return /filename="?([^";]+)"?/i.exec(disposition)?.[1] ?? ''
}

const isPlanRefusal = (error: unknown) =>
  error instanceof FunctionsHttpError && [402, 403].includes((error.context as Response).status)
