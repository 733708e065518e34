import { FunctionsHttpError } from '@supabase/supabase-js'
import type { ExportPdfRequest } from '@tappet/wire'
import { PDF_IS_PRO } from '@tappet/wire'
import type { Client } from '../../backend/connect.ts'
import { countPdfExport } from '../../backend/pdf-exports.ts'
import { safeFileName } from '../../platform/files/files.ts'

/** Result of an export: a file, or why there is none. */
export type PdfAnswer = { kind: 'file'; file: Blob; name: string } | { kind: 'refused'; message: string }

const PDF_WITHIN_MS = 30_000
const REFUSED = [402, 403]
const FILE_NAME = 'tappet-diagnosis.pdf'
const NAMED = /filename="?([^";]+)"?/i

/** The name that the server gives its file, or Tappet's own. */
export function fileName(disposition: string | null): string {
  return safeFileName(NAMED.exec(disposition ?? '')?.[1] ?? '', FILE_NAME)
}

/**
 * Asks for the PDF report of a saved diagnosis.
 * @throws what the client says when the server does not answer, or not with a PDF
 */
export async function fetchPdfReport(client: Client, historyId: string): Promise<PdfAnswer> {
  if (!(await countPdfExport(client))) return { kind: 'refused', message: PDF_IS_PRO }
  const { data, error, response } = await client.functions.invoke<unknown>('export-pdf', {
    body: { type: 'diagnosis', history_id: historyId, counted: true } satisfies ExportPdfRequest,
    timeout: PDF_WITHIN_MS,
  })
  if (error === null) {
    if (!(data instanceof Blob)) throw new Error('The answer is no PDF')
    return { kind: 'file', file: data, name: fileName(response?.headers.get('Content-Disposition') ?? null) }
  }
  if (error instanceof FunctionsHttpError && REFUSED.includes(error.context.status)) {
    const body: unknown = await error.context.json().catch(() => null)
    const message = typeof body === 'object' && body !== null && 'error' in body ? body.error : null
    if (typeof message === 'string') return { kind: 'refused', message }
  }
  throw error
}
