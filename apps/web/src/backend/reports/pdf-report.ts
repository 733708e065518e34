import { FunctionsHttpError } from '@supabase/supabase-js'
import { type ExportPdfRequest, PDF_IS_PRO } from '@tappet/wire'
import { asWrittenHere } from '../../format/paper.ts'
import { safeFileName, saveFile } from '../../platform/files/files.ts'
import { trackUse } from '../account/count-use.ts'
import type { Client } from '../connection/connect.ts'
import { ASKS_FOR_EVENTS, PDF_WITHIN_MS, pdfFromEvents } from './pdf-events.ts'

type Refusal = { kind: 'refused'; message: string } | { kind: 'busy'; message: string }
export type PdfAnswer = { kind: 'file'; file: Blob; name: string } | Refusal

const COUNTED_WITHIN_MS = 15_000
const REFUSED = [402, 403]
const NAMED = /filename="?([^";]+)"?/i

export function fileName(disposition: string | null, otherwise: string): string {
  return safeFileName(NAMED.exec(disposition ?? '')?.[1] ?? '', otherwise)
}

export type WantedPdf =
  | { type: 'diagnosis'; history_id: string }
  | ({ type: 'maintenance'; user_id: string; vehicle_id?: string } & Unsent)
  | ({ type: 'car'; vehicle_id?: string } & Unsent)
  | ({ type: 'case'; case_id: string } & Unsent)

type Unsent = { unsent: number }

/**
 * The use is counted first; export-pdf then gets `counted: true` and returns it when it fails.
 * @param told how far it is
 * @throws what the client says when the server does not answer, or not with a PDF
 */
export async function fetchPdfReport(
  client: Client,
  wanted: WantedPdf,
  told: (text: string) => void,
): Promise<PdfAnswer> {
  const use = await trackUse(client, { usage_type: 'pdf_exports' }, COUNTED_WITHIN_MS)
  if (!use.can_use) return { kind: 'refused', message: PDF_IS_PRO }
  const otherwise = `tappet-${wanted.type}.pdf`
  const { data, error, response } = await client.functions.invoke<unknown>('export-pdf', {
    body: { ...wanted, ...asWrittenHere(), counted: true } satisfies ExportPdfRequest,
    headers: ASKS_FOR_EVENTS,
    signal: AbortSignal.timeout(PDF_WITHIN_MS),
  })
  if (error === null) {
    if (data instanceof Response) {
      const pdf = await pdfFromEvents(data, told)
      return pdf.kind === 'busy' ? pdf : { ...pdf, name: safeFileName(pdf.name, otherwise) }
    }
    if (!(data instanceof Blob)) throw new Error('The answer is no PDF')
    const name = fileName(response?.headers.get('Content-Disposition') ?? null, otherwise)
    return { kind: 'file', file: data, name }
  }
  if (error instanceof FunctionsHttpError && REFUSED.includes(error.context.status)) {
    const body: unknown = await error.context.json().catch(() => null)
    const message = typeof body === 'object' && body !== null && 'error' in body ? body.error : null
    if (typeof message === 'string') return { kind: 'refused', message }
  }
  throw error
}

export type PdfOutcome = { kind: 'handed_over'; name: string } | { kind: 'closed' } | Refusal

/** @throws what fetchPdfReport throws */
export async function savePdfReport(
  client: Client,
  wanted: WantedPdf,
  told: (text: string) => void,
): Promise<PdfOutcome> {
  const answer = await fetchPdfReport(client, wanted, told)
  if (answer.kind !== 'file') return answer
  const isDone = await saveFile(answer.name, answer.file)
  return isDone ? { kind: 'handed_over', name: answer.name } : { kind: 'closed' }
}
